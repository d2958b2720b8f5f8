// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import EPassPCSCRig
import Foundation
import Testing

@Suite("epass inspect", .timeLimit(.minutes(5)))
struct InspectCommandTests {
    @Test(
        "hides the name, and all that the access key is made from, unless --reveal is given", arguments: [false, true])
    func privacy(json: Bool) async throws {
        try await withTemporaryFolder { folder in
            let export = folder + "/document"
            #expect(try await Epass.run("simulate", "--export", export).status == 0)
            let arguments = ["inspect", export + "/EF.DG1"] + (json ? ["--json"] : [])
            let hidden = try await Epass.start(arguments).outcome()
            let shown = try await Epass.start(arguments + ["--reveal"]).outcome()
            #expect(hidden.status == 0 && shown.status == 0)
            for secret in ["ERIKSSON", "L898902C", "740812", "340415", "ZE184226B"] {
                #expect(!hidden.text.contains(secret))
                #expect(shown.output.contains(secret))
            }
        }
    }
}
