// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let events: Target.Dependency = .product(name: "EPassEvents", package: "epass")

// A package of its own: who embeds epass fetches none of these, and who takes one of these builds no more of epass than
// the type of the events.
let package = Package(
    name: "epass-adapters",
    products: [
        .library(name: "EPassLogging", targets: ["EPassLogging"]),
        .library(name: "EPassMetrics", targets: ["EPassMetrics"]),
        .library(name: "EPassTracing", targets: ["EPassTracing"]),
    ],
    dependencies: [
        .package(name: "epass", path: "..", traits: []),
        .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
    ],
    targets: [
        .target(
            name: "EPassLogging", dependencies: [events, .product(name: "Logging", package: "swift-log")],
            swiftSettings: settings),
        .target(
            name: "EPassMetrics", dependencies: [events, .product(name: "Metrics", package: "swift-metrics")],
            swiftSettings: settings),
        .target(
            name: "EPassTracing",
            dependencies: [events, .product(name: "Tracing", package: "swift-distributed-tracing")],
            swiftSettings: settings),
        .testTarget(
            name: "EPassAdaptersTests",
            dependencies: [
                events, "EPassLogging", "EPassMetrics", "EPassTracing",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "InMemoryLogging", package: "swift-log"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
