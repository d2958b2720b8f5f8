// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if PKCS11
    internal import CPKCS11

    extension epass_p11_token {
        /// The label, without padding.
        var labelText: String { Self.text(label) }
        /// The manufacturer, without padding.
        var manufacturerText: String { Self.text(manufacturer) }
        /// The model, without padding.
        var modelText: String { Self.text(model) }
        /// The serial number, without padding.
        var serialText: String { Self.text(serial) }

        /// Text up to the zero at its end; what is not UTF-8 is replaced.
        private static func text<T>(_ characters: T) -> String {
            unsafe withUnsafeBytes(of: characters) { octets in
                unsafe String(decoding: octets.prefix { $0 != 0 }, as: UTF8.self)
            }
        }
    }
#endif
