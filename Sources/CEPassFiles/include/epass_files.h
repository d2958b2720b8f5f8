/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#ifndef EPASS_FILES_H
#define EPASS_FILES_H

#include <stddef.h>
#include <stdint.h>

/* A file that the program has in it, as it is. The last of a list has no name. */
struct epass_file {
    const char *name;
    const unsigned char *octets;
    size_t count;
};

/*
 * Where a list of files begins: for EmbeddedFiles, which alone follows the address. As a number, so that whoever asks
 * for it holds no pointer. A source file for each, so that a program has the files of the modules that it has.
 */
uintptr_t epass_files_chip_cases(void);
uintptr_t epass_files_drawings(void);
uintptr_t epass_files_known_readers(void);
uintptr_t epass_files_languages(void);
uintptr_t epass_files_page(void);
uintptr_t epass_files_policies(void);
uintptr_t epass_files_profiles(void);
uintptr_t epass_files_reader_cases(void);
uintptr_t epass_files_reader_configurations(void);
uintptr_t epass_files_schemas(void);
uintptr_t epass_files_trust_lists(void);

#endif
