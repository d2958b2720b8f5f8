// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// One folder under `Benchmarks/` for each target; `swift package --disable-sandbox benchmark` runs them all.
func benchmark(_ name: String, _ products: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "Benchmark", package: "benchmark")] + products,
        path: "Benchmarks/\(name)",
        swiftSettings: settings,
        plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

let package = Package(
    name: "epass-benchmarks",
    dependencies: [
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
        // The name is needed: the folder may be called anything.
        .package(name: "epass", path: ".."),
    ],
    targets: [
        benchmark("MRZ", [.product(name: "EPassMRZ", package: "epass")]),

        .systemLibrary(name: "CBareOpenSSL", path: "Benchmarks/CBareOpenSSL", pkgConfig: "libcrypto"),
        .target(
            name: "SecureMessagingWorkload",
            dependencies: ["CBareOpenSSL", .product(name: "EPass", package: "epass")],
            path: "Benchmarks/SecureMessagingWorkload", swiftSettings: settings),
        benchmark("SecureMessaging", ["SecureMessagingWorkload", .product(name: "EPass", package: "epass")]),
        .executableTarget(
            name: "SecureMessagingRatio",
            dependencies: ["SecureMessagingWorkload", .product(name: "EPass", package: "epass")],
            path: "Benchmarks/SecureMessagingRatio", swiftSettings: settings),
        .target(
            name: "PACEWorkload",
            dependencies: ["CBareOpenSSL", .product(name: "EPass", package: "epass")],
            path: "Benchmarks/PACEWorkload", swiftSettings: settings),
        .executableTarget(
            name: "PACERatio",
            dependencies: ["PACEWorkload", .product(name: "EPass", package: "epass")],
            path: "Benchmarks/PACERatio", swiftSettings: settings),
        .target(
            name: "PassiveAuthenticationWorkload",
            dependencies: ["CBareOpenSSL", .product(name: "EPass", package: "epass")],
            path: "Benchmarks/PassiveAuthenticationWorkload", swiftSettings: settings),
        .executableTarget(
            name: "PassiveAuthenticationRatio",
            dependencies: ["PassiveAuthenticationWorkload"],
            path: "Benchmarks/PassiveAuthenticationRatio", swiftSettings: settings),
        .executableTarget(
            name: "FaceDecoding", dependencies: [.product(name: "EPass", package: "epass")],
            path: "Benchmarks/FaceDecoding", swiftSettings: settings),
        .executableTarget(
            name: "LDIFGenerator", dependencies: [.product(name: "EPass", package: "epass")],
            path: "Benchmarks/LDIFGenerator", swiftSettings: settings),
        .executableTarget(
            name: "TrustStore",
            dependencies: [.product(name: "EPass", package: "epass")],
            path: "Benchmarks/TrustStore", swiftSettings: settings),
        .executableTarget(
            name: "ListDecoding",
            dependencies: [.product(name: "EPass", package: "epass")],
            path: "Benchmarks/ListDecoding", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
