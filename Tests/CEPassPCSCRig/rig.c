/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#define _GNU_SOURCE
#include "CEPassPCSCRig.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[64];

/*
 * libpcsclite reads the variable once, and tests run on many threads that read the environment: so it is set before there is a second
 * thread. No test of this process can reach the system's pcscd by mistake.
 */
__attribute__((constructor)) static void name_socket(void) {
    char socket_name[96];
    snprintf(folder, sizeof folder, "/tmp/epass-rig-%ld", (long)getpid());
    snprintf(socket_name, sizeof socket_name, "%s/pcscd.comm", folder);
    setenv("PCSCLITE_CSOCK_NAME", socket_name, 1);
}

const char *epass_rig_folder(void) { return folder; }

int epass_rig_is_sanitized(void) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return 1;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(undefined_behavior_sanitizer)
    return 1;
#else
    return 0;
#endif
#else
    return 0;
#endif
}
