/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/*
 * A PKCS #11 module with one fault: it passes every call on to the module inner.so beside it, and does the fault that its own file name states,
 * FUNCTION.FAULT.CALL.so, from that call of the function on (counted from 1). So each copy of the file is a module of its own, with a fault of its own.
 *
 *  hang      says so on standard error, and never returns
 *  crash     writes to address 0
 *  ckrHEX    returns that value
 *  slowMS    waits so many milliseconds first
 *  short, wrong, empty     of C_Sign: a signature without its last octet, with another last octet, without octets
 *  pad       of C_GetTokenInfo: the token has keys of its own for the PIN, on which somebody types for 600 ms
 *
 * The declarations are those of PKCS #11 v2.40 as p11-kit has them; a build without the trait does without.
 */
#define _GNU_SOURCE
#if __has_include(<p11-kit/pkcs11.h>)
#include <dlfcn.h>
#include <libgen.h>
#include <p11-kit/pkcs11.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static CK_FUNCTION_LIST *inner;
static CK_FUNCTION_LIST list;
static char wanted[64], fault[64];
static int from_call = 1, calls;

/* The fault of this call; NULL for none. */
static const char *due(const char *function) {
    if (strcmp(function, wanted) != 0 || __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST) < from_call) return NULL;
    return fault;
}

/* Does what can be done before the call: the value to return, or CKR_OK where it is to be made. */
static CK_RV before(const char *function) {
    const char *what = due(function);
    if (what == NULL) return CKR_OK;
    if (strcmp(what, "hang") == 0) {
        dprintf(STDERR_FILENO, "%s hangs\n", function);
        for (;;) pause();
    }
    if (strcmp(what, "crash") == 0) *(volatile int *)0 = 0;
    if (strncmp(what, "slow", 4) == 0) usleep((useconds_t)atoi(what + 4) * 1000);
    return strncmp(what, "ckr", 3) == 0 ? strtoul(what + 3, NULL, 16) : CKR_OK;
}

#define PASS(function, parameters, ...) \
    static CK_RV faulty_##function parameters { \
        CK_RV result = before(#function); \
        return result != CKR_OK ? result : inner->function(__VA_ARGS__); \
    }

PASS(C_GetSlotList, (CK_BBOOL present, CK_SLOT_ID_PTR slots, CK_ULONG_PTR count), present, slots, count)
PASS(C_OpenSession, (CK_SLOT_ID slot, CK_FLAGS flags, void *data, CK_NOTIFY notify, CK_SESSION_HANDLE_PTR session), slot, flags,
    data, notify, session)
PASS(C_CloseSession, (CK_SESSION_HANDLE session), session)
PASS(C_FindObjectsInit, (CK_SESSION_HANDLE session, CK_ATTRIBUTE_PTR template, CK_ULONG count), session, template, count)
PASS(C_FindObjects, (CK_SESSION_HANDLE session, CK_OBJECT_HANDLE_PTR objects, CK_ULONG most, CK_ULONG_PTR count), session, objects,
    most, count)
PASS(C_FindObjectsFinal, (CK_SESSION_HANDLE session), session)
PASS(C_GetAttributeValue, (CK_SESSION_HANDLE session, CK_OBJECT_HANDLE object, CK_ATTRIBUTE_PTR template, CK_ULONG count), session,
    object, template, count)
PASS(C_SignInit, (CK_SESSION_HANDLE session, CK_MECHANISM_PTR mechanism, CK_OBJECT_HANDLE key), session, mechanism, key)

/* The copies of one test process share the inner module: the first starts it, and none ends it. */
static CK_RV faulty_C_Initialize(void *arguments) {
    CK_RV result = before("C_Initialize");
    if (result == CKR_OK) result = inner->C_Initialize(arguments);
    return result == CKR_CRYPTOKI_ALREADY_INITIALIZED ? CKR_OK : result;
}

static CK_RV faulty_C_Finalize(void *reserved) {
    (void)reserved;
    return before("C_Finalize");
}

static CK_RV faulty_C_GetTokenInfo(CK_SLOT_ID slot, CK_TOKEN_INFO_PTR info) {
    CK_RV result = before("C_GetTokenInfo");
    if (result == CKR_OK) result = inner->C_GetTokenInfo(slot, info);
    if (strcmp(fault, "pad") == 0) info->flags |= CKF_PROTECTED_AUTHENTICATION_PATH;
    return result;
}

static CK_RV faulty_C_Login(CK_SESSION_HANDLE session, CK_USER_TYPE user, CK_UTF8CHAR_PTR pin, CK_ULONG count) {
    static CK_UTF8CHAR typed[] = "12345678";
    CK_RV result = before("C_Login");
    if (result != CKR_OK) return result;
    if (pin != NULL || strcmp(fault, "pad") != 0) return inner->C_Login(session, user, pin, count);
    usleep(600000);
    return inner->C_Login(session, user, typed, sizeof typed - 1);
}

static CK_RV faulty_C_Sign(
    CK_SESSION_HANDLE session, CK_BYTE_PTR data, CK_ULONG count, CK_BYTE_PTR signature, CK_ULONG_PTR signature_count) {
    const char *what = strcmp(wanted, "C_Sign") == 0 && calls + 1 >= from_call ? fault : "";
    CK_RV result = before("C_Sign");
    if (result == CKR_OK) result = inner->C_Sign(session, data, count, signature, signature_count);
    if (result != CKR_OK || *signature_count == 0) return result;
    if (strcmp(what, "short") == 0) --*signature_count;
    if (strcmp(what, "wrong") == 0) signature[*signature_count - 1] ^= 1;
    if (strcmp(what, "empty") == 0) *signature_count = 0;
    return result;
}

CK_RV C_GetFunctionList(CK_FUNCTION_LIST_PTR_PTR functions) {
    Dl_info own;
    char path[4096], other[4096];
    /* Not by C_GetFunctionList, which p11-kit has, too. */
    if (dladdr((void *)before, &own) == 0) return CKR_GENERAL_ERROR;
    snprintf(path, sizeof path, "%s", own.dli_fname);
    snprintf(other, sizeof other, "%s", own.dli_fname);
    sscanf(basename(path), "%63[^.].%63[^.].%d.so", wanted, fault, &from_call);
    strcat(dirname(other), "/inner.so");
    void *library = dlopen(other, RTLD_NOW | RTLD_LOCAL);
    CK_C_GetFunctionList get = library ? (CK_C_GetFunctionList)dlsym(library, "C_GetFunctionList") : NULL;
    if (get == NULL || get(&inner) != CKR_OK) return CKR_GENERAL_ERROR;
    list = *inner;
#define FAULTY(function) list.function = faulty_##function
    FAULTY(C_Initialize);
    FAULTY(C_Finalize);
    FAULTY(C_GetSlotList);
    FAULTY(C_GetTokenInfo);
    FAULTY(C_OpenSession);
    FAULTY(C_CloseSession);
    FAULTY(C_Login);
    FAULTY(C_FindObjectsInit);
    FAULTY(C_FindObjects);
    FAULTY(C_FindObjectsFinal);
    FAULTY(C_GetAttributeValue);
    FAULTY(C_SignInit);
    FAULTY(C_Sign);
    *functions = &list;
    return CKR_OK;
}
#endif
