/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Conformance/reader/ISO7816_A.json"
};
static const unsigned char file1[] = {
#embed "../../Conformance/reader/ISO7816_B.json"
};
static const unsigned char file2[] = {
#embed "../../Conformance/reader/ISO7816_C.json"
};
static const unsigned char file3[] = {
#embed "../../Conformance/reader/ISO7816_D.json"
};
static const unsigned char file4[] = {
#embed "../../Conformance/reader/ISO7816_E.json"
};
static const unsigned char file5[] = {
#embed "../../Conformance/reader/ISO7816_F.json"
};
static const unsigned char file6[] = {
#embed "../../Conformance/reader/ISO7816_G.json"
};
static const unsigned char file7[] = {
#embed "../../Conformance/reader/LDS_A.json"
};
static const unsigned char file8[] = {
#embed "../../Conformance/reader/LDS_B.json"
};
static const unsigned char file9[] = {
#embed "../../Conformance/reader/LDS_C.json"
};
static const unsigned char file10[] = {
#embed "../../Conformance/reader/LDS_D.json"
};
static const unsigned char file11[] = {
#embed "../../Conformance/reader/LDS_E.json"
};
static const unsigned char file12[] = {
#embed "../../Conformance/reader/LDS_F.json"
};
static const unsigned char file13[] = {
#embed "../../Conformance/reader/LDS_G.json"
};
static const unsigned char file14[] = {
#embed "../../Conformance/reader/LDS_H.json"
};
static const unsigned char file15[] = {
#embed "../../Conformance/reader/LDS_I.json"
};
static const unsigned char file16[] = {
#embed "../../Conformance/reader/LDS_J.json"
};
static const unsigned char file17[] = {
#embed "../../Conformance/reader/LDS_K.json"
};
static const unsigned char file18[] = {
#embed "../../Conformance/reader/clause-AA.json"
};
static const unsigned char file19[] = {
#embed "../../Conformance/reader/clause-BAC.json"
};
static const unsigned char file20[] = {
#embed "../../Conformance/reader/clause-CA.json"
};
static const unsigned char file21[] = {
#embed "../../Conformance/reader/clause-COM.json"
};
static const unsigned char file22[] = {
#embed "../../Conformance/reader/clause-DETAILS.json"
};
static const unsigned char file23[] = {
#embed "../../Conformance/reader/clause-DG1.json"
};
static const unsigned char file24[] = {
#embed "../../Conformance/reader/clause-DG2.json"
};
static const unsigned char file25[] = {
#embed "../../Conformance/reader/clause-FILES.json"
};
static const unsigned char file26[] = {
#embed "../../Conformance/reader/clause-PACE.json"
};
static const unsigned char file27[] = {
#embed "../../Conformance/reader/clause-PKI.json"
};
static const unsigned char file28[] = {
#embed "../../Conformance/reader/clause-SM.json"
};
static const unsigned char file29[] = {
#embed "../../Conformance/reader/clause-SOD.json"
};

static const struct epass_file files[] = {
    {"ISO7816_A.json", file0, sizeof file0},
    {"ISO7816_B.json", file1, sizeof file1},
    {"ISO7816_C.json", file2, sizeof file2},
    {"ISO7816_D.json", file3, sizeof file3},
    {"ISO7816_E.json", file4, sizeof file4},
    {"ISO7816_F.json", file5, sizeof file5},
    {"ISO7816_G.json", file6, sizeof file6},
    {"LDS_A.json", file7, sizeof file7},
    {"LDS_B.json", file8, sizeof file8},
    {"LDS_C.json", file9, sizeof file9},
    {"LDS_D.json", file10, sizeof file10},
    {"LDS_E.json", file11, sizeof file11},
    {"LDS_F.json", file12, sizeof file12},
    {"LDS_G.json", file13, sizeof file13},
    {"LDS_H.json", file14, sizeof file14},
    {"LDS_I.json", file15, sizeof file15},
    {"LDS_J.json", file16, sizeof file16},
    {"LDS_K.json", file17, sizeof file17},
    {"clause-AA.json", file18, sizeof file18},
    {"clause-BAC.json", file19, sizeof file19},
    {"clause-CA.json", file20, sizeof file20},
    {"clause-COM.json", file21, sizeof file21},
    {"clause-DETAILS.json", file22, sizeof file22},
    {"clause-DG1.json", file23, sizeof file23},
    {"clause-DG2.json", file24, sizeof file24},
    {"clause-FILES.json", file25, sizeof file25},
    {"clause-PACE.json", file26, sizeof file26},
    {"clause-PKI.json", file27, sizeof file27},
    {"clause-SM.json", file28, sizeof file28},
    {"clause-SOD.json", file29, sizeof file29},
    {0},
};

uintptr_t epass_files_reader_cases(void) { return (uintptr_t)files; }
