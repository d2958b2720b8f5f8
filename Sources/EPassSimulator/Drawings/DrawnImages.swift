// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassEncodings

/// The drawings in their codings, compressed once, since there is no encoder here: ellipses, lines and loops that the
/// project drew, of no person.
enum DrawnImages {
    /// The portrait as a JPEG file of as many octets as portraits of the field have: a comment behind the header of
    /// JFIF fills it up.
    static let portrait: [UInt8] = {
        let text = Array("A drawing for tests, of nobody. ".utf8)
        let count = 20_833 - face.count
        let comment = [0xFF, 0xFE] + UInt16(clamping: count + 2).octets + (0..<count).map { text[$0 % text.count] }
        var file = face
        file.insert(contentsOf: comment, at: 20)
        return file
    }()

    /// The portrait in the file format JP2 (ISO/IEC 15444-1, Annex I): signature, file type, header in sRGB, codestream
    /// to the end.
    static let portraitJP2: [UInt8] = {
        let signature: [UInt8] = [0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]
        let fileType = box("ftyp", Array("jp2 ".utf8) + [0, 0, 0, 0] + Array("jp2 ".utf8))
        let size: [UInt8] = [0x00, 0x00, 0x01, 0xB0, 0x00, 0x00, 0x01, 0x50, 0x00, 0x03, 0x07, 0x07, 0x00, 0x00]
        let colour: [UInt8] = [0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x10]
        let header = box("jp2h", box("ihdr", size) + box("colr", colour))
        return signature + fileType + header + box("jp2c", portraitCodestream)
    }()

    private static func box(_ kind: String, _ contents: [UInt8]) -> [UInt8] {
        UInt32(clamping: contents.count + 8).octets + Array(kind.utf8) + contents
    }

    private static func octets(_ base64: String) -> [UInt8] { Base64.octets(base64) ?? [] }

    /// A line of loops that spells nothing, as JPEG: 320 columns, 96 rows, grey.
    static let signature = octets(
        """
        /9j/4AAQSkZJRgABAQEB9AH0AAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H/\
        ///6/+b9//j/wAALCABgAUABAREA/8QAVAABAAMBAQAAAAAAAAAAAAAAAAMEBQECEAABAwIBBgoIBgMBAQAAAAABAAIDBBEFEhMhMUGRFBUi\
        MlFSgdHh8EJTVGFxobHBIzNDYpKiJWPxcjT/2gAIAQEAAD8A2ERERERERERERERERERERERERERERERV6qtjpnBrg5zzpyWr3T1EdTHlxk21\
        EHWFKiIiIiIiIiIiIiIiIiIiIiIiIiz6IZ2uqZ3aS05LT7vICU4zGKzRjQyRuUB7/N1oIvE0mahfJ1WkrIzDxRivzjs9lZXZey2In5yJjwLZ\
        TQV6RQVtTwWDLAu4mzR714o6p8r5Ip2BkrNg6FaRFFLUwwua2SQNLtQKlREREREREREREREREVHCfyJTtMh+gXJdGNQe+M/dX0VbEjagl+A+\
        oXgtBwi3+m/yupMPN6GK/R91YRUMR01NG06jJpHaEHJxp1vTj0+exX0RY1a3OVlVlaciMFvu5vitSkdlUkJPUH0UqI45LSegXWXhlTNLUubK\
        8uDmlwB2G61ERQ1dS2lhzjgTpsAFJFIJYmyN1OFwvSIlxe1xfXZEREREREVHC+TwiPqyHz8lyTlY1Fb0Y9Pz71fRQV7cqimH7b7lXzn+Fyv9\
        eT9lYoG5NFCP233qdFQxPkvppTqZJ3dyM5WNSftj7u9X0RY1ec3V1N/TjFt47lqUgtSQj9g+ilRCLixWNhDTwt9xzWEfNbKIqWLtBoiSdTgQ\
        rFIAKSG3UH0UqIst0wGOC50cy/vt3rURERERERUKT8PE6qPrWf53pBy8XqHDSGtDe3R4q+i8yMzkT2H0gQsfPf4UsI05zI+62ImZuJjOq0Be\
        kVPFWZdE49Uh32+6hwxxnqKiocNJsPO4LSRFk4xFeaFwOlwydPx8VrAAAAagiJqFysnDJw6tmuLZ27hv/wCrWRFn4n+NLBSt1vdc+4eb7l7w\
        qQmnMTtD4nEEee1XUXmR7Y43PdqaLlY4p3yUT6v9UvywR0efotanmE8DJB6Q0joKkREREREVCpOYxOCY6GvGQfPaNyYUC5s05FjI+/ner6Is\
        V8DuNcz6DpMu2y2vvW0iKGsc1tJKXaskhVMGe0072DnB1z2/8WiiLIr2uq6uRkeqFl/idvn3LRo5+EUzH35VrO+KmRVcSmzVI4DnP5IH1VWo\
        p3UlPTzMHLh5/vv4/VaUb2yxtew3a4XC9ISACSbAayVn0V6mslqyOSOSzz51rlReirm1AH4Umh9th8/daIIIBBBB1EIs+vkNRKyjiOkm7z0B\
        XmMayMRgckC1lnMccNqSx1+DSG4PVK02kOALSCDqIREREREVHGMnggvzsoZKlw4sNDFkagNPx2qyiataxHySPmfXs5jJAB8PNt62mPbIxr2m\
        7XC4XUWfiLjPLFRsOlxu+2wLk4FDWMnaLQvGQ4DZ571ogggEG4O1FFVTtpoHSHXqaOkqHDoHRQF8n5kpynX8+bqAHi6sIP8A88ukHqlaQIIu\
        NIXHODGlziABpJKz4b19bnyDmYuYDtPn7LQc0PaWuFwRYhZsb34bKYpbup3Hku6FeFVTluUJo7f+gqU9Q6ufwelvkenJbYtCKJsMTY2CzWiw\
        SWNssbo3i7Xa1Qa2roLtY3Pw7ANYXXVVbOMiKmdETrc/ZvVijpG0zSScqR3OcVYXmSNkrCyRoc07CqQw0xu/AqZI23vkq+iIiIiLOB4diII0\
        wwbek+fouRu4vrHRO0QSm7TsB8/ZaSKjiE5NqWHTLJoNtgVmKnZHTCC122sff0qlBI7D5jTzk5lxvG/oWkCHAEEEHUQq9XWR0zNJu86mjWo6\
        CnezKnn/ADpNd9gVqWJs0To3i7XLPZJPh3IlaZIPReNikditOG8kPc46gAvMUE1XOJ6puSxvMj71oLxLEyaMskbdpVIUlZT8mmnBj2NfsTgV\
        TUEcLnGQPRZtV9jGxsDGANaNQC6uOa17S1zQ4HWCLqscNpCb5r+x71YjjZE3JjaGt6AF6RERERERERF4kmii/Mka3bYmyozVb6txgowSDzpD\
        oACuU0DaaERs+JPSV2eBlREY5BcHeCqTRW0YyQ0VEQ1dI89q6aiun5MVNmulz9inpKMU93udlyu5zirK8yxMmYWSNDmnYVS4rDSczUSxg6wC\
        paegggdlgF7+s7SrSIuBjWm4aAekBdREREREREuBrK5ltHpDeuZ2Mem3euZ+L1rP5Bc4RB66P+QXOFU/r4v5he2SRyAmN7X215JuvSIiIoZq\
        WCd4fLGHOAsDcr3kCKIiFjQQDZo0C6p57E/Z4t/imdxP1EW/xTLxM/pRDt8UviZ2RBLYmfSiCZGJn9WIdngmaxP2iLd4JmcT9oi3eCZnE/aI\
        t3gmZxL2mPd4JwfEDrqm7vBOC1x11Y3JwOsOutO5OA1R11z9x704BUe3ybj3pxfUe3y/PvTi+o9vl+fenF822ul+fenFr9tXKfPxTizpqZT2\
        pxUzbPKe1OKYdssu8dycUU/Xl3juTien68u8dycUU/Xk3juXeKabpk3+CcU037967xVS9V38l64speof5Fd4tpPVf2PenFtJ6r+x71LBTRU4\
        OaZk5WvSSpURERERERERERERERERERERERERERF//9k=
        """)

