/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/* The calls of PKCS #11 that signing needs, without the pointers to functions and the casting macros that Swift does not import. */
#ifndef EPASS_CPKCS11_SHIM_H
#define EPASS_CPKCS11_SHIM_H
#include <p11-kit/p11-kit.h>
#include <p11-kit/pkcs11.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/*
 * A module that was loaded: by its path, or by its name out of those that p11-kit is configured with. `title` is what people call it; `current` holds the
 * name of the function that is being called, for other threads to read: the call may never return.
 */
typedef struct {
    CK_FUNCTION_LIST *functions;
    CK_FUNCTION_LIST **list;
    const char *title;
    const char **current;
} epass_p11_module;

/* Of CEPassConfinement: a crash in here is reported as the module's. */
void epass_crash_note(const char *library, const char *function);

static inline void epass_p11_enter(const epass_p11_module *module, const char *function) {
    __atomic_store_n(module->current, function, __ATOMIC_RELEASE);
    epass_crash_note(function ? module->title : NULL, function);
}

/* The function that is being called, or NULL. */
static inline const char *epass_p11_current(const char **current) { return __atomic_load_n(current, __ATOMIC_ACQUIRE); }

/* Everything that runs code of the module goes through here. */
#define EPASS_P11_IN(module, name, expression) \
    ({ \
        epass_p11_enter(module, name); \
        __auto_type epass_result = (expression); \
        epass_p11_enter(module, NULL); \
        epass_result; \
    })
