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

func epass(_ name: String) -> Target.Dependency { .product(name: name, package: "epass") }
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")

// A package of its own: who embeds epass fetches none of these.
let package = Package(
    name: "epass-service",
    products: [.executable(name: "epass-service", targets: ["epass-service"])],
    traits: [
        .trait(name: "PKCS11", description: "Take keys from tokens; needs libp11-kit."),
        .trait(name: "Demo", description: "The command demo: a simulated phone, passport and State."),
        .default(enabledTraits: ["PKCS11", "Demo"]),
    ],
    dependencies: [
        .package(
            name: "epass", path: "..", traits: [.trait(name: "PKCS11", condition: .when(traits: ["PKCS11"]))]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    ],
    targets: [
        // Transactions, challenges, storage, audit, judging: nothing of HTTP.
        .target(
            name: "EPassServiceCore",
            dependencies: [
                epass("EPassJOSE"), epass("EPass"), epass("EPassPage"), epass("EPassPKCS11"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ], swiftSettings: settings),
        // Routes, who may do what, webhooks.
        .target(
            name: "EPassServiceHTTP",
            dependencies: [
                epass("EPassJOSE"), "EPassServiceCore", epass("EPass"), epass("EPassPage"), logging, hummingbird,
                lifecycle,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ], resources: [.embedInCode("openapi.json")], swiftSettings: settings),
        .executableTarget(
            name: "epass-service",
            dependencies: [
                epass("EPassJOSE"), "EPassServiceCore", "EPassServiceHTTP", epass("EPass"), epass("EPassPKCS11"),
                logging, hummingbird, lifecycle,
                .product(name: "EPassSimulator", package: "epass", condition: .when(traits: ["Demo"])),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
            ], swiftSettings: settings),
        .testTarget(name: "EPassJOSETests", dependencies: [epass("EPassJOSE"), epass("EPass"), "EPassServiceCore"]),
        .testTarget(
            name: "EPassServiceCoreTests",
            dependencies: [
                "EPassServiceCore", epass("EPassJOSE"), epass("EPass"), epass("EPassSimulator"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        .testTarget(
            name: "EPassServiceHTTPTests",
            dependencies: [
                "EPassServiceHTTP", "EPassServiceCore", epass("EPassJOSE"), "epass-service", epass("EPass"),
                epass("EPassPKCS11"), epass("EPassSimulator"), hummingbird, logging, lifecycle,
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// What Service/Tests/load.py compares the service with; nobody is given it.
if Context.environment["EPASS_SERVICE_EXTRAS"] == "bench" {
    package.products.append(.executable(name: "epass-service-bench", targets: ["epass-service-bench"]))
    package.targets.append(
        .executableTarget(
            name: "epass-service-bench",
            dependencies: ["EPassServiceCore", epass("EPass"), epass("EPassSimulator")],
            path: "Tests/EPassServiceBench", swiftSettings: settings))
}
