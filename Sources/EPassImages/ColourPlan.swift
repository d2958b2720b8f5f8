// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

#if Images
    internal import COpenJPEG
    internal import EPassMessages

    /// Which components of a decoded image make its colours.
    ///
    /// The library has applied the palette (pclr, cmap) and put the channels into the order of their definitions (cdef)
    /// by then. Channels of opacity are left out: a document's portrait has no background to show through.
    struct ColourPlan {
        /// The numbers of one or three components.
        let components: [Int]
        /// Whether three components are luminance and chrominance (sYCC), and not red, green and blue.
        let isLuminanceChrominance: Bool

        /// Looks at the components of a decoded image.
        ///
        /// - Throws: `ImageError` (`unsupported`; `malformed` where a component has no samples).
        init(_ image: opj_image_t, header: JPEG2000Header) throws(ImageError) {
            let count = unsafe Int(image.numcomps)
            guard 1...JPEG2000Header.componentLimit ~= count, let all = unsafe image.comps else {
                throw ImageError(.unsupported, .imageChannels(count: count))
            }
            let isUnsaid = unsafe image.color_space == OPJ_CLRSPC_UNSPECIFIED || image.color_space == OPJ_CLRSPC_UNKNOWN
            var colours = (0..<count).filter { unsafe all[$0].alpha == 0 }
            // Without definitions of channels (a bare codestream), the second of two and the fourth of four are opacity
            // by custom.
            if isUnsaid, colours.count == 2 || colours.count == 4 { colours.removeLast() }
            if unsafe image.color_space == OPJ_CLRSPC_GRAY { colours = Array(colours.prefix(1)) }
            guard colours.count == 1 || colours.count == 3,
                unsafe image.color_space != OPJ_CLRSPC_CMYK && image.color_space != OPJ_CLRSPC_EYCC
            else {
                throw ImageError(.unsupported, .imageColours)
            }
            for number in colours {
                let component = unsafe all[number]
                guard unsafe component.data != nil, unsafe component.w > 0, unsafe component.h > 0,
                    unsafe component.dx > 0, unsafe component.dy > 0
                else { throw ImageError(.malformed, .imageComponentEmpty) }
                guard unsafe 1...16 ~= component.prec else {
                    throw ImageError(.unsupported, .imageChannelBits)
                }
                guard unsafe Self.covers(component, image) else {
                    throw ImageError(.malformed, .imageComponentCut)
                }
            }
            components = colours
            // A codestream does not say its colours: chrominance is what is sampled more sparsely than the first
            // component.
            let spacings = colours.map { unsafe all[$0].dx }
            let isSubsampled = spacings.first == 1 && spacings.dropFirst().allSatisfy { $0 > 1 }
            let isSaid = unsafe image.color_space == OPJ_CLRSPC_SYCC
            isLuminanceChrominance = colours.count == 3 && (isSaid || (isUnsaid && isSubsampled))
        }

        /// Whether the samples of a component are as many as its spacing demands.
        private static func covers(_ component: opj_image_comp_t, _ image: opj_image_t) -> Bool {
            func samples(_ from: UInt32, _ to: UInt32, _ spacing: UInt32) -> Int {
                let (from, to, spacing) = (Int(from), Int(to), Int(spacing))
                return (to + spacing - 1) / spacing - (from + spacing - 1) / spacing
            }
            return unsafe Int(component.w) == samples(image.x0, image.x1, component.dx)
                && Int(component.h) == samples(image.y0, image.y1, component.dy)
        }
    }
#endif
