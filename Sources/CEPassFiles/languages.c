/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Languages/countries/en.json"
};
static const unsigned char file1[] = {
#embed "../../Languages/de.json"
};
static const unsigned char file2[] = {
#embed "../../Languages/es.json"
};
static const unsigned char file3[] = {
#embed "../../Languages/fr.json"
};
static const unsigned char file4[] = {
#embed "../../Languages/it.json"
};
static const unsigned char file5[] = {
#embed "../../Languages/pt.json"
};

static const struct epass_file files[] = {
    {"en.json", file0, sizeof file0},
    {"de.json", file1, sizeof file1},
    {"es.json", file2, sizeof file2},
    {"fr.json", file3, sizeof file3},
    {"it.json", file4, sizeof file4},
    {"pt.json", file5, sizeof file5},
    {0},
};

uintptr_t epass_files_languages(void) { return (uintptr_t)files; }
