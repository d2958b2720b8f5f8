// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// The flags of a command line with their values, and everything that is wrong with them.
struct Flags {
    private(set) var faults: [Settings.Fault] = []
    /// The values of each flag that was given, those of the first time where it must not be given twice.
    private(set) var values: [String: [String]] = [:]

    private static let kinds = Dictionary(
        [("--config", Setting.Kind.text)] + Setting.all.map { ($0.flag, $0.kind) }
    ) { first, _ in first }

    init(_ arguments: [String]) {
        var seen: Set<String> = []
        // The flag that values are taken for; its kind is nil where nobody knows it.
        var open: (flag: String, kind: Setting.Kind?, count: Int)?
        var isTaken = true
        func fault(_ place: String, _ words: String) {
            faults.append(Settings.Fault(place: place, words: words))
        }
        func end() {
            // A list without values would be one of none.
            if let open, let kind = open.kind, kind != .flag, open.count == 0 {
                fault(open.flag, "has no value: give one behind it")
                if isTaken { values[open.flag] = nil }
            }
            open = nil
        }
        for argument in arguments {
            guard argument.hasPrefix("-") else {
                if open == nil || (open?.count ?? 0) > 0 && open?.kind.map({ $0 != .list }) == true {
                    fault(argument, "stands where an option is expected")
                } else {
                    open?.count += 1
                    if isTaken, let flag = open?.flag { values[flag, default: []].append(argument) }
                }
                continue
            }
            end()
            let flag = String(argument.prefix { $0 != "=" })
            let kind = Self.kinds[flag]
            isTaken = true
            if kind == nil {
                fault(flag, "is no option")
            } else if !seen.insert(flag).inserted, kind != .list {
                fault(flag, "is given twice: give it once")
                isTaken = false
            }
            if isTaken {
                values[flag, default: []] += flag == argument ? [] : [String(argument.dropFirst(flag.count + 1))]
            }
            if flag == argument { open = (flag, kind, 0) }
        }
        end()
    }
}
