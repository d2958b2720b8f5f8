/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/finger.jpg"
};
static const unsigned char file1[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/iris.jpg"
};
static const unsigned char file2[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/page.jpg"
};
static const unsigned char file3[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/portrait.j2k"
};
static const unsigned char file4[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/portrait.jp2"
};
static const unsigned char file5[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/portrait.jpg"
};
static const unsigned char file6[] = {
#embed "../../Sources/EPassSimulator/Drawings/Images/signature.jpg"
};

static const struct epass_file files[] = {
    {"finger.jpg", file0, sizeof file0},
    {"iris.jpg", file1, sizeof file1},
    {"page.jpg", file2, sizeof file2},
    {"portrait.j2k", file3, sizeof file3},
    {"portrait.jp2", file4, sizeof file4},
    {"portrait.jpg", file5, sizeof file5},
    {"signature.jpg", file6, sizeof file6},
    {0},
};

uintptr_t epass_files_drawings(void) { return (uintptr_t)files; }