    /// A page: a frame, lines where text would stand, a field where a portrait would. JPEG, 320 columns, 224 rows,
    /// grey.
    static let page = octets(
        """
        /9j/4AAQSkZJRgABAQEB9AH0AAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1x\
        eXBkeFxlZ2P/wAALCADgAUABAREA/8QAKAABAQEAAAAAAAAAAAAAAAAAAAcFEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AMMAAAAAAAAA\
        AAAAU4AAAAAAAAAAAATEU4AAAAAAAAAAAATEU4YoAAA2hMQAAAAU4AATEU4YoAAA2gAAAAAAAExFOGKAAANoTEAAAU4AAAExFOGKAAANoAAA\
        AAAABMRThigAADaExAAAAAAFOBMRThigAADaAAAAAAAATEU4YoAAA2hMQAAAAFOAATEU4YoAAA2gAAAAAAAExFOGKAAANoTEAAAFOAAAExFO\
        GKAAANoAAAAAAABMRThigAADaExAAFOAAAABMRThigAADaAAAAAAAATEU4YoAAA2hMQAAAABTgATEU4YoAAA2gAAAAAAAExFOGKAAANoTEAA\
        ABTgAAExFOGKAAANoAAAAAAABMRTgAAAAAAAAAAABMRTgAAAAAAAAAAABMRTgAAAAAAAAAAABMRThMVOTEBTkxAU5MQFOTEBTkxAU5MQFOTE\
        FOTEU4AAAAAAAAAAAATEU4TFTkxAU5MQFOTEBTkxAU5MQFOTEBTkxBTkxFOAAAAAAAAAAAAExFOAAAAAAAAAAAAExAAAAAAAAAAAAAH/2Q==
        """)