#define EPASS_P11_CALL(module, function, ...) \
    EPASS_P11_IN(module, #function, (module)->functions->function(__VA_ARGS__))

static inline bool epass_p11_load_path(const char *path, epass_p11_module *module) {
    module->list = NULL;
    module->functions = EPASS_P11_IN(module, "dlopen", p11_kit_module_load(path, 0));
    return module->functions != NULL;
}

static inline bool epass_p11_load_name(const char *name, epass_p11_module *module) {
    module->list = EPASS_P11_IN(module, "dlopen", p11_kit_modules_load(NULL, 0));
    module->functions = module->list ? p11_kit_module_for_name(module->list, name) : NULL;
    if (module->functions) return true;
    if (module->list) p11_kit_modules_release(module->list);
    module->list = NULL;
    return false;
}

static inline void epass_p11_release(epass_p11_module *module) {
    epass_p11_enter(module, "dlclose");
    if (module->list) p11_kit_modules_release(module->list);
    else if (module->functions) p11_kit_module_release(module->functions);
    epass_p11_enter(module, NULL);
    module->list = NULL;
    module->functions = NULL;
}

static inline CK_RV epass_p11_initialize(epass_p11_module *module) {
    return EPASS_P11_IN(module, "C_Initialize", p11_kit_module_initialize(module->functions));
}

static inline CK_RV epass_p11_finalize(epass_p11_module *module) {
    return EPASS_P11_IN(module, "C_Finalize", p11_kit_module_finalize(module->functions));
}

/* A token's information, its texts without padding and with a zero at the end. */
typedef struct {
    char label[33], manufacturer[33], model[17], serial[17];
    unsigned long flags;
} epass_p11_token;

static inline void epass_p11_text(char *to, const unsigned char *from, size_t count) {
    while (count > 0 && (from[count - 1] == ' ' || from[count - 1] == 0)) count--;
    memcpy(to, from, count);
    to[count] = 0;
}

/* The slots with a token in them; `count` holds the capacity before and the number after. */
static inline CK_RV epass_p11_slots(epass_p11_module *module, CK_SLOT_ID *slots, CK_ULONG *count) {
    return EPASS_P11_CALL(module, C_GetSlotList, CK_TRUE, slots, count);
}

static inline CK_RV epass_p11_token_info(epass_p11_module *module, CK_SLOT_ID slot, epass_p11_token *token) {
    CK_TOKEN_INFO info;
    memset(&info, 0, sizeof info);
    CK_RV result = EPASS_P11_CALL(module, C_GetTokenInfo, slot, &info);
    if (result != CKR_OK) return result;
    epass_p11_text(token->label, info.label, sizeof info.label);
    epass_p11_text(token->manufacturer, info.manufacturerID, sizeof info.manufacturerID);
    epass_p11_text(token->model, info.model, sizeof info.model);
    epass_p11_text(token->serial, info.serialNumber, sizeof info.serialNumber);
    token->flags = info.flags;
    return CKR_OK;
}

static inline CK_RV epass_p11_open(epass_p11_module *module, CK_SLOT_ID slot, CK_SESSION_HANDLE *session) {
    return EPASS_P11_CALL(module, C_OpenSession, slot, CKF_SERIAL_SESSION, NULL, NULL, session);
}

static inline CK_RV epass_p11_close(epass_p11_module *module, CK_SESSION_HANDLE session) {
    return EPASS_P11_CALL(module, C_CloseSession, session);
}

/* A null pointer for the PIN has the reader ask for it on its own keys. */
static inline CK_RV epass_p11_login(
    epass_p11_module *module, CK_SESSION_HANDLE session, const void *pin, size_t count) {
    return EPASS_P11_CALL(module, C_Login, session, CKU_USER, (CK_UTF8CHAR_PTR)pin, count);
}

/* The objects of a class with that label and identifier, where they are given; `count` holds the capacity before. */
static inline CK_RV epass_p11_find(
    epass_p11_module *module, CK_SESSION_HANDLE session, CK_OBJECT_CLASS class_, const char *label,
    const unsigned char *identifier, size_t identifier_count, CK_OBJECT_HANDLE *objects, CK_ULONG *count) {
    CK_ATTRIBUTE wanted[3];
    CK_ULONG attributes = 0;
    wanted[attributes++] = (CK_ATTRIBUTE){CKA_CLASS, &class_, sizeof class_};
    if (label) wanted[attributes++] = (CK_ATTRIBUTE){CKA_LABEL, (void *)label, strlen(label)};
    if (identifier_count) wanted[attributes++] = (CK_ATTRIBUTE){CKA_ID, (void *)identifier, identifier_count};
    CK_RV result = EPASS_P11_CALL(module, C_FindObjectsInit, session, wanted, attributes);
    if (result != CKR_OK) return result;
    CK_ULONG found = 0;
    result = EPASS_P11_CALL(module, C_FindObjects, session, objects, *count, &found);
    *count = result == CKR_OK ? found : 0;
    CK_RV final = EPASS_P11_CALL(module, C_FindObjectsFinal, session);
    return result == CKR_OK ? final : result;
}

/* An attribute of an object; `count` holds the capacity before and the number of octets after. */
static inline CK_RV epass_p11_attribute(
    epass_p11_module *module, CK_SESSION_HANDLE session, CK_OBJECT_HANDLE object, CK_ATTRIBUTE_TYPE type, void *octets,
    size_t *count) {
    CK_ATTRIBUTE attribute = {type, octets, *count};
    CK_RV result = EPASS_P11_CALL(module, C_GetAttributeValue, session, object, &attribute, 1);
    if (result == CKR_OK && attribute.ulValueLen == (CK_ULONG)-1) result = CKR_ATTRIBUTE_TYPE_INVALID;
    *count = result == CKR_OK ? attribute.ulValueLen : 0;
    return result;
}

/* The parameters of a mechanism: those of PSS, or none where the hash is 0. */
typedef struct {
    unsigned long mechanism, hash, mgf, salt;
} epass_p11_mechanism;

/* Signs a digest; `signature_count` holds the capacity before and the number of octets after. */
static inline CK_RV epass_p11_sign(
    epass_p11_module *module, CK_SESSION_HANDLE session, CK_OBJECT_HANDLE key, epass_p11_mechanism how,
    const unsigned char *digest, size_t digest_count, unsigned char *signature, size_t *signature_count) {
    CK_RSA_PKCS_PSS_PARAMS parameters = {how.hash, how.mgf, how.salt};
    CK_MECHANISM mechanism = {how.mechanism, NULL, 0};
    if (how.hash) {
        mechanism.pParameter = &parameters;
        mechanism.ulParameterLen = sizeof parameters;
    }
    CK_RV result = EPASS_P11_CALL(module, C_SignInit, session, &mechanism, key);
    if (result != CKR_OK) return result;
    CK_ULONG count = *signature_count;
    result = EPASS_P11_CALL(module, C_Sign, session, (CK_BYTE_PTR)digest, digest_count, signature, &count);
    *signature_count = result == CKR_OK ? count : 0;
    return result;
}
#endif
