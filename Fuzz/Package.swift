// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Foundation
import PackageDescription

// Every folder under Sources is one fuzz target, linked with libFuzzer's main by Scripts/fuzz.
let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Sources")
let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix("fuzz-") }
    .sorted()

let package = Package(
    name: "epass-fuzz",
    products: names.map { .executable(name: $0, targets: [$0]) },
    dependencies: [.package(name: "epass", path: "..", traits: [])],
    targets: names.map { name in
        .executableTarget(
            name: name,
            dependencies: [
                .product(name: "EPass", package: "epass"), .product(name: "EPassSimulator", package: "epass"),
                .product(name: "EPassPCSC", package: "epass"), .product(name: "EPassPKCS11", package: "epass"),
                .product(name: "EPassImages", package: "epass"),
            ])
    },
    swiftLanguageModes: [.v6]
)