    /// ``GreyImage/finger(lean:)`` as JPEG, whatever the finger.
    static let finger = octets(
        """
        /9j/4AAQSkZJRgABAQEB9AH0AAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/wAALCABgAEgBAREA/8QARwAAAQUBAAAAAAAAAAAAAAAAAgABAwQGBRAAAQMCBAMGBwEBAAAAAAAAAQIDBAARBRITISIxQRQj\
        MlFhcRUkM0JSgfA0Q//aAAgBAQAAPwDTUqYmwua5WJYwlhWkwC475AVR0sVlALcdSym2wJtS7FiSd0TElXQXFSM4tKiO6c9sgfkBXcaeQ8gL\
        bVcHkakpUq5GMT1pIiRbF5zb2FULtYb3TKdeYscR52NIwpT/AHk2XpX3AvakMNF7s4hdY5cVIyH447PiTWo0dgu3KijuKwiQnKvPDd8JvyrR\
        IWFpCkm4NFUUl5MeOt1XJIvWcbeW0yucsFUmScrSfIUV/hyEpSNac7udvDTKgICQ7ico5zzQDypkw8MdUEsylJX0N7UWo7EV2Wf3sdeyXOdq\
        dDWi4vDnzmYeF2l+VX8CkLKFxHiS4ybb9R0rrVyMeWXAzERzdXY7dOtUitBnOuqtoQ05U+V6jbcVGZ7a4kKlST3YPMUjHjRwHsScLjyt8l+V\
        JPwiSdJKVNKPJXlRICm1fD5hC2nfpLPSgyrXFdjL/wBEQ5keoqdt/LNhzU8n05F7dfWtFXEmLzY2VE7MMlXselUEJKoMdpNyqW9mVbqKnzp7\
        Y/LVu3ESG2wR1qFIaYQJk0az7p4EHpRdohTVBh6NoFXgVbrSDbjsZ6E6rM9H421HmQKNL2aTClkHK+nTctUCk5IEhu+8Z/MPQVq6zj5Jk4mv\
        7gyADTN/68PSBshgqHvUASV4cygn68k5v0amcW32yXKcSVIjANoSRfehW6cQZdafZDTyE6iCBajaXqy8OkC4U82UK9ar7pw/nfTlWT+zViQA\
        pzFQRsWwq3rWkrNv/XxMdSyLCk2PnIB6KjqA96gSsJw+Mo7BuSc37NTKaDkmfEz2U8Q4g+dNpvxW35U02Vp6aU+dOwnSfwxkm6m0FavQVAeL\
        D1WHjli3rvViRs7ilzyaA/daSuFLQE404giwfZI9yKpNrKIkJ8HeO7kVfy/jU2kFPy4B5PWdav8A39eo0JTPbSha9GYxwgq2vRmCW1B7EJIW\
        hvcJB5mhQ+Q3IxJYIKk6bIPOiSyQuBEJtlu65t/elROLzw5jpO8h4IHtWqrj44ksuxpib92ux9qp6Ke1yYZNm5Izt286jQlyVGSAQmZE9bZh\
        T3h4jYvK7PKT4jSMGEz3kmZqoT9t6dCu2uCQ6nJDj7pSTbNQh1YZkT1bOP8AdtD0qRDHfQIIF8g1HLedaSq86OmVFcaVbiBFZ5CXH4mle0uG\
        dgfuFGc0wJmwzklI+ojzoVSYEwATWyy/1NrUwTgzCg4VqctySaPvMTIzp0ITZ5WtenQtEp/tChkhRRwAjxGrmBtKeW7PdHE6eG/QdK7NKuLi\
        8R1h4T4oJWnxi/iFU9PtPzmHLyOjdbfr7UJnsOcOIRCFjbMBa9MJeFo3ajKUvoD1owmViIu78vFT0taklHxJ5MSKkpiN+JV/FWjabS02lCdg\
        BR0qYgKBB5GuJPwhbbhkQVFDnVI5GqpnyG+GbC1CPutzpfEkf88O4+m1EmJiGJL+ZJaZ/EV3YsVqI0G2k2Aqev/Z
        """)

    /// ``GreyImage/iris(turn:)`` as JPEG, whatever the eye.
    static let iris = octets(
        """
        /9j/4AAQSkZJRgABAQEB9AH0AAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/wAALCAAwAEABAREA/8QARQAAAwEBAQAAAAAAAAAAAAAAAAQFAgMBEAABBAAEBAILAQAAAAAAAAABAAIDESExQVEEBRJhsfAU\
        IlJxcoGRwdHh8RP/2gAIAQEAAD8AvoXhIAsrJkaLzwXpeAdc6HdaGItCEIXF7j1Z2LwPf8Bcy7Y0au/Eo6w0G8ABiMqGgSfpT/8AXraaGg0p\
        VI3iRge26O60hZkJDDRrc7JdxAvChq3UbD5qXzXmT+ClZFE1rnH1ySMNgB9EnDzWXiniGVrWg+wDj7020+e6pcsJLXi8LB/adQsyZDO7wS7h\
        hgaNXfiVE55wj5Zo5I6vp6ejIjElJcFwkrJxI8BoF62qbR57KjywGpDW2P2TyF4QCKOSXlIhaXOyGI0x0+QUuQmR5c7M+Gyz09v6ukbHPcGs\
        Fk5flWIYmwxhjdNd1tCFmSNkjel7bCUdy8X6shA0sWV4OXC8ZMPh0TUULIgQwVeZ3XRC/9k=
        """)

