// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

/// A date and a time in UTC, as exact as it is known (ISO/IEC 39794-1: `DateTimeBlock`).
package struct DateTimeBlock: Sendable, Hashable {
    /// The year, 0 to 9999.
    package var year: Int
    /// The month, 1 to 12.
    package var month: Int?
    /// The day, 1 to 31.
    package var day: Int?
    /// The hour, 0 to 23.
    package var hour: Int?
    /// The minute, 0 to 59.
    package var minute: Int?
    /// The second, 0 to 59.
    package var second: Int?
    /// The millisecond, 0 to 999.
    package var millisecond: Int?

    /// A date of these parts; the parts of the time can be set.
    package init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }
}

extension DateTimeBlock: FieldBlock {
    init() { self.init(year: 0) }

    mutating func fields<V: FieldCoder>(_ coder: inout V, _ context: inout V.Context) throws(V.Failure) {
        try coder.integer(0, "year", in: 0...9999, &year, &context)
        try coder.integer(1, "month", in: 1...12, &month, &context)
        try coder.integer(2, "day", in: 1...31, &day, &context)
        try coder.integer(3, "hour", in: 0...23, &hour, &context)
        try coder.integer(4, "minute", in: 0...59, &minute, &context)
        try coder.integer(5, "second", in: 0...59, &second, &context)
        try coder.integer(6, "millisecond", in: 0...999, &millisecond, &context)
    }
}
