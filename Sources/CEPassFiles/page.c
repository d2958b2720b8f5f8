/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Sources/EPassPage/Page.css"
};

static const struct epass_file files[] = {
    {"Page.css", file0, sizeof file0},
    {0},
};

uintptr_t epass_files_page(void) { return (uintptr_t)files; }