    /// The bare codestream of JPEG 2000, as some issuers put it into EF.DG2 (F-35); Vectors/images/SOURCE.md has the
    /// command.
    static let portraitCodestream = octets(
        """
        /0//UQAvAAAAAAFQAAABsAAAAAAAAAAAAAABUAAAAbAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAAAAAEBBQQEAAH/XAATQEBISFBISFBISFBI\
        SFBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAw0AAH/k99lCqK06eKKcY6L80M0NO2afdYhJyiJ\
        k8G49lq0IAPRjblwQcHjXFJAK6ZY8XrasNfL5hLaEbAo9kZyeSQChQ0YbToO8A6Us0pjRPsqNO+EtLryXntTNOZxbA1M6BhSdeVQlkVEf+qb\
        txyarxMMHY2Zkrzk70QIvvqi5eYrduqr7pvngl7rseDHx0Vc53/XmF1dxdGej8BqkcmQDMjTuLMh4Bdinddy1wJVG3JqnpK/HYRV2Bp5YVk8\
        aciUp142qwwduPBLrg5Cz7NLdzOm61LPopyGzmROyKXD02MWFs0iixPGynrhcuOjb3ytmEOfJavq6M2hoKAJMsglK6x6a/uOzgaCzlIlKmGz\
        HE4/L993uQZKO2TQupAc304uVX4PFhfHzUyPmpcfM9AZ2gEBnDGQ1V50YNlcJaVRcUgZz8eJ2IexX+JXBj2t1O6Nu5EXtv9kGINrrk/qfQWj\
        mIIuSBnqa4bAtFUvEMzyAcA2iP0ien+5lttjHg6/MqD7OrVNY2qLlnJ/npwpFjxfMXIVA0Svbf3jPyMBmAk540+b+QC5N8EYvlldYYrLNUM/\
        o6tYfa0fK2n/FR+pFDxLW21+kQ+cPoRBMqqwctQ7g1D9liTnyCajwNAhXxq+GK5CRkKAA7javjVz/tZ3cPMUCxDXbcbKLj7ELLHsBjS4kyqN\
        eMHV4OpQcSBJzuYqxYUMGVYIdb+ZpEb6ejLFRjbTDx+gxX8YFqKXEsiIpSwL3JYt4j6F92imwtjevsPhfh8LEHTwZaOz2YMMMHduEWAepD3T\
        rIBxsgdXnpq1/o9z9AjaDmB9YCJlSwn/JLG036BcU4Cayey3jmxpCT3NEvVyR5jSxmiPWZCth8+fRE+jVkfJcLDzF7J3rbZrIaVgmGLNTDMk\
        IYUc4DoAVsGbagxci+aDsQh1Wrl9yHI+vg/bb01yb8daJgilFghvRtH/WTkQP37WbykP/xVj+wT++QFXEN8OnRYUqB1/BERqHS8H3OiMMQh1\
        pNzWe1iQh0LvcyKO/0kjOGhNyrgkSv95KuOTIIZBT6PLoMkkj8rkOLtUCQZ6uK0FnM/+LyGRbNEwEAbIfV8CAx+4poQYymJjtDrX2Q2elUse\
        9jqS3p3JN39/5I10fGqywjjFpE8KkTr7VkLuGCb3A5MHmIZJFy78yLOPEYa8/wOrkoFmPkHiMvrGeTh6jYpUMWWF35EZTVf8fowem892v7B0\
        DiVRFK1O9ByA1JRjJ8iCgDAm8xd1jTRO4g510uPz1yy4Th0DB5XWvA8o7j6jVUotyITW2etBOrGL6V/tFUgp9OZb0e/4JmkapO7Aki4wXCFP\
        BsYq/ZazoF1r0wIYUFyUwIh1A5HnBl0k1vkLRadn8rCgTtDx+u1E1Sjme+LlwXIWrVRLZygmBtDV3zQbHmNib/cJbXUvP0HHy4HjEEEY98HN\
        BDrUFQCEIdvD+hRbgaR/sJLX65UywslzEWA9LBTX3pk90VFwtuQIlWgSDMpusGcBVwowghDpo6nHM1buCDtbs+PZjU4B3BPBbMO0EFWAhDaO\
        C6IlCBSw1M40tKW0eo6l6ZwGmfRkoJ/NzaBbooPLoFek3ZrrV0loiBw1Cd7otBGHh/Qrg1+Ds60cNuIjWhX9NqXHw9ez5Nlx8WrQzgLulxHZ\
        DmBNPsSRDs8Iy6X4D+dRrYRDavv/crSLCNQP0kbr+h69pWFXdEAJNZN7Wl1luhve60+gcaOpW9nyzFEgGGrq4xOyNPeu7lzVXbw1D14+lyBY\
        fjLAh5y4zR1WAXv+rt6CZzmsHeep0A5b3PF3fRxK62YnCGl+cgc+nRWTipuN3ZFlVM8BS51S35A40oIC0bG8r8ra54k2zyaJzB+j/tzE4jov\
        ABsLzxwcfQDFxCSUbZ4EN82g1THN4XIUkJNQBUpz8H7kz3jrrfw04bh9O2m8tAomGO4ilBlLJI4sjQ/FjwdvfDlPbDZnF9av408VT+qss8++\
        WtwZSyUKSBZpKYFLN+RkKcHYSg4v0gWGyaHAJcBfaqdXeBmzMmel+huYulVORoJMz+kFVZilBaCKyoqDfKi+kHdw6Y5jkCrrADwormiVxENl\
        bzKgq60WN+mwwZjagV3i6efYFKPglPJDn4fMRbxylljaEHzeujd97UjvpSuKezSN0iz0mCRSzdtj4FUVndflCcGPzzpLa1LFcp+ZUoc6OUj8\
        WxvULlmj5+Hf24a1MqzIPzZcOXIIx3OoevCBUrY2nBPjv6UiC1ozwbzA5l17XWhfJ4njomfiRknO2QVNpeZSOYw54L+W5XlsVzpHC4lZ92Cn\
        jMcrl3Q7oM9AIPbddoWKCQwtf8poF9Dv0xicMZTz/2WTkTtBCGyBlJWeI/00C5nkaYqih+9cEjbnZdHShKwOaf34W7eYpWTfwoDDiIVI5Dz3\
        F+rX9pjhneeSn4MbbPDn4rvepr29XXcfdN+F+3S1bH1LT3NxdUD2U17oeDDZSJCFxtyHWFSpk/TfyywqY3B2+vJoKVnrZpLbp0kK9AKNskX4\
        0xOKpCIkyayUfj+mvpexs7rnyFyzhHai0ePDN1TFdfQQCttrEmAsMYQ1j0YQ0KXqsgDa7TCKXXmm43fnl6G+2Lk6hujnoo9clmpL3tYiFzhN\
        eSGy1BFEHvy1b5LcOOGedcKhea1TnYVIUmHmAl4dbNU7Wd2BqdbAyXsD4rfGiqtblq/18b3WwOE1BWFArxRUwOt3prB9pgIwQdPMuh7Ng2Wx\
        b5AlAuXVB813r2AfLfz9sC3Xh0J+eIN1y/dPDJL3mbYG0lPCMvzy/SwKR+xKWZ4iIVx/cEZ6iiVLd68MYqBlZ9vCzWuG2xUdnRgrtIjHMU9v\
        +RjTWOixRlH+0XLQmP3ABLjU0kz41uUfwy001sQXyTXX30oa51F0P0oLcfn8WO4a7u0m+LYoVIjlkArnGn+z3pYoNe34zHo9SGIFGsNW7ESm\
        xVvo6g1s0BVuRjqkgNm29tUCzAhtdqMJD+dSV2Gg4jhcWcUJwsytqW8fxDpriEWPxxr22IcZlcaHv5rKnwW5vFd9RTRXcgwb4QbWewHqMq3e\
        2nWRV3WVHE5iR2pPcNeexZdSvG3wb5Zez/i5EMp7e4Iiia5ngc125YnVXIZru9nd9aDDfGopXSej7Jh7Ksgz0AnPXzEvp1WixDKpifaph0FN\
        bcVpLmN+3mfs5EYKwncfwulur78QO/t0Thh02P07kljqRllCUSj04rVM/VPLEk5pqdyYlaGb8MqAbCGgCb7vTrMQhxmqo2aReqtAGyj2T3qw\
        yJBqg1STMmugAvs00ImJO+PRP+n/KXne49XJwBA+UKp4xYcsHS/Zy+EUFTrncSKAEedgqg2UsQDHqwSAhd3qxbR++TbPOtkwiabp6EtokBIn\
        vNTrhSePMXCII4wB2D12xYoUUP6dUC5veVy6oU2wHYrzWvuAgOUfdS9qvtn+6BXV/rw4+s+1b1/3RofNAMQxfyvaGZ7DoeWyxkJYhjlOklgw\
        N5c/Oq23ZiY1XP2Xz1vcjB3EzNNLQyBiJ6Q0IW7sE8p9hcqwVVQxSEAO0kZXr8WQ1i/uF2wW/vh/yyZhdqnxNQlXSvqk+sEAZVaDQ6D2RNHc\
        Wg5t1Y4HwaFIwUW9gTPEgei46aniKgya4DfZKh+P8MoEhv2nF0xVjrIzEoybbGw0svV95/d2suDHFjhWliTLkO8hX4mKvnK5fEWIEYj5gW/Q\
        6ptAu6NkfTGdxrNrz2Qyno3UDwvdI+qDgJDUiwBUNSz7GnvWEbQUERSP6Y/3Zbl24EztqQe8tirYrADB18Kjtl7s6DN0jEGZChmKw5CQwzJA\
        AmmHMSYU+r66SAuU6etJgKS3PZ9Q3yGMhgmKDoR+DyIC0tbhVGY8XnPT1ivFQBVxLPNGRq7dN1WcV2Sz/rF6N1ruxCYcz2K8ADHxZuDdM8lK\
        PduAl57Edrcp5jwdbzpwbcCwSrkEn7ag5ds9IbnPRwnCT24h8SFq5fTvsAJev40fatZNPY8zt1+fEZ0gtlLfHw91o/DKuuXezkhoWWf+E672\
        XGfp/jqljxrKgO/oS0p5CL+lcXCUNFfRjMGcv0INN/NZvdHD/u6KCQHeb0xwxayik4JLtW+kktjd8pBWPpD9L0gzzOqje+Mx3NaRU6jl9Rd7\
        3IYmk+hp0ICA/9k=
        """)

