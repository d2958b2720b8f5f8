/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Sources/EPass/Policy/Files/border.json"
};
static const unsigned char file1[] = {
#embed "../../Sources/EPass/Policy/Files/country-groups.json"
};
static const unsigned char file2[] = {
#embed "../../Sources/EPass/Policy/Files/inspection.json"
};
static const unsigned char file3[] = {
#embed "../../Sources/EPass/Policy/Files/kyc.json"
};
static const unsigned char file4[] = {
#embed "../../Sources/EPass/Policy/Files/read.json"
};
static const unsigned char file5[] = {
#embed "../../Sources/EPass/Policy/Files/strict.json"
};

static const struct epass_file files[] = {
    {"border.json", file0, sizeof file0},
    {"country-groups.json", file1, sizeof file1},
    {"inspection.json", file2, sizeof file2},
    {"kyc.json", file3, sizeof file3},
    {"read.json", file4, sizeof file4},
    {"strict.json", file5, sizeof file5},
    {0},
};

uintptr_t epass_files_policies(void) { return (uintptr_t)files; }
