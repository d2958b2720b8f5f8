// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import PackageDescription

// A package of its own, as one that embeds epass is. Scripts/check-examples compiles and runs what is here.
let package = Package(
    name: "epass-examples",
    dependencies: [
        // The traits that are wanted; without the list all three. Here: readers, and no tokens and no decoders.
        .package(name: "epass", path: "..", traits: ["PCSC"])
    ],
    targets: [
        .executableTarget(
            name: "Service", dependencies: [.product(name: "EPass", package: "epass")], path: "Service"),
        .executableTarget(
            name: "Reader",
            dependencies: [
                .product(name: "EPass", package: "epass"), .product(name: "EPassPCSC", package: "epass"),
            ],
            path: "Reader"),
    ],
    swiftLanguageModes: [.v6]
)