    /// The portrait as JPEG: 336 columns, 432 rows, in three colours.
    private static let face = octets(
        """
        /9j/4AAQSkZJRgABAQEBLAEsAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8\
        ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAAR\
        CAGwAVADASIAAhEBAxEB/8QAhAABAAIDAQAAAAAAAAAAAAAAAAQFAQIDBhAAAgIBAQUGBAMHAwUBAAAAAAECAwQRBRIhMVETIjJBYXFSgZGh\
        FGLBIzNCQ3Kx0VOS8SQ0NYLwBgEBAQEBAQAAAAAAAAAAAAAAAAECAwQRAQEBAQADAQEBAAAAAAAAAAABEQISITFBUWH/2gAMAwEAAhEDEQA/\
        ALcAFQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAAAAAA1lOMFrKSiuregGwIlm0cWH8zef5VqR57YgvBVJ+70JsXKswU8tsW/w1QXvqzR7WyX5QXyJ5RfGrsN6cyie\
        1MprxRX/AKke2+25/tLJS92PKL4VfWZmPX4ro69E9ThLauMuW/L2RSAnlV8Yt3tiryqn9gtsVedU/qioBPKr4xdR2tjvmpx90d687Gs5XRT9\
        eB54DyqeMeoTTWqaa9DJ5iu2yp61zlH2ZOo2tbDhbFTXXkzU6jN5q5BHx82jI4QlpL4XwZINMgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAR8nMp\
        x135ay+FcyFn7SabqofvL/BVttvVvVmb1/G5z/U6/at1mqrSrX1ZCnOdj1nJyfVvUwDFutyYAAgAAAAAAAAAAAAAAAAG6vujytmvaTNABIjn\
        ZUeV0vnxO9e1r4+OMJr20IALtMi5q2tTPhZGVb+qJtdsLY71c1JejPMm0LJ1y3oScX1TNTpm8vTgqsTavFQyF/7r9S0i1JJxeqfmjcusWYyA\
        AgAAAAAAAAAAAAAAAAQNrZLqqVcHpKfP2J5R7X1/F8eW6tCdfGuZ7QgAcnQAAAAAAAAAAAAAAAAAAAAAAAAAAAAACbs7NdE1XN61y+xCBZcL\
        NepBG2fY7cSDfNcCSdXEAAAAAAAAAAAAAAAAK3bGO5QV0V4eD9iyMNKSaa1TFmrLjy4J+ds6VTdlS3oea80QDlZjrLoACAAAAAAAAAAAAAAA\
        AAAAAAAAAAAAABKwMSWTam1+zjzZRa7Mg68OCfnxJRhJJJLkjJ1jjQAAAAAAAAAAAAAAAAAARdoZH4fHbT78uESgJW0sjt8ppPuw7q/UinPq\
        7XXmZAAGVAd8PFllWNa7sUuLJM9k2LwWRfutAqvBLls3JXKMX7SNHg5K/lP6oCODv+Cyf9GRlYOS/wCU/qgI4JUdnZL5wS95I6x2Va/FZBe3\
        ECAC2hsqpeOcpe3A7/gcbc3eyXv5jTFEC0t2VF8arGvSRFs2fkw/gUl+VgRQbypth4q5r3RoEAAABtGqyfhhKXsjazHtqipWVuKfDiFcwAEC\
        52Rep0OrgpQ+6KY7Yl7x8iNnlyfsWXKlmx6MGE00muKZk6uQAAAAAAAAAAAAAAAAR867sMWc14uUfckFRtq3WyFS5RW8/cluRZNqtABydQJN\
        tJcWwTdlUdpc7Gu7Dl7hVliULHoUP4ucn6nYAigAIAAAAAAAAAAAGHFPmkzIA17OHwR+hlRiuUUvkZAA0uqjdVKuXJr6G4A85ZCVdkoS5xej\
        NSy2vR4b4r0l+hWmkAAEXmyru1xVFvvV935eRNKPZNvZ5e4+U1p8y8OvN2OXUygAKgAAAAAAAAAAAAAHm8q3tsmyfk3w9i+y7OyxbJ+ai9Pc\
        84Y7b4AAYbC+wqexxoR83xfuU+HV22VCPlrq/YvyVYArc23Li+6nGPWKK6dlkn35yfuxi69E5RXOSXzMdpD44/U84Bia9IpRfJp/MyeaN4W2\
        xfcnNP0Yw16IEHBsyp/vItx6tE4KAAgAEXNnkQj+xjw6oolGG0ubSPP2XXyf7Sc9ejZz5jE16PtIfHH6hTi+Uk/mecAw16UHnIznHwykvZk7\
        DuzJS070o/mQw1ZX1q6mVb/iR52ScZOL4NPRnpFrpx5lNtOrs8pyXKa1EKiAAqMwk4TjNc4vVHpoSU4RkuUlqjzBfbLs7TCh1jrE3wz2lgA2\
        5gAAAAAAAAAAAACDtie7ibvxSS/UpC023L91H3ZVnPr668/AAGVWWx6+Nlj8u6izIuzIbmHF+cm2SiNBrKuuXihF+6NglryIOLxMd/yYfQx+\
        Dxv9GJK7KemrWi6t6HJWVOW6rq9f6i5U2OaxcdcqYfQ6RhCPhjFeyOrpsS13Xp6cTQKAAgAAAAAMShGXiin7o5vFolzph/tOpvGqcuUWURfw\
        eN/oxMrEx1/Jh9DrOdcJbsra0+m8dFVKUd6Gkovzi9RlTY4xqrj4a4L2RuZaaejWhgKEDa9e9RGfnF/Zk845cO0xbI/l1AoAAVkLbYk+5bDo\
        0ypJ+xpaZUo9YGufqdfF0ADo5AAAAAAAAAAAAACm209cmC6Q/VleTdsP/rPaKIRyv11nxmMXKSUVq2SVgWOOrkk+h12fTpF2tcXwRMXFozre\
        O9MOzphD4YpG4BBtXBzmoomwrjBaRXzIdU9yakTYyUlqnqjpxjn3qk2zlSldKne0rr5+rIeyrsK+2xZclBJdzelon1JG2cdwyZyae5auD/uU\
        0cJ7/GS3fubcfW+3pdk5P7azGUnKtautvpqWNlUbFxXHqVOxKJO2V7WkUtF6st5zjBayZK1zqDJOMmn5GDM5b0nLqYOT0AAIA5gJ6PUCZVTG\
        CTa1kQ9sZMqao1VvRz11a6E6qxWR4Pj5ortt0SnCF0VqocJex2n+OHWqXHyMf8dCq96V66SlrpoWleRTjbQjHFsUqJ6KST1WvoyiuxHOxyjJ\
        JPi9Sw2Ziud9VcdXGL1k/QrHr8emlGM1pJakK6vs56eXkTm0lq3oiFfYrJ8OSMdY7ca5jmAc3RSvZ9nHvL2Is4Srk4yWjReWcJsiZ1PaVOSX\
        ejx+RdMVpL2W9M6v11X2IhI2c9M6r3NT6zfj0IAOriAAAAAAAAAAAAAKPa//AHr/AKUQidtlaZi9YL9SFBazivU5X66z4uKo7lcY9Ebw8a9z\
        BtX40YdEgABAzGUovWLaMAo6Tt7SDhbCM4vyaIyxcZS17HX0cnodQXyrPjHRXSjFRgowiuSSNG3J6ttswCbqySAAIoAAAAAJtPVPQ6q+aWj0\
        kvVHIF3DNcp4uNOW92KXpFtI71TVEN2muMF6GoL5VnxjaU5T8TbNQCNAAIOFv7xmjWq0Zvd4zQKpZx3Zyj0eh2wP+9q/qNMlaZFnuddmrXOq\
        93/Y3PrFegAB1cQAAAAAAAAAAAABT7bj+2rl1jp9yuT0afQtttx1qqn0k19f+CpOfX115+LvmbQ8a9zhiz7SiD89NGdo+Je5h0SQARAAAAAA\
        AAAAAAAAAAAAAAAAAAAAAcLfGaG1v7xnOyahXKT8lqFVWQ9b7H+ZkjZMdc2L6Jsht6vVljsSOt1k+kdPr/wb5+ufXxcAA6uQAAAAAAAAAAAA\
        AibUhv4U+sWmUJ6e2CsqnB8pJo8w002nzRjp04SMPIVUnGXhl9iyUlpqmtClM70tNNXp7mMb16RcVqDjiT38WqX5Udm9DKgNdQFxsDXUymDG\
        QAEDWEt5GxH71cgJAOauXmtA7o+SbA3nLdjqE9UmcG5WSO8VpFIDIAAAw2Y1C42BqNWDGwMJ6ictyEpPklqER5yTk3qtNSuzshT/AGcHqvNk\
        Vzk9e8+PqYNYmhc7Fhpjzn8Uv7FMeiwq+yxKo+e7q/nxNc/WOvjuADo5gAAAAAAAAAAAAAUG0quyzJ9Jd5fMvyt2zTvVRtS4xej9mTqemub7\
        VAAOTouNkz3sZw84yJb5lVsmzdyHB8pr7otWiNwABFAABmJkwkZCUMNJrRrUyAjm6Y+TaCpj5tnQAYjFR5IyAAMPkZMNagYAAaAAAOG0J7mH\
        PrLu/U7paldtiz93Uv6n/wDfUqVWgArDpi1dtkV19Xx9j0pUbFp1nO5rgu6vctzpzPTn1fYADTIAAAAAAAAAAAAAFdtm7dpjUuc3q/ZFiUW1\
        rN/Ma14QSROvjXM9oYAOTo2qsdVsZrnF6nooyUoqS4prVHmy42Vd2mP2bfeh/YlWJmg0MgjWsaGdAAAMNpLVnCzNpremrb9EVEgFfLaXwV/V\
        nJ7QufLRfIY1lWoKj8bd8TH4274mXDxW4KpZ9y80/kdI7Sf8VafsyYeKxBFrz6Z8HrF+pJjJSWqeqDLOhjQyCDGg0MgLoUGZb22TOa5a6L2L\
        fPu7HGk0+9LuooixmgAKiz2LdpKdL8+8i2PO4NnZ5lUteGuj+Z6I6c/HPqewAGmQAAAAAAAAAAAAAPN5ct/Ktl+ZnpDzF376f9TM9t8NQAc2\
        w74V/wCHyIyfhfCXscAFelXHigQdl5PaV9lJ96HL1ROIoACDS3Xs5acyqlFN8VxLg4W4sLHqu6/Qsa5uKzs4+o7JdWS5Ydi8Okjm6LVzrl9C\
        63sR+yXVjsl1Z23Jr+GX0G5P4X9Cjl2S6sdnH1O6ptfKuX0N44lr5pR92TT0jqEVyRZ4286VvGlWJCHGT3mSCVjq6AAjIARc/J/D0tJ9+XBf\
        5KK/aV/bZG7F92HD5+ZEAKgAAhF7sk+j1PUJ6pPqeXPTVfuof0o3wx23ABtgAAAAAAAAAAAAADzWVHdybY9JM9KUO1YbmbJ+UkmZ6+N8fUQA\
        HNsAAG1VkqrIzg9Gi/x7o31KcfPmujPPHfDypY1mvOD8SCr4GsJxsgpwesXyZsZUAAAAAAAAAAAAAADDaim29EvMDFlkaoOc3pFcyhyb5ZFz\
        nLl5Lojtn5jyJ7sHpXHl6+pENIAAIAAAlq0l5nqIrSKXRHncOHaZdUfzas9GdOGOwAGmAAAAAAAAAAAAAAKzbVWtcLV/C9GWZzvqV1M63ykt\
        BZsWXK80DM4OucoSWji9GYOLqAAAAAJGHlyxpac4Pmi6qthbBThLVM86dsS22q6KrfiejXkwq/BpCxS9GbmVAAAAAAAAADWU1Hnz6AZlKMIu\
        UmklzbKfOzne9yGqr/ua7Qutne4SfdXJIilQABUAAAAHPkBY7Fq3rZ2vlFaL3Lgj4VH4fGjB+LnL3JB1kyOVu0ABUAAAAAAAAAAAAAAAAVW1\
        8XisiC9J/wCSrPUSipxcZLVNaNHn83Fli26c4Pwsx1P105v4jgAw0AAASMCO9kJ/CmyOS9m/vJv0CxYG8bJR9UaAy07K2L58DdST5NEYBEoE\
        XV9Rq+oEltLm0au2K9TgAN5WyfLgaABVftKOlkJdVoRCftLwQfqyAaZoAAgAABP2Vi9rb2sl3IcvVkXGx55NqhD5voj0NNUaa41wWiRrmaz1\
        cbgA6OYAAAAAAAAAAAAAAAAAABzvphkVOua4P7HQAecysaeNZuzXDyfkzieluphfW4WR1T+xSZmDZjPXxV+Ul+pzvOOk61FAOmPTLIujVDnJ\
        /Qy06YWFZmWbsOEV4pdC6sw6sXGjGqPnxk+bJeNjwxqY1Vrgub6sZUd6iXpxNZ6Z8vatABzdQAAAAAAAAAAd8fHryIWQtipR4fIqdobPnhy1\
        XeqfKXT3L7BjpTr8TO1tcba5VzWsZLRo6SenK328eDvnYssTIlW+K5xfVHAy0G9NM77FCtat/Y6YuJZlS0gtIrnJ8kXmNjV41e7BcfNvmzU5\
        1L1jGJjQxat2PGT8T6ncA6OQAAAAAAAAAAAAAAAAAAAAAAGJSUVrJpJebAyYaTWjWqfkyFftSivhDWx+nL6kC7amRZwi1Wvy8zWVNSM3ZsEn\
        ZVOMPyyei+TOuwKFrZc+a7q/Up5zlN6zk5Pq3qeh2F/49f1MzeJPbU6t9LAPitGAZFXbB12Sj05GhPzKd+G/Fd6P3RAOdmO3N2AAMtAAAAAA\
        ZjFykorm+BgmYVP82S9iyaluRKhFQgorkloZAOrgrNvUKeLG1LvQf2ZBwdnRtSnbOLj8MXr9S32p/wCPu1+E8vGTi9Ytp9UanEvsvVnp6eEI\
        wiowioxXJI2KGnaWTVzlvrpL/JOo2tTPhbF1vrzRrxrOrAGsJxsjvQkpLqmbGVAAAAAAAAAAAAAAAAAAANZzjXFynJRS82Q8vaVdGsa9LJ/Z\
        FRfkW5Et6ybfReSNTlNWWTtaMdY0R3n8UuRWXX23y1sm5enkcwbkxnQAFAvP/wA9cnXZS3xT3kUZ2xMiWLkRtj5c11RmzYsetBpVbC6uNlb1\
        jJao3OLYQsrGabnWuHmuhNBLNWXFQCwuxYWcY92X2Ik8e2HOLa6riYssdZ1K5AAy0A6Qosn4YP3ZKpw4x42PefTyNSWs3qRxxsZ2NSktIf3J\
        6Wi0QBuTHK3QAxKSjFyk9EuLbKiv27cq8Lc142PT5HnSXtLL/F5LkvBHhH2Ih25mRigANI3rtsqlvVzcX6Mscba74RyI6/mj/gqwSzR6eq2u\
        6O9XNSXobnmKrZ0z3q5OL9C2xNqRs0hfpCXxeTMXlrViAnqtUDKgAAAAAAAABpdbCitzseiRRmc41wc5yUYrm2U2btKd2sKtYV9fNnDMzJ5U\
        9XwguUSObkZtAAaQAAAAAAABN2dtCeHPdesqnzj09UejpurvrVlUlKLPHnXHybcae/VNxfmvJmOudWV64FXi7bqs0jkR7OXVcUWVdkLY71c4\
        yXVPU52WN62ABAaT5pMwopckkZAAAAAYlKMI70pKKXm3oV+VtnHq1VX7WXpy+pZLRYTnGuDnOSjFc2zz+09pvJ1qp1jV5vzkRcvNvy5a2y4e\
        UVyRHOnPOMWgANoAAAAAAAAl4efZjPdffr6dPYu6bq761OuWqf2PMnbGybMazfg/deTM2asr0gOONkwya9+D915o7GGgAEAAAa2TjXBzm9Ir\
        izz+blzyrdXwgvDE77Uy+2s7KD7kXx9WQDpzGbQAGkAAAAAAAAAAAAAA2rsnXLernKL6xehqCCdVtfMr4OamvzIkw29NeOiL9paFQCeMXavF\
        t6vzokvaQe3q/KiX+4owPGG1cT2/L+DHS95ake3bOZPwyjX/AEx/yV4HjDa3tutuettkpv1epoAVAAFAAAAAAAAAAAAAB1xsieNapwfuuqPQ\
        490MipWQfB/Y8yStn5bxruL/AGcuEl+pmzVlegBhNNJrkzJzaf/Z
        """)
}
