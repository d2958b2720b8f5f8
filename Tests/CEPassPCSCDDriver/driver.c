/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/*
 * A driver for pcscd (an IFD handler) whose reader can be unplugged: it hands every call on to vpcd's driver, a copy of
 * which lies beside this file (NAME.vpcd), and knows no device while NAME.unplugged exists. vpcd keeps its state in
 * variables of the library, so each reader has a copy of both.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

/* As in ifdhandler.h and wintypes.h of pcsc-lite on Linux. */
typedef unsigned long DWORD;
typedef long RESPONSECODE;
typedef struct {
    DWORD protocol;
    DWORD length;
} SCARD_IO_HEADER;
#define IFD_SUCCESS 0
#define IFD_COMMUNICATION_ERROR 612
#define IFD_NO_SUCH_DEVICE 617

static char own_path[1024];
static char unplugged_path[1100];
static void *driver;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    Dl_info info;
    char path[1100];
    if (dladdr((void *)load, &info) == 0) return;
    snprintf(own_path, sizeof own_path, "%s", info.dli_fname);
    snprintf(unplugged_path, sizeof unplugged_path, "%s.unplugged", own_path);
    snprintf(path, sizeof path, "%s.vpcd", own_path);
    driver = dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

static void *function(const char *name) {
    pthread_once(&once, load);
    return driver == NULL ? NULL : dlsym(driver, name);
}

static int is_unplugged(void) {
    pthread_once(&once, load);
    return access(unplugged_path, F_OK) == 0;
}

#define FORWARD(parameters, ...)                                      \
    RESPONSECODE(*next) parameters = (RESPONSECODE(*) parameters)function(__func__); \
    return next == NULL ? IFD_COMMUNICATION_ERROR : next(__VA_ARGS__)

#define FORWARD_IF_THERE(parameters, ...)             \
    if (is_unplugged()) return IFD_NO_SUCH_DEVICE; \
    FORWARD(parameters, __VA_ARGS__)

RESPONSECODE IFDHCreateChannelByName(DWORD reader, char *name) { FORWARD((DWORD, char *), reader, name); }

RESPONSECODE IFDHCreateChannel(DWORD reader, DWORD channel) { FORWARD((DWORD, DWORD), reader, channel); }

RESPONSECODE IFDHCloseChannel(DWORD reader) { FORWARD((DWORD), reader); }

RESPONSECODE IFDHGetCapabilities(DWORD reader, DWORD tag, DWORD *length, unsigned char *value) {
    FORWARD_IF_THERE((DWORD, DWORD, DWORD *, unsigned char *), reader, tag, length, value);
}

RESPONSECODE IFDHSetCapabilities(DWORD reader, DWORD tag, DWORD length, unsigned char *value) {
    FORWARD_IF_THERE((DWORD, DWORD, DWORD, unsigned char *), reader, tag, length, value);
}

RESPONSECODE IFDHSetProtocolParameters(
    DWORD reader, DWORD protocol, unsigned char flags, unsigned char first, unsigned char second, unsigned char third) {
    FORWARD_IF_THERE(
        (DWORD, DWORD, unsigned char, unsigned char, unsigned char, unsigned char), reader, protocol, flags, first,
        second, third);
}

RESPONSECODE IFDHPowerICC(DWORD reader, DWORD action, unsigned char *atr, DWORD *length) {
    FORWARD_IF_THERE((DWORD, DWORD, unsigned char *, DWORD *), reader, action, atr, length);
}

RESPONSECODE IFDHTransmitToICC(
    DWORD reader, SCARD_IO_HEADER send, unsigned char *command, DWORD command_length, unsigned char *response,
    DWORD *response_length, SCARD_IO_HEADER *receive) {
    FORWARD_IF_THERE(
        (DWORD, SCARD_IO_HEADER, unsigned char *, DWORD, unsigned char *, DWORD *, SCARD_IO_HEADER *), reader, send,
        command, command_length, response, response_length, receive);
}

RESPONSECODE IFDHControl(
    DWORD reader, DWORD code, unsigned char *request, DWORD request_length, unsigned char *response,
    DWORD response_size, DWORD *response_length) {
    FORWARD_IF_THERE(
        (DWORD, DWORD, unsigned char *, DWORD, unsigned char *, DWORD, DWORD *), reader, code, request, request_length,
        response, response_size, response_length);
}

RESPONSECODE IFDHICCPresence(DWORD reader) { FORWARD_IF_THERE((DWORD), reader); }
