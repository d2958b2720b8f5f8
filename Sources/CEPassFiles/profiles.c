/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
/* Made by Scripts/make-resources. */

#include "epass_files.h"

static const unsigned char file0[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/access.jsonl"
};
static const unsigned char file1[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/access_defective.jsonl"
};
static const unsigned char file2[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/access_hostile.jsonl"
};
static const unsigned char file3[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/applications.jsonl"
};
static const unsigned char file4[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/chip_keys.jsonl"
};
static const unsigned char file5[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/contradictory.jsonl"
};
static const unsigned char file6[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/data_groups.jsonl"
};
static const unsigned char file7[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/defective.jsonl"
};
static const unsigned char file8[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/deviations.jsonl"
};
static const unsigned char file9[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/dishonest.jsonl"
};
static const unsigned char file10[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/field_failures.jsonl"
};
static const unsigned char file11[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/further.jsonl"
};
static const unsigned char file12[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/genuine.jsonl"
};
static const unsigned char file13[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/hostile.jsonl"
};
static const unsigned char file14[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/issuing.jsonl"
};
static const unsigned char file15[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/lds2.jsonl"
};
static const unsigned char file16[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/proofs.jsonl"
};
static const unsigned char file17[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/reading.jsonl"
};
static const unsigned char file18[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/terminals.jsonl"
};
static const unsigned char file19[] = {
#embed "../../Sources/EPassSimulator/Profiles/Files/threats.jsonl"
};

static const struct epass_file files[] = {
    {"access.jsonl", file0, sizeof file0},
    {"access_defective.jsonl", file1, sizeof file1},
    {"access_hostile.jsonl", file2, sizeof file2},
    {"applications.jsonl", file3, sizeof file3},
    {"chip_keys.jsonl", file4, sizeof file4},
    {"contradictory.jsonl", file5, sizeof file5},
    {"data_groups.jsonl", file6, sizeof file6},
    {"defective.jsonl", file7, sizeof file7},
    {"deviations.jsonl", file8, sizeof file8},
    {"dishonest.jsonl", file9, sizeof file9},
    {"field_failures.jsonl", file10, sizeof file10},
    {"further.jsonl", file11, sizeof file11},
    {"genuine.jsonl", file12, sizeof file12},
    {"hostile.jsonl", file13, sizeof file13},
    {"issuing.jsonl", file14, sizeof file14},
    {"lds2.jsonl", file15, sizeof file15},
    {"proofs.jsonl", file16, sizeof file16},
    {"reading.jsonl", file17, sizeof file17},
    {"terminals.jsonl", file18, sizeof file18},
    {"threats.jsonl", file19, sizeof file19},
    {0},
};

uintptr_t epass_files_profiles(void) { return (uintptr_t)files; }
