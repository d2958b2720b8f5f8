/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Sources/EPassPCSC/KnownReaders.json"
};

static const struct epass_file files[] = {
    {"KnownReaders.json", file0, sizeof file0},
    {0},
};

uintptr_t epass_files_known_readers(void) { return (uintptr_t)files; }
