/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Conformance/chip/EAC2_ISO7816_H.json"
};
static const unsigned char file1[] = {
#embed "../../Conformance/chip/ISO7816_H.json"
};
static const unsigned char file2[] = {
#embed "../../Conformance/chip/ISO7816_J.json"
};
static const unsigned char file3[] = {
#embed "../../Conformance/chip/ISO7816_K.json"
};
static const unsigned char file4[] = {
#embed "../../Conformance/chip/ISO7816_L.json"
};
static const unsigned char file5[] = {
#embed "../../Conformance/chip/ISO7816_M.json"
};
static const unsigned char file6[] = {
#embed "../../Conformance/chip/ISO7816_N.json"
};
static const unsigned char file7[] = {
#embed "../../Conformance/chip/LDS_E.json"
};
static const unsigned char file8[] = {
#embed "../../Conformance/chip/LDS_F.json"
};
static const unsigned char file9[] = {
#embed "../../Conformance/chip/LDS_G.json"
};
static const unsigned char file10[] = {
#embed "../../Conformance/chip/LDS_H.json"
};
static const unsigned char file11[] = {
#embed "../../Conformance/chip/LDS_L.json"
};
static const unsigned char file12[] = {
#embed "../../Conformance/chip/active-authentication.json"
};
static const unsigned char file13[] = {
#embed "../../Conformance/chip/bac.json"
};
static const unsigned char file14[] = {
#embed "../../Conformance/chip/certificates.json"
};
static const unsigned char file15[] = {
#embed "../../Conformance/chip/chip-authentication.json"
};
static const unsigned char file16[] = {
#embed "../../Conformance/chip/data-groups.json"
};
static const unsigned char file17[] = {
#embed "../../Conformance/chip/pace.json"
};
static const unsigned char file18[] = {
#embed "../../Conformance/chip/read-binary.json"
};
static const unsigned char file19[] = {
#embed "../../Conformance/chip/secure-messaging.json"
};
static const unsigned char file20[] = {
#embed "../../Conformance/chip/select.json"
};
static const unsigned char file21[] = {
#embed "../../Conformance/chip/terminal-authentication.json"
};

static const struct epass_file files[] = {
    {"EAC2_ISO7816_H.json", file0, sizeof file0},
    {"ISO7816_H.json", file1, sizeof file1},
    {"ISO7816_J.json", file2, sizeof file2},
    {"ISO7816_K.json", file3, sizeof file3},
    {"ISO7816_L.json", file4, sizeof file4},
    {"ISO7816_M.json", file5, sizeof file5},
    {"ISO7816_N.json", file6, sizeof file6},
    {"LDS_E.json", file7, sizeof file7},
    {"LDS_F.json", file8, sizeof file8},
    {"LDS_G.json", file9, sizeof file9},
    {"LDS_H.json", file10, sizeof file10},
    {"LDS_L.json", file11, sizeof file11},
    {"active-authentication.json", file12, sizeof file12},
    {"bac.json", file13, sizeof file13},
    {"certificates.json", file14, sizeof file14},
    {"chip-authentication.json", file15, sizeof file15},
    {"data-groups.json", file16, sizeof file16},
    {"pace.json", file17, sizeof file17},
    {"read-binary.json", file18, sizeof file18},
    {"secure-messaging.json", file19, sizeof file19},
    {"select.json", file20, sizeof file20},
    {"terminal-authentication.json", file21, sizeof file21},
    {0},
};

uintptr_t epass_files_chip_cases(void) { return (uintptr_t)files; }
