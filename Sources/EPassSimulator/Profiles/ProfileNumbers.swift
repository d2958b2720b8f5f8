// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// Which profile shows which number of the lists of field failures (`F-16`) and of threats (`T-13`). A profile that was
/// made for a number bears its name; others were there before.
package enum ProfileNumbers {
    /// The numbers of a profile, in order: by its name, and by the list of those that were there before.
    package static func numbers(of profile: String) -> [String] {
        (named(profile).map { [$0] } ?? []) + earlier.filter { $0.profiles.contains(profile) }.map(\.number)
    }

    /// The profiles that show a number.
    package static func profiles(of number: String) -> [String] {
        let own = SimulatorProfile.all.map(\.name).filter { named($0) == number }
        return (earlier.first { $0.number == number }?.profiles ?? []) + own
    }

    /// Profiles that were there before, by number.
    package static let earlier: [(number: String, profiles: [String])] = fieldFailures + threats

    /// The number that the name of a profile begins with: `F-16` of `f-16-6b00`.
    private static func named(_ profile: String) -> String? {
        let parts = profile.split(separator: "-", maxSplits: 2)
        guard parts.count == 3, parts[0] == "f" || parts[0] == "t", Int(parts[1]) != nil else { return nil }
        return "\(parts[0].uppercased())-\(parts[1])"
    }

    private static let fieldFailures: [(number: String, profiles: [String])] = [
        ("F-1", ["pace-only"]), ("F-3", ["master-file-3f00", "master-file-unnamed"]),
        ("F-4", ["pace-reference-always", "pace-reference-never"]),
        ("F-5", ["pace-second-try", "pace-leading-zeros"]), ("F-6", ["pace-all-mappings"]),
        ("F-7", ["pace-gm-modp-1024-160-aes-128"]), ("F-8", ["pace-sticky"]), ("F-9", ["can-only"]),
        ("F-10", ["national-aid", "national-aid-bac", "application-bound"]),
        ("F-14", ["pace-error", "pace-hidden"]), ("F-16", ["read-limit"]),
        ("F-17", ["empty-reads", "extended-length-empty", "extended-length-6700", "extended-length-unstated"]),
        ("F-18", ["aa-rsa-truncated"]),
        ("F-22", ["card-lost"]), ("F-23", ["short-reads"]), ("F-24", ["eac-denial-ends"]), ("F-25", ["no-do99"]),
        ("F-26", ["bad-mac", "unprotected-response"]), ("F-28", ["com-differs", "dg2-missing"]),
        ("F-30", ["indefinite-6282", "indefinite-9000", "indefinite-6700"]),
        (
            "F-33",
            ["field-date-binary-coded", "field-empty-element", "field-other-name-outside-template"]
        ),
        ("F-34", ["field-facial-record-length", "field-feature-point-count", "field-padding-after-image"]),
        ("F-35", ["portrait-j2k", "portrait-jp2"]), ("F-36", ["iso39794"]),
        ("F-38", ["field-security-infos-trailing"]), ("F-39", ["huge-file"]),
        ("F-41", ["field-mrz-germany-as-deu"]),
        ("F-42", ["field-mrz-date-of-birth-invalid", "field-mrz-date-zero-for-unknown"]), ("F-45", ["no-anchor"]),
        ("F-47", ["aki-mismatch", "csca-expired"]), ("F-49", ["rsa-pss"]), ("F-50", ["named-curve"]),
        ("F-54", ["field-trailing-octets", "dg2-changed"]), ("F-55", ["signature-changed"]), ("F-57", ["aa-der"]),
        ("F-58", ["ca-no-info", "ca-set-at-only", "ca-set-kat-only", "ca-several-keys"]), ("F-59", ["dg15-swapped"]),
        ("F-60", ["eac"]), ("F-65", ["several-applications"]), ("F-66", ["select-p2-00"]),
        ("F-67", ["sfi-6a82", "sfi-means-master-file"]),
        ("F-68", ["open-sod", "open-com"]),
    ]

    private static let threats: [(number: String, profiles: [String])] = [
        ("T-01", ["clone"]), ("T-02", ["clone-stripped", "clone-stripped-com"]), ("T-03", ["dg14-swapped"]),
        ("T-04", ["aa-replayed"]), ("T-07", ["pace-hidden", "pace-error"]),
        ("T-08", ["pace-stripped", "pace-off-curve", "pace-infinity", "pace-same-key"]),
        ("T-09", ["unprotected-response", "bad-mac", "replayed-response"]), ("T-10", ["huge-file"]),
        ("T-12", ["ca-key-dh-composite"]), ("T-13", ["endless"]), ("T-17", ["pace-explicit-untrusted"]),
        ("T-18", ["digest-wrong", "content-type-wrong"]), ("T-19", ["aa-rsa-wrong-trailer", "aa-rsa-wrong-padding"]),
        ("T-20", ["crl-expired", "signer-expired"]), ("T-24", ["pace-mrz-tries", "pace-mrz-blocked"]),
        ("T-38", ["field-mrz-germany-as-deu"]),
    ]
}
