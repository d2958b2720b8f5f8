/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_MEMORY_SCAN_H
#define EPASS_MEMORY_SCAN_H
#include <stddef.h>
#include <stdint.h>

/* Where eight octets were found. */
struct epass_hit {
    size_t pattern;
    uint64_t address;
    /* The line of /proc/self/maps. */
    char mapping[120];
};

/*
 * Looks through every writable private mapping of this process, without the stack of its first thread, for sets of eight octets. A pattern is
 * eight octets as they lie in memory, read as one number and combined with the mask by exclusive or, so that no pattern finds itself.
 * Writes at most room hits and gives the number of all of them, or -1 where /proc/self/maps cannot be read. Allocates nothing.
 */
long epass_memory_scan(
    uint64_t mask, const uint64_t *patterns, size_t count, struct epass_hit *hits, size_t room, uint64_t *scanned);
/* Has libcrypto give out memory, so that nobody can give it memory functions any more. */
void epass_use_libcrypto(void);

#endif
