// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-messages of Languages/en.json.

extension MessageKey {
    /// Every key there is.
    public static let all: [MessageKey] = {
        var keys: [MessageKey] = []
        keys += ofAa
        keys += ofAccess
        keys += ofAlgorithm
        keys += ofApdu
        keys += ofApplication
        keys += ofApplications
        keys += ofAsn1
        keys += ofAudit
        keys += ofBac
        keys += ofBiometric
        keys += ofCa
        keys += ofCardAccess
        keys += ofCertificate
        keys += ofChannel
        keys += ofCheck
        keys += ofChip
        keys += ofCli
        keys += ofCountry
        keys += ofCrypto
        keys += ofCvc
        keys += ofDate
        keys += ofDefectList
        keys += ofDeviation
        keys += ofDiagnosis
        keys += ofDoctor
        keys += ofDocument
        keys += ofError
        keys += ofEvidence
        keys += ofExplain
        keys += ofFile
        keys += ofGrant
        keys += ofHash
        keys += ofHeadline
        keys += ofHelp
        keys += ofHelpPolicy
        keys += ofImage
        keys += ofInput
        keys += ofIssuing
        keys += ofJson
        keys += ofLabel
        keys += ofLanguage
        keys += ofLds
        keys += ofLds2
        keys += ofLink
        keys += ofList
        keys += ofListSigner
        keys += ofMessaging
        keys += ofMrz
        keys += ofMrzRepair
        keys += ofMrzText
        keys += ofNote
        keys += ofNumber
        keys += ofOpened
        keys += ofOutput
        keys += ofPace
        keys += ofPage
        keys += ofPath
        keys += ofPerson
        keys += ofPersonalisation
        keys += ofPicture
        keys += ofPlain
        keys += ofProgress
        keys += ofPrompt
        keys += ofRead
        keys += ofReader
        keys += ofReaders
        keys += ofReason
        keys += ofRecord
        keys += ofRecords
        keys += ofRecovery
        keys += ofRemedy
        keys += ofReport
        keys += ofRevocation
        keys += ofSeal
        keys += ofSealData
        keys += ofSealFeature
        keys += ofSealLine
        keys += ofSecret
        keys += ofSession
        keys += ofSignature
        keys += ofSignedObject
        keys += ofSimulate
        keys += ofSimulator
        keys += ofStore
        keys += ofTa
        keys += ofTerminal
        keys += ofTestNote
        keys += ofTlv
        keys += ofToken
        keys += ofTrace
        keys += ofTrust
        keys += ofTrustChain
        keys += ofTrustCommand
        keys += ofTrustFile
        keys += ofTrustHistory
        keys += ofTrustImport
        keys += ofTrustRemove
        keys += ofTrustSetup
        keys += ofTrustUndo
        keys += ofTrustUpdate
        keys += ofUsage
        keys += ofVerify
        keys += ofWatch
        keys += ofWay
        keys += ofZone
        return keys
    }()
}
