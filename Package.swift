// swift-tools-version: 6.3
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

// Test code keeps every rule but strict memory safety: the macros of Swift Testing are not audited for it.
let testSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

/// `files` are in the program by CEPassFiles.
func library(_ name: String, _ dependencies: [Target.Dependency] = [], files: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: files, swiftSettings: settings)
}

/// `files` are read where they lie.
func tests(_ name: String, _ dependencies: [Target.Dependency] = [], files: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests",
        dependencies: [.target(name: name), "EPassTestSupport", "EPassVectors"] + dependencies,
        exclude: files, swiftSettings: testSettings)
}

let package = Package(
    name: "epass",
    products: [
        .library(
            name: "EPass",
            targets: [
                "EPass", "EPassMRZ", "EPassTLV", "EPassISO7816", "EPassCrypto", "EPassLDS", "EPassAccess", "EPassTrust",
                "EPassJSON", "EPassSeals", "EPassMessages", "EPassEvents",
            ]),
        // Alone, so that who takes events to logs, metrics and traces builds nothing else (Adapters/).
        .library(name: "EPassEvents", targets: ["EPassEvents"]),
        // Each with the modules whose types stand in its public declarations: MemberImportVisibility wants them
        // imported where a member of theirs is used, the message of an error for one.
        .library(name: "EPassMRZ", targets: ["EPassMRZ", "EPassMessages"]),
        .library(name: "EPassPCSC", targets: ["EPassPCSC", "EPassISO7816", "EPassMessages"]),
        .library(name: "EPassPKCS11", targets: ["EPassPKCS11", "EPassAccess", "EPassCrypto", "EPassMessages"]),
        .library(name: "EPassJOSE", targets: ["EPassJOSE", "EPassCrypto", "EPassJSON"]),
        .library(name: "EPassImages", targets: ["EPassImages", "EPassLDS", "EPassMessages"]),
        .library(
            name: "EPassPage", targets: ["EPassPage", "EPass", "EPassLDS", "EPassMRZ", "EPassMessages"]),
        .library(
            name: "EPassSimulator",
            targets: ["EPassSimulator", "EPassISO7816", "EPassLDS", "EPassMRZ", "EPassMessages", "EPassTrust"]),
        .executable(name: "epass", targets: ["EPassCLI"]),
        // Tests only: loaded into their private pcscd (LD_PRELOAD), hence a library of its own.
        .library(name: "epass-pcscd-shim", type: .dynamic, targets: ["CEPassPCSCDShim"]),
        // Tests only: a driver of that pcscd whose reader can be unplugged.
        .library(name: "epass-pcscd-driver", type: .dynamic, targets: ["CEPassPCSCDDriver"]),
        // Tests only: a PKCS #11 module that hangs, crashes or fails where a test wants it.
        .library(name: "epass-pkcs11-shim", type: .dynamic, targets: ["CEPassPKCS11Shim"]),
    ],
    traits: [
        .trait(name: "PCSC", description: "Read through PC/SC readers; needs libpcsclite."),
        .trait(name: "PKCS11", description: "Sign with terminals' keys in tokens; needs libp11-kit."),
        .trait(name: "Images", description: "Decode JPEG and JPEG 2000, write PNG; needs libjpeg, OpenJPEG, libpng."),
        .default(enabledTraits: ["PCSC", "PKCS11", "Images"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(name: "CPCSC", pkgConfig: "libpcsclite", providers: [.apt(["libpcsclite-dev"])]),
        .systemLibrary(name: "CPKCS11", pkgConfig: "p11-kit-1", providers: [.apt(["libp11-kit-dev"])]),
        .systemLibrary(name: "COpenJPEG", pkgConfig: "libopenjp2", providers: [.apt(["libopenjp2-7-dev"])]),
        .systemLibrary(name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

        // The files that programs have in them, which the compiler takes as they are; the package manager would write
        // them as arrays of numbers in Swift, which took a minute to compile. EmbeddedFiles reads them.
        .target(name: "CEPassFiles"),
        library("EPassEncodings", ["CEPassFiles"]),
        library("EPassEvents"),
        // Calls into libraries that may never return: pcscd's (EPassPCSC), those of PKCS #11, a terminal's signer.
        library("EPassBlockingCalls"),
        library("EPassMessages", ["CEPassFiles", "EPassEncodings"]),
        library("EPassTLV", ["EPassMessages"]),
        library("EPassMRZ", ["EPassEncodings", "EPassMessages"]),
        library("EPassJSON", ["EPassEncodings", "EPassMessages"]),
        library("EPassISO7816", ["EPassEncodings", "EPassMessages", "EPassTLV"]),
        library("EPassCrypto", ["EPassTLV", "EPassEncodings", "EPassMessages", "COpenSSL"]),
        // JWS, JWE and JWK Sets, and the keys that the verification service stores under.
        library("EPassJOSE", ["EPassEncodings", "EPassJSON", "EPassCrypto"]),
        library("EPassLDS", ["EPassEncodings", "EPassMessages", "EPassTLV", "EPassMRZ"]),
        library("EPassAccess", ["EPassMessages", "EPassTLV", "EPassISO7816", "EPassCrypto", "EPassLDS", "EPassMRZ"]),
        library("EPassTrust", ["EPassEncodings", "EPassMessages", "EPassTLV", "EPassMRZ", "EPassLDS", "EPassCrypto"]),
        library("EPassIssuing", ["EPassMessages", "EPassTrust", "EPassTLV", "EPassMRZ", "EPassCrypto"]),
        library(
            "EPassSeals",
            ["EPassTLV", "EPassEncodings", "EPassMessages", "EPassTrust", "EPassMRZ", "EPassCrypto", "EPassJSON"]),
        library(
            "EPass",
            [
                "CEPassFiles", "EPassBlockingCalls", "EPassEncodings", "EPassEvents",
                "EPassMessages", "EPassAccess", "EPassTrust", "EPassTLV", "EPassMRZ", "EPassISO7816", "EPassCrypto",
                "EPassLDS", "EPassJSON", "EPassSeals",
            ], files: ["Policy/Files"]),
        library(
            "EPassPCSC",
            [
                "CEPassFiles", "EPassBlockingCalls", "EPassEncodings", "EPassMessages", "EPassISO7816", "EPassJSON",
                .target(name: "CPCSC", condition: .when(traits: ["PCSC"])),
            ], files: ["KnownReaders.json"]),
        library(
            "EPassPKCS11",
            [
                "EPassBlockingCalls", "EPassEncodings", "EPassMessages", "EPassAccess", "EPassCrypto", "EPassTLV",
                "CEPassConfinement",
                .target(name: "CPKCS11", condition: .when(traits: ["PKCS11"])),
            ]),
        // Starts and confines the process that decodes images: system calls that Swift has no words for.
        .target(name: "CEPassConfinement"),
        // libjpeg ends an error by a jump, which must not pass over frames of Swift: the jumps stay in here.
        .target(
            name: "CEPassJPEG", dependencies: [.target(name: "CJPEG", condition: .when(traits: ["Images"]))],
            cSettings: [.define("EPASS_IMAGES", .when(traits: ["Images"]))]),
        library(
            "EPassImages",
            [
                "EPassMessages", "EPassLDS", "CEPassConfinement", "CEPassJPEG",
                .target(name: "COpenJPEG", condition: .when(traits: ["Images"])),
                .target(name: "CPNG", condition: .when(traits: ["Images"])),
            ]),
        // A report as HTML; its style is a file.
        library(
            "EPassPage",
            ["CEPassFiles", "EPass", "EPassEncodings", "EPassMessages", "EPassLDS", "EPassTrust", "EPassCrypto"],
            files: ["Page.css"]),
        library(
            "EPassSimulator",
            [
                "CEPassFiles", "EPassEncodings",
                "EPassMessages", "EPassTLV", "EPassMRZ", "EPassISO7816", "EPassCrypto", "EPassLDS", "EPassTrust",
                "EPassIssuing", "EPassJSON",
            ], files: ["Drawings/Images", "Profiles/Files"]),
        // Cases of conformance, for readers and chips; the cases themselves are files in Conformance/.
        library(
            "EPassConformance",
            [
                "CEPassFiles", "EPass", "EPassEncodings", "EPassMessages", "EPassMRZ", "EPassTLV", "EPassISO7816",
                "EPassCrypto",
                "EPassLDS", "EPassAccess", "EPassTrust", "EPassSimulator", "EPassJSON", "EPassPage",
            ]),
        .executableTarget(
            name: "EPassCLI",
            dependencies: [
                "CEPassFiles", "EPass", "EPassConformance", "EPassEncodings", "EPassMessages", "EPassMRZ", "EPassTLV",
                "EPassISO7816",
                "EPassCrypto",
                "EPassLDS",
                "EPassAccess", "EPassTrust", "EPassPCSC", "EPassPKCS11", "EPassImages", "EPassPage", "EPassSimulator",
                "EPassJSON", "EPassSeals",
                "CEPassConfinement",
                argumentParser,
            ],
            exclude: ["Trust/Setup/TrustLists.json"],
            swiftSettings: settings),

        .target(
            name: "EPassVectors", path: "Vectors",
            resources: [
                .copy("doc9303-3"), .copy("doc9303-11"), .copy("doc9303-12"), .copy("lds"), .copy("lds2"),
                .copy("transcripts"), .copy("malformed"),
                .copy("trust"), .copy("tr03110"), .copy("vds"), .copy("images"), .copy("simulator"), .copy("results"),
            ],
            swiftSettings: testSettings),
        .target(
            name: "EPassTestSupport", dependencies: ["EPassISO7816"], path: "Tests/EPassTestSupport",
            swiftSettings: testSettings),
        tests("EPassEncodings", ["CEPassFiles"]),
        tests("EPassMessages", ["EPassMRZ"]),
        tests("EPassTLV", ["EPassMessages"]),
        tests("EPassMRZ", ["EPassMessages"]),
        tests("EPassJSON", ["EPassMessages"]),
        tests(
            "EPassSeals",
            ["EPassMessages", "EPass", "EPassTrust", "EPassIssuing", "EPassMRZ", "EPassCrypto", "EPassJSON"]),
        tests("EPassISO7816", ["EPassMessages"]),
        tests("EPassCrypto", ["EPassMessages", "EPassTLV", "COpenSSL"]),
        tests("EPassLDS", ["EPassMessages", "EPassTLV", "EPassMRZ"]),
        // A process of its own, whose memory is searched for secrets.
        .target(name: "CEPassMemoryScan", path: "Tests/CEPassMemoryScan"),
        .target(name: "EPassSecretsRig", path: "Tests/EPassSecretsRig", swiftSettings: testSettings),
        .executableTarget(
            name: "EPassSecretsProbe",
            dependencies: [
                "CEPassMemoryScan", "EPassSecretsRig", "EPass", "EPassAccess", "EPassISO7816", "EPassCrypto",
                "EPassMRZ",
                "EPassLDS",
            ], path: "Tests/EPassSecretsProbe", swiftSettings: testSettings),
        // Reads simulated documents over a channel on which things go wrong: for tests, and for epass-faults below.
        .target(
            name: "EPassFaultRig",
            dependencies: [
                "EPass", "EPassISO7816", "EPassSimulator", "EPassAccess", "EPassTrust", "EPassCrypto", "EPassLDS",
                "EPassJSON",
            ], path: "Tests/EPassFaultRig", swiftSettings: testSettings),
        tests(
            "EPassAccess",
            [
                "EPassMessages", "EPassISO7816", "EPassCrypto", "EPassMRZ", "EPassTLV", "EPassLDS", "EPassSecretsRig",
                "EPassSecretsProbe", "EPassPCSCRig",
            ]),
        tests(
            "EPassTrust",
            [
                "EPassMessages", "EPassIssuing", "EPassSimulator", "EPassLDS", "EPassCrypto", "EPassTLV", "EPassMRZ",
            ]),
        tests(
            "EPass",
            [
                "EPassConformance",
                "EPassMessages", "EPassEvents", "EPassSimulator", "EPassAccess", "EPassTrust", "EPassIssuing",
                "EPassMRZ",
                "EPassISO7816", "EPassCrypto", "EPassLDS",
                "EPassTLV", "EPassJSON", "EPassSeals", "EPassPCSC", "EPassPKCS11", "EPassImages", "EPassSecretsRig",
                "EPassSecretsProbe", "EPassPCSCRig", "EPassFaultRig",
            ], files: ["Golden"]),
        .target(name: "CEPassPCSCDShim", path: "Tests/CEPassPCSCDShim"),
        .target(name: "CEPassPCSCDDriver", path: "Tests/CEPassPCSCDDriver"),
        .target(name: "CEPassPCSCRig", path: "Tests/CEPassPCSCRig"),
        .target(
            name: "EPassPCSCRig", dependencies: ["CEPassPCSCRig"], path: "Tests/EPassPCSCRig",
            swiftSettings: testSettings),
        tests("EPassPCSC", ["EPassBlockingCalls", "EPassMessages", "EPassISO7816", "EPassPCSCRig"]),
        .target(
            name: "CEPassPKCS11Shim", dependencies: [.target(name: "CPKCS11", condition: .when(traits: ["PKCS11"]))],
            path: "Tests/CEPassPKCS11Shim"),
        tests("EPassPKCS11", ["EPassMessages", "EPassAccess", "EPassCrypto", "EPassPCSCRig", "EPassCLI"]),
        // Decodes images, or tries what its confinement forbids.
        .executableTarget(
            name: "EPassImageHelper", dependencies: ["EPassImages", "CEPassConfinement"],
            path: "Tests/EPassImageHelper", swiftSettings: testSettings),
        tests(
            "EPassImages",
            [
                "EPassMessages", "EPassLDS", "EPassImageHelper", "EPassPCSCRig",
                .target(name: "CPNG", condition: .when(traits: ["Images"])),
            ]),
        tests(
            "EPassPage",
            [
                "EPassMessages", "EPass", "EPassSimulator", "EPassTrust", "EPassLDS", "EPassMRZ", "EPassImages",
                "EPassImageHelper", "EPassIssuing", "EPassSeals", "EPassISO7816",
            ]),
        tests(
            "EPassSimulator",
            [
                "EPassMessages", "EPassISO7816", "EPassCrypto", "EPassLDS", "EPassTLV", "EPassTrust", "EPassIssuing",
                "EPassMRZ",
            ]),
        tests(
            "EPassConformance",
            [
                "EPassMessages", "EPass", "EPassLDS", "EPassTrust", "EPassJSON", "EPassMRZ", "EPassISO7816", "EPassTLV",
                "EPassCrypto", "EPassEncodings", "EPassIssuing", "EPassSimulator",
            ], files: ["Rules/lds.txt", "Rules/pki.txt"]),
        .testTarget(
            name: "EPassEndToEndTests",
            dependencies: [
                "EPassMessages", "EPassTestSupport", "EPassVectors", "EPassCLI", "EPassPCSCRig", "EPassSimulator",
                "EPassISO7816", "EPassLDS", "EPassTrust", "EPassIssuing", "EPassCrypto", "EPassMRZ", "EPass",
                "EPassPCSC", "EPassJSON", "EPassImages",
            ],
            resources: [.copy("Golden")],
            swiftSettings: testSettings),
    ],
    swiftLanguageModes: [.v6],
    // #embed (C23).
    cLanguageStandard: .gnu2x
)

// What only those who work on epass build, by name and with commas between: EPASS_EXTRAS=benchmarks,fuzz,faults,docs.
// They are targets of this package, so that they see what is `package`, and who embeds epass fetches none of what they
// need.
let extras = Context.environment["EPASS_EXTRAS"]?.split(separator: ",") ?? []

if extras.contains("fuzz") {
    package.products.append(.executable(name: "epass-fuzz", targets: ["EPassFuzz"]))
    package.targets.append(
        .executableTarget(
            name: "EPassFuzz",
            dependencies: [
                "EPass", "EPassMessages", "EPassMRZ", "EPassTLV", "EPassISO7816", "EPassCrypto", "EPassLDS",
                "EPassAccess", "EPassTrust", "EPassIssuing", "EPassJSON", "EPassSeals", "EPassPCSC", "EPassPKCS11",
                "EPassImages", "EPassSimulator", "EPassEncodings", "EPassJOSE",
            ],
            path: "Fuzz/Sources", swiftSettings: testSettings))
}

if extras.contains("faults") {
    package.products.append(.executable(name: "epass-faults", targets: ["EPassFaults"]))
    package.targets.append(
        .executableTarget(
            name: "EPassFaults", dependencies: ["EPassFaultRig", "EPass", argumentParser], path: "Tests/EPassFaults",
            swiftSettings: testSettings))
}

if extras.contains("docs") {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0"))
}

if extras.contains("benchmarks") {
    package.dependencies.append(.package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []))
    let libraries: [Target.Dependency] = [
        "EPass", "EPassMessages", "EPassMRZ", "EPassTLV", "EPassISO7816", "EPassCrypto", "EPassLDS", "EPassAccess",
        "EPassTrust", "EPassIssuing", "EPassSimulator", "EPassJSON",
    ]
    let bare: [Target.Dependency] = ["CBareOpenSSL"]
    let figures: [Target.Dependency] = ["BenchmarkFigures"]
    func folder(_ name: String) -> String { "Benchmarks/\(name)" }
    func workload(_ name: String) -> Target {
        .target(name: name, dependencies: bare + libraries, path: folder(name), swiftSettings: testSettings)
    }
    func program(_ name: String, _ workloads: [Target.Dependency] = []) -> Target {
        .executableTarget(
            name: name, dependencies: figures + workloads + libraries, path: folder(name), swiftSettings: testSettings)
    }
    func benchmark(_ name: String, _ workloads: [Target.Dependency] = []) -> Target {
        .executableTarget(
            name: name, dependencies: [.product(name: "Benchmark", package: "benchmark")] + workloads + libraries,
            path: folder(name), swiftSettings: testSettings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
    }
    package.targets += [
        .systemLibrary(name: "CBareOpenSSL", path: folder("CBareOpenSSL"), pkgConfig: "libcrypto"),
        .target(name: "BenchmarkFigures", path: folder("BenchmarkFigures"), swiftSettings: testSettings),
        workload("SecureMessagingWorkload"), workload("PACEWorkload"), workload("PassiveAuthenticationWorkload"),
        benchmark("MRZ"), benchmark("SecureMessaging", ["SecureMessagingWorkload"]),
        program("SecureMessagingRatio", ["SecureMessagingWorkload"]), program("PACERatio", ["PACEWorkload"]),
        program("PassiveAuthenticationRatio", ["PassiveAuthenticationWorkload"]),
        program("BatchCost", ["PassiveAuthenticationWorkload"]), program("FaceDecoding"),
        program("LDIFGenerator"), program("TrustStore"), program("ListDecoding"),
    ]
}
