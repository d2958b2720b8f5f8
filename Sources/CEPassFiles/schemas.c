/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Schemas/epass-batch-summary-1.schema.json"
};
static const unsigned char file1[] = {
#embed "../../Schemas/epass-conformance-1.schema.json"
};
static const unsigned char file2[] = {
#embed "../../Schemas/epass-conformance-cases-1.schema.json"
};
static const unsigned char file3[] = {
#embed "../../Schemas/epass-conformance-diff-1.schema.json"
};
static const unsigned char file4[] = {
#embed "../../Schemas/epass-conformance-results-1.schema.json"
};
static const unsigned char file5[] = {
#embed "../../Schemas/epass-doctor-1.schema.json"
};
static const unsigned char file6[] = {
#embed "../../Schemas/epass-document-2.schema.json"
};
static const unsigned char file7[] = {
#embed "../../Schemas/epass-document-check-1.schema.json"
};
static const unsigned char file8[] = {
#embed "../../Schemas/epass-error-1.schema.json"
};
static const unsigned char file9[] = {
#embed "../../Schemas/epass-evidence-2.schema.json"
};
static const unsigned char file10[] = {
#embed "../../Schemas/epass-files-1.schema.json"
};
static const unsigned char file11[] = {
#embed "../../Schemas/epass-inspect-1.schema.json"
};
static const unsigned char file12[] = {
#embed "../../Schemas/epass-lds2-1.schema.json"
};
static const unsigned char file13[] = {
#embed "../../Schemas/epass-mrz-1.schema.json"
};
static const unsigned char file14[] = {
#embed "../../Schemas/epass-policy-1.schema.json"
};
static const unsigned char file15[] = {
#embed "../../Schemas/epass-policy-diff-1.schema.json"
};
static const unsigned char file16[] = {
#embed "../../Schemas/epass-policy-explain-1.schema.json"
};
static const unsigned char file17[] = {
#embed "../../Schemas/epass-policy-lint-1.schema.json"
};
static const unsigned char file18[] = {
#embed "../../Schemas/epass-policy-list-1.schema.json"
};
static const unsigned char file19[] = {
#embed "../../Schemas/epass-profiles-1.schema.json"
};
static const unsigned char file20[] = {
#embed "../../Schemas/epass-readers-1.schema.json"
};
static const unsigned char file21[] = {
#embed "../../Schemas/epass-readers-event-1.schema.json"
};
static const unsigned char file22[] = {
#embed "../../Schemas/epass-report-2.schema.json"
};
static const unsigned char file23[] = {
#embed "../../Schemas/epass-result-verification-1.schema.json"
};
static const unsigned char file24[] = {
#embed "../../Schemas/epass-schemas-1.schema.json"
};
static const unsigned char file25[] = {
#embed "../../Schemas/epass-terminal-chain-1.schema.json"
};
static const unsigned char file26[] = {
#embed "../../Schemas/epass-trace-steps-1.schema.json"
};
static const unsigned char file27[] = {
#embed "../../Schemas/epass-trust-audit-1.schema.json"
};
static const unsigned char file28[] = {
#embed "../../Schemas/epass-trust-block-1.schema.json"
};
static const unsigned char file29[] = {
#embed "../../Schemas/epass-trust-chain-1.schema.json"
};
static const unsigned char file30[] = {
#embed "../../Schemas/epass-trust-diff-1.schema.json"
};
static const unsigned char file31[] = {
#embed "../../Schemas/epass-trust-doctor-1.schema.json"
};
static const unsigned char file32[] = {
#embed "../../Schemas/epass-trust-grant-1.schema.json"
};
static const unsigned char file33[] = {
#embed "../../Schemas/epass-trust-history-1.schema.json"
};
static const unsigned char file34[] = {
#embed "../../Schemas/epass-trust-import-1.schema.json"
};
static const unsigned char file35[] = {
#embed "../../Schemas/epass-trust-list-1.schema.json"
};
static const unsigned char file36[] = {
#embed "../../Schemas/epass-trust-remove-1.schema.json"
};
static const unsigned char file37[] = {
#embed "../../Schemas/epass-trust-setup-1.schema.json"
};
static const unsigned char file38[] = {
#embed "../../Schemas/epass-trust-show-1.schema.json"
};
static const unsigned char file39[] = {
#embed "../../Schemas/epass-trust-unblock-1.schema.json"
};
static const unsigned char file40[] = {
#embed "../../Schemas/epass-trust-undo-1.schema.json"
};

static const struct epass_file files[] = {
    {"epass-batch-summary-1.schema.json", file0, sizeof file0},
    {"epass-conformance-1.schema.json", file1, sizeof file1},
    {"epass-conformance-cases-1.schema.json", file2, sizeof file2},
    {"epass-conformance-diff-1.schema.json", file3, sizeof file3},
    {"epass-conformance-results-1.schema.json", file4, sizeof file4},
    {"epass-doctor-1.schema.json", file5, sizeof file5},
    {"epass-document-2.schema.json", file6, sizeof file6},
    {"epass-document-check-1.schema.json", file7, sizeof file7},
    {"epass-error-1.schema.json", file8, sizeof file8},
    {"epass-evidence-2.schema.json", file9, sizeof file9},
    {"epass-files-1.schema.json", file10, sizeof file10},
    {"epass-inspect-1.schema.json", file11, sizeof file11},
    {"epass-lds2-1.schema.json", file12, sizeof file12},
    {"epass-mrz-1.schema.json", file13, sizeof file13},
    {"epass-policy-1.schema.json", file14, sizeof file14},
    {"epass-policy-diff-1.schema.json", file15, sizeof file15},
    {"epass-policy-explain-1.schema.json", file16, sizeof file16},
    {"epass-policy-lint-1.schema.json", file17, sizeof file17},
    {"epass-policy-list-1.schema.json", file18, sizeof file18},
    {"epass-profiles-1.schema.json", file19, sizeof file19},
    {"epass-readers-1.schema.json", file20, sizeof file20},
    {"epass-readers-event-1.schema.json", file21, sizeof file21},
    {"epass-report-2.schema.json", file22, sizeof file22},
    {"epass-result-verification-1.schema.json", file23, sizeof file23},
    {"epass-schemas-1.schema.json", file24, sizeof file24},
    {"epass-terminal-chain-1.schema.json", file25, sizeof file25},
    {"epass-trace-steps-1.schema.json", file26, sizeof file26},
    {"epass-trust-audit-1.schema.json", file27, sizeof file27},
    {"epass-trust-block-1.schema.json", file28, sizeof file28},
    {"epass-trust-chain-1.schema.json", file29, sizeof file29},
    {"epass-trust-diff-1.schema.json", file30, sizeof file30},
    {"epass-trust-doctor-1.schema.json", file31, sizeof file31},
    {"epass-trust-grant-1.schema.json", file32, sizeof file32},
    {"epass-trust-history-1.schema.json", file33, sizeof file33},
    {"epass-trust-import-1.schema.json", file34, sizeof file34},
    {"epass-trust-list-1.schema.json", file35, sizeof file35},
    {"epass-trust-remove-1.schema.json", file36, sizeof file36},
    {"epass-trust-setup-1.schema.json", file37, sizeof file37},
    {"epass-trust-show-1.schema.json", file38, sizeof file38},
    {"epass-trust-unblock-1.schema.json", file39, sizeof file39},
    {"epass-trust-undo-1.schema.json", file40, sizeof file40},
    {0},
};

uintptr_t epass_files_schemas(void) { return (uintptr_t)files; }
