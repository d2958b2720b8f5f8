// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

extension ChipSpeed {
    /// Every chip that there are measurements of, the usual one first.
    package static let all = [p60, p71, p5]

    /// A chip of about 2015.
    package static let p60 = ChipSpeed(
        name: "p60",
        source: """
            NXP J3H145 (JCOP 3, P60); commit 54378ebe, fixed/NXP_JCOP3_J3H145g_P60 ... DATAFIXED_1634626143124. Only 256 \
            octets were measured of ciphers: that 34 % of it is the call is assumed, as on the J3A080
            """,
        agreement: [(192, 40.96), (224, 52.72), (256, 55.08), (384, 100.78), (521, 207.02)],
        keyPair: [(192, 114.10), (224, 143.60), (256, 156.30), (384, 290.60), (521, 601.80)],
        signature: [(192, 44.20), (224, 53.29), (256, 56.29), (384, 92.86), (521, 174.66)], verification: 50.32,
        modulus: [(1024, 57.25), (1536, 109.48), (3072, 494.04), (4096, 1033.14)],
        aes: Line(call: 3.06, octet: 0.02324), aesChecksum: Line(call: 3.51, octet: 0.02660),
        tripleDES: Line(call: 2.87, octet: 0.02176), tripleDESChecksum: Line(call: 4.73, octet: 0.03582), hash: 8.63,
        random: 1.45)

    /// A chip of about 2020.
    package static let p71 = ChipSpeed(
        name: "p71",
        source: """
            NXP JCOP 4 (P71); commit 188e7b5b, fixed/NXP_JCOP4_P71D321 ... DATAFIXED_1578910230714. Ciphers by length: \
            commit 36c5844d, variable/NXP_JCOP4_J3R180_SECID_P71 ... DATADEPEND_1634842873864
            """,
        agreement: [(192, 18.16), (224, 19.68), (256, 21.58), (384, 33.22), (521, 59.72)],
        keyPair: [(192, 23.40), (224, 24.85), (256, 26.25), (384, 40.80), (521, 68.60)],
        signature: [(192, 29.36), (224, 31.21), (256, 33.06), (384, 46.17), (521, 73.51)], verification: 31.28,
        modulus: [(1024, 16.34), (1536, 31.17), (2048, 54.80)],
        aes: Line(call: 1.53, octet: 0.00121), aesChecksum: Line(call: 2.0, octet: 0.00121),
        tripleDES: Line(call: 1.57, octet: 0.00123), tripleDESChecksum: Line(call: 1.9, octet: 0.00123), hash: 8.54,
        random: 1.28)

    /// A chip of about 2010.
    package static let p5 = ChipSpeed(
        name: "p5",
        source: """
            NXP J3A081 (JCOP 2.4.1, P5); commit e53c1248, fixed/NXP_J3A081_JCOP_v2.4.1 ... DATAFIXED_1634801210191. \
            Ciphers by length: NXP J3A080, variable/NXP_J3A080 ... DATADEPEND_1437946761019
            """,
        agreement: [(192, 58.14), (224, 71.10), (256, 105.76), (320, 154.30)],
        keyPair: [(192, 57.80), (224, 69.55), (256, 103.85), (320, 150.35)],
        signature: [(192, 47.61), (224, 56.27), (256, 78.80), (320, 111.46)], verification: 120.38,
        modulus: [(1024, 82.25), (1536, 206.23), (2048, 428.17)],
        aes: Line(call: 7.50, octet: 0.0561), aesChecksum: Line(call: 9.12, octet: 0.0504),
        tripleDES: Line(call: 7.98, octet: 0.0513), tripleDESChecksum: Line(call: 14.33, octet: 0.0492), hash: 69.32,
        random: 21.64)
}
