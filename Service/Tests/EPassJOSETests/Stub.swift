// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Testing
@Suite struct Stub { @Test func nothing() {} }
