// swift-format-ignore-file
// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors
//
// Made by Scripts/make-resources.

/// The files of this module.
enum Resources {
    /// The octets of KnownReaders.json.
    static var knownReadersJson: [UInt8] { Array(#"""
{
  "schema": "epass-known-readers/1",
  "readers": [
    {
      "id": "acs-acr122u",
      "names": ["ACR122"],
      "usb": ["072F:2200"],
      "facts": [
        {"exchange": "short", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACR122U_PICC.txt"},
        {"maximumCommandLength": 250, "maximumResponseLength": 250, "source": "https://github.com/nfc-tools/libnfc/blob/00e526f1c063281e972f69c471f2bb80a552414d/libnfc/drivers/acr122_usb.c", "note": "a command to its PN532 has at most 255 octets, some of which are not the chip's"},
        {"minimumFirmware": "2.06", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid_usb.c", "note": "libccid refuses older ones"},
        {"habit": "slowWhenEmpty", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "up to a second to answer where no chip is there"},
        {"habit": "wrongSequence", "source": "https://github.com/acshk/acsccid/pull/1", "note": "older ones number an answer wrongly after a command of more than 54 octets"}
      ],
      "advice": "ACR122"
    },
    {
      "id": "acs-acr1251",
      "names": ["ACR1251"],
      "usb": ["072F:221A"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1251_Dual_Reader.txt"},
        {"habit": "stopsAnswering", "source": "https://github.com/acshk/acsccid/issues/23", "note": "has to be plugged in again now and then"}
      ],
      "advice": "stopsAnswering"
    },
    {
      "id": "acs-acr1252",
      "names": ["ACR1252"],
      "usb": ["072F:223B", "072F:223E", "072F:2259"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1252_Dual_Reader.txt"},
        {"habit": "losesChainedCommands", "source": "https://github.com/LudovicRousseau/PCSC/issues/54", "note": "a command of 32 KB ends with CCID error C3 and 80100016; firmware 1.07 by https://github.com/acshk/acsccid/issues/15"},
        {"habit": "losesAnswers", "source": "https://github.com/GoogleChromeLabs/chromeos_smart_card_connector/issues/779", "note": "inbound transfer overflow after one start in 25, until the next start"}
      ]
    },
    {
      "id": "acs-acr1255",
      "names": ["ACR1255"],
      "usb": ["072F:223F"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1255U-J1.txt"}
      ]
    },
    {
      "id": "acs-acr1281",
      "names": ["ACR1281"],
      "usb": ["072F:2224"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1281U.txt"},
        {"maximumCommandLength": 261, "source": "https://github.com/acshk/acsccid/issues/42", "note": "a command of 264 octets ends with 80100016 and does not reach the chip"}
      ]
    },
    {
      "id": "acs-acr1552",
      "names": ["ACR1552"],
      "usb": ["072F:2303", "072F:2308"],
      "facts": [
        {"exchange": "extended", "messageLength": 516, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1552U.txt"}
      ]
    },
    {
      "id": "acs-acr1581",
      "names": ["ACR1581"],
      "usb": ["072F:2301"],
      "facts": [
        {"exchange": "extended", "messageLength": 516, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_ACR1581.txt"}
      ]
    },
    {
      "id": "acs-walletmate",
      "names": ["WalletMate"],
      "usb": ["072F:226B"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ACS_WalletMate_Dual_Reader.txt"}
      ]
    },
    {
      "id": "access-is-epassport",
      "names": ["Access IS ePassport Reader"],
      "usb": ["0DB5:0138"],
      "facts": [
        {"exchange": "extended", "messageLength": 278, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Access_IS_ePassport_Reader.txt"}
      ]
    },
    {
      "id": "access-is-atr210",
      "names": ["Access IS ATR210"],
      "usb": ["0DB5:0170"],
      "facts": [
        {"exchange": "extended", "messageLength": 2048, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Access_IS_ATR210.txt"}
      ]
    },
    {
      "id": "access-is-atr220",
      "names": ["Access IS ATR220"],
      "usb": ["0DB5:0180", "0DB5:0184"],
      "facts": [
        {"exchange": "extended", "messageLength": 2048, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Access_IS_ATR220.txt"}
      ]
    },
    {
      "id": "ask-cpl108",
      "names": ["CPL108"],
      "usb": ["1FD3:CC1D"],
      "facts": [
        {"exchange": "extended", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Ask_CPL108.txt"}
      ]
    },
    {
      "id": "circle-cir215",
      "names": ["CIR215"],
      "usb": ["31AA:2001", "31AA:2000"],
      "facts": [
        {"exchange": "short", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Circle_CIR215_CL.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "circle-cir315",
      "names": ["CIR315"],
      "usb": ["31AA:3001", "31AA:3002", "31AA:3003", "31AA:3000"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Circle_CIR315.txt"}
      ]
    },
    {
      "id": "desko-identy",
      "names": ["DESKO GmbH IDenty"],
      "usb": ["1AC2:0300"],
      "facts": [
        {"exchange": "extended", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/DESKO_IDenty_chrom.txt"}
      ]
    },
    {
      "id": "desko-penta",
      "names": ["DESKO GmbH PENTA"],
      "usb": ["1AC2:0302"],
      "facts": [
        {"exchange": "extended", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/DESKO_PENTA_Scanner.txt"}
      ]
    },
    {
      "id": "duali-de-620",
      "names": ["DUALi DE-620"],
      "usb": ["1DB2:0801"],
      "facts": [
        {"exchange": "extended", "messageLength": 2038, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/DUALi_DE-620_Combi.txt"}
      ]
    },
    {
      "id": "duali-de-abcm6",
      "names": ["DUALi DE-ABCM6"],
      "usb": ["1DB2:080C"],
      "facts": [
        {"exchange": "extended", "messageLength": 1014, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/DUALi_DE-ABCM6_RFRW.txt"}
      ]
    },
    {
      "id": "duali-dragon-nfc",
      "names": ["DUALi DRAGON NFC"],
      "usb": ["1DB2:088B"],
      "facts": [
        {"exchange": "extended", "messageLength": 2048, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/DUALi_DRAGON_NFC_READER.txt"}
      ]
    },
    {
      "id": "elatec-twn4",
      "names": ["Elatec TWN4"],
      "usb": ["09D8:0427"],
      "facts": [
        {"exchange": "tpdu", "messageLength": 64, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Elatec_TWN4_SmartCard_NFC.txt"},
        {"habit": "slowWhenEmpty", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "up to a second to answer where no chip is there"}
      ],
      "advice": "slowWhenEmpty"
    },
    {
      "id": "feitian-r502",
      "names": ["Feitian R502", "Feitian 502-CL"],
      "usb": ["096E:060D", "096E:0608"],
      "facts": [
        {"exchange": "extended", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Feitian_R502.txt"}
      ]
    },
    {
      "id": "feitian-br500",
      "names": ["Feitian bR500"],
      "usb": ["096E:0623"],
      "facts": [
        {"exchange": "extended", "messageLength": 516, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Feitian_bR500.txt"}
      ]
    },
    {
      "id": "gemalto-prox-du",
      "names": ["Gemalto Prox Dual"],
      "usb": ["08E6:5503"],
      "facts": [
        {"exchange": "extended", "messageLength": 512, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/GemProxDU.txt"}
      ]
    },
    {
      "id": "gemalto-prox-su",
      "names": ["Gemalto Prox SU"],
      "usb": ["08E6:5504"],
      "facts": [
        {"exchange": "short", "messageLength": 278, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/GemProxSU.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "hid-omnikey-5021",
      "names": ["OMNIKEY 5021"],
      "usb": ["076B:5340"],
      "facts": [
        {"exchange": "tpdu", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_5021_CL.txt"},
        {"habit": "ownDriver", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/supported_readers.txt", "note": "among the disabled: libccid leaves it alone"}
      ]
    },
    {
      "id": "hid-omnikey-5022",
      "names": ["OMNIKEY 5022"],
      "usb": ["076B:5022"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_Global_OMNIKEY_5022_Smart_Card_Reader.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5023",
      "names": ["OMNIKEY 5023"],
      "usb": ["076B:5023"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_Global_OMNIKEY_5023_Smart_Card_Reader.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5025",
      "names": ["OMNIKEY 5025"],
      "usb": ["076B:502A"],
      "facts": [
        {"exchange": "extended", "messageLength": 384, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_OMNIKEY_5025-CL.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5122",
      "names": ["OMNIKEY 5122"],
      "usb": ["076B:5432", "076B:5412"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_Global_OMNIKEY_5122_Dual.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5127",
      "names": ["OMNIKEY 5127"],
      "usb": ["076B:5127"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Omnikey_5127_CK.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5321-cli",
      "names": ["OMNIKEY 5321 CLi"],
      "usb": ["076B:532A"],
      "facts": [
        {"exchange": "short", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/OMNIKEY_5321_CLi_USB.txt"},
        {"habit": "ownDriver", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/supported_readers.txt", "note": "among the disabled: libccid leaves it alone"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "hid-omnikey-5321",
      "names": ["CardMan 5321"],
      "usb": ["076B:5321"],
      "facts": [
        {"exchange": "tpdu", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/CardMan5321.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5326",
      "names": ["OMNIKEY 5326"],
      "usb": ["076B:5326"],
      "facts": [
        {"exchange": "extended", "messageLength": 1024, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_OMNIKEY_5326_DFR.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5421",
      "names": ["OMNIKEY 5421"],
      "usb": ["076B:5421"],
      "facts": [
        {"exchange": "tpdu", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/OMNIKEY_5421.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5422",
      "names": ["OMNIKEY 5422"],
      "usb": ["076B:5422"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_OMNIKEY_5422.txt"}
      ]
    },
    {
      "id": "hid-omnikey-5427",
      "names": ["OMNIKEY 5427"],
      "usb": ["076B:5427"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/HID_OMNIKEY_5427_CK.txt"}
      ]
    },
    {
      "id": "identiv-utrust-3700",
      "names": ["uTrust 3700"],
      "usb": ["04E6:5790"],
      "facts": [
        {"exchange": "extended", "messageLength": 1034, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_uTrust_3700_F_CL_Reader.txt"},
        {"habit": "powerUpFails", "source": "https://github.com/LudovicRousseau/PCSC/issues/102", "note": "PowerUp failed, now and then"},
        {"habit": "slowStatus", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "350 ms to answer"}
      ],
      "advice": "powerUpFails"
    },
    {
      "id": "identiv-utrust-3701",
      "names": ["uTrust 3701"],
      "usb": ["04E6:5791"],
      "facts": [
        {"exchange": "extended", "messageLength": 1034, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_uTrust_3701_F_CL_Reader.txt"},
        {"habit": "slowStatus", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "350 ms to answer"}
      ]
    },
    {
      "id": "identiv-utrust-3720",
      "names": ["uTrust 3720"],
      "usb": ["04E6:5612"],
      "facts": [
        {"exchange": "short", "messageLength": 263, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_uTrust_3720_Contactless_Reader.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "identiv-utrust-3721",
      "names": ["uTrust 3721"],
      "usb": ["04E6:5613"],
      "facts": [
        {"exchange": "extended", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_uTrust_3721_Contactless_Reader.txt"}
      ]
    },
    {
      "id": "identiv-utrust-4701",
      "names": ["uTrust 4701"],
      "usb": ["04E6:5724"],
      "facts": [
        {"exchange": "extended", "messageLength": 1034, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_Identiv_uTrust_4701_F_Dual_Interface_Reader.txt"},
        {"habit": "slowStatus", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "350 ms to answer"}
      ]
    },
    {
      "id": "identiv-utrust-4711",
      "names": ["uTrust 4711"],
      "usb": ["04E6:5725"],
      "facts": [
        {"exchange": "extended", "messageLength": 1034, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identiv_Identiv_uTrust_4711_F_CL_SAM_Reader.txt"}
      ]
    },
    {
      "id": "identive-cloud-4700",
      "names": ["CLOUD 4700", "CLOUD 4500"],
      "usb": ["04E6:5720"],
      "facts": [
        {"exchange": "extended", "messageLength": 1034, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Identive_CLOUD_4700_F.txt"}
      ]
    },
    {
      "id": "kronegger-nfc",
      "names": ["KRONEGGER"],
      "usb": ["2D25:0000", "2D25:0001"],
      "facts": [
        {"exchange": "short", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/KRONEGGER_NFC_blue_Reader_Platform.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "regula-rfid",
      "names": ["Regula RFID Reader"],
      "usb": ["1C6A:7050"],
      "facts": [
        {"exchange": "short", "messageLength": 512, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Regula_RFID_Reader.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "reiner-sct-cyberjack-rfid-basis",
      "names": ["cyberJack RFID basis"],
      "usb": ["0C4B:9102"],
      "facts": [
        {"exchange": "extended", "messageLength": 266, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ReinerSCT_cyberJack_RFID_basis.txt"}
      ]
    },
    {
      "id": "reiner-sct-cyberjack-rfid-standard",
      "names": ["cyberJack RFID standard"],
      "usb": ["0C4B:0500"],
      "facts": [
        {"exchange": "tpdu", "messageLength": 5130, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/ReinerSCT_cyberJack_RFID_standard.txt"},
        {"habit": "ownDriver", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/supported_readers.txt", "note": "among the disabled: libccid leaves it alone"}
      ]
    },
    {
      "id": "scm-scl010",
      "names": ["SCL010"],
      "usb": ["04E6:5291"],
      "facts": [
        {"exchange": "extended", "messageLength": 262, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SCM_SCL010.txt"},
        {"minimumFirmware": "1.12", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid_usb.c", "note": "libccid refuses older ones"}
      ]
    },
    {
      "id": "scm-scl011",
      "names": ["SCL01x", "SCL011"],
      "usb": ["04E6:5293"],
      "facts": [
        {"exchange": "extended", "messageLength": 262, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SCM_SCL011.txt"},
        {"habit": "slowStatus", "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/src/ccid.c", "note": "350 ms to answer"}
      ]
    },
    {
      "id": "sony-rc-s300",
      "names": ["FeliCa RC-S300"],
      "usb": ["054C:0DC9", "054C:0DC8"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SONY_FeliCa_RC-S300_P.txt"}
      ]
    },
    {
      "id": "sony-rc-s660",
      "names": ["FeliCa RC-S660"],
      "usb": ["054C:0D8F"],
      "facts": [
        {"exchange": "extended", "messageLength": 522, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SONY_FeliCa_RC-S660_U.txt"}
      ]
    },
    {
      "id": "springcard-prox-n-roll",
      "names": ["SpringCard Prox'N'Roll"],
      "usb": ["1C34:7141"],
      "facts": [
        {"exchange": "short", "messageLength": 271, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SpringCard_Prox_N_Roll.txt"}
      ],
      "advice": "shortLengths"
    },
    {
      "id": "springcard-puck",
      "names": ["SpringCard Puck"],
      "usb": ["1C34:6132", "1C34:613A"],
      "facts": [
        {"exchange": "extended", "messageLength": 65554, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/SpringCard_Puck.txt"}
      ]
    },
    {
      "id": "thales-rf",
      "names": ["Thales RF Reader"],
      "usb": ["17B9:400B"],
      "facts": [
        {"exchange": "extended", "messageLength": 2058, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Thales_RF_Reader.txt"}
      ]
    },
    {
      "id": "thales-cr2000",
      "names": ["Thales RF CR2000"],
      "usb": ["17B9:400F"],
      "facts": [
        {"exchange": "extended", "messageLength": 520, "source": "https://github.com/LudovicRousseau/CCID/blob/5de6a9661c371d74d5c1e16fd4d01727ae2d9db3/readers/Thales_RF_CR2000.txt"}
      ]
    }
  ]
}

"""#.utf8) }
}
