/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_COPENSSL_SHIM_H
#define EPASS_COPENSSL_SHIM_H
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/params.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/provider.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

/*
 * OSSL_PARAM keeps the pointers of its key and its value. A Swift String handed to C is a temporary, so every call that
 * takes parameters stands here, where the names are literals and the values outlive the call.
 */

static inline void epass_openssl_free(void *pointer) { OPENSSL_free(pointer); }

/* CMAC with the named cipher; the context can then be keyed as often as wanted. */
static inline int epass_cmac_set_cipher(EVP_MAC_CTX *context, const char *cipher) {
    OSSL_PARAM parameters[2];
    parameters[0] = OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_CIPHER, (char *)cipher, 0);
    parameters[1] = OSSL_PARAM_construct_end();
    return EVP_MAC_CTX_set_params(context, parameters);
}

/* Gives a TEST-RAND generator the octets that it hands out, from the first one on. */
static inline int epass_test_rand_set(EVP_RAND_CTX *generator, const unsigned char *octets, size_t count) {
    unsigned int strength = 256;
    OSSL_PARAM parameters[3];
    parameters[0] = OSSL_PARAM_construct_uint(OSSL_RAND_PARAM_STRENGTH, &strength);
    parameters[1] = OSSL_PARAM_construct_octet_string(OSSL_RAND_PARAM_TEST_ENTROPY, (void *)octets, count);
    parameters[2] = OSSL_PARAM_construct_end();
    return EVP_RAND_CTX_set_params(generator, parameters);
}

static inline EVP_PKEY *epass_key_from(OSSL_LIB_CTX *library, const char *type, OSSL_PARAM_BLD *builder) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(builder);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(library, type, NULL);
    if (parameters == NULL || context == NULL || EVP_PKEY_fromdata_init(context) <= 0
        || EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) <= 0) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    OSSL_PARAM_free(parameters);
    return key;
}

/* A public key on a named curve; the point is checked to be on it. Null on failure. */
static inline EVP_PKEY *epass_ec_public_key(
    OSSL_LIB_CTX *library, const char *group, const unsigned char *point, size_t count) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    if (builder != NULL && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, group, 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, count)) {
        key = epass_key_from(library, "EC", builder);
    }
    OSSL_PARAM_BLD_free(builder);
    return key;
}

/* An RSA public key of modulus and exponent, big-endian. Null on failure. */
static inline EVP_PKEY *epass_rsa_public_key(
    OSSL_LIB_CTX *library, const unsigned char *modulus, size_t modulus_count,
    const unsigned char *exponent, size_t exponent_count) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *n = BN_bin2bn(modulus, (int)modulus_count, NULL);
    BIGNUM *e = BN_bin2bn(exponent, (int)exponent_count, NULL);
    if (builder != NULL && n != NULL && e != NULL && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, n)
        && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, e)) {
        key = epass_key_from(library, "RSA", builder);
    }
    BN_free(n);
    BN_free(e);
    OSSL_PARAM_BLD_free(builder);
    return key;
}

static inline EVP_PKEY *epass_generate_rsa(OSSL_LIB_CTX *library, size_t bits) {
    return EVP_PKEY_Q_keygen(library, NULL, "RSA", bits);
}

static inline EVP_PKEY *epass_generate_ec(OSSL_LIB_CTX *library, const char *group) {
    return EVP_PKEY_Q_keygen(library, NULL, "EC", group);
}

/* Whether the key is written with explicit parameters or with the curve's name. */
static inline int epass_ec_set_encoding(EVP_PKEY *key, int is_explicit) {
    return EVP_PKEY_set_utf8_string_param(
        key, OSSL_PKEY_PARAM_EC_ENCODING, is_explicit ? OSSL_PKEY_EC_ENCODING_EXPLICIT : OSSL_PKEY_EC_ENCODING_GROUP);
}

/* PKCS #8 PrivateKeyInfo in memory that OPENSSL_clear_free releases. The count, or a negative number on failure. */
static inline int epass_encode_pkcs8(EVP_PKEY *key, unsigned char **out) {
    PKCS8_PRIV_KEY_INFO *info = EVP_PKEY2PKCS8(key);
    int count = -1;
    if (info != NULL) {
        count = i2d_PKCS8_PRIV_KEY_INFO(info, out);
    }
    PKCS8_PRIV_KEY_INFO_free(info);
    return count;
}

static inline EVP_PKEY *epass_decode_pkcs8(OSSL_LIB_CTX *library, const unsigned char *octets, size_t count) {
    const unsigned char *next = octets;
    EVP_PKEY *key = NULL;
    PKCS8_PRIV_KEY_INFO *info = d2i_PKCS8_PRIV_KEY_INFO(NULL, &next, (long)count);
    if (info != NULL && next == octets + count) {
        key = EVP_PKCS82PKEY_ex(info, library, NULL);
    }
    PKCS8_PRIV_KEY_INFO_free(info);
    return key;
}

/* The first private key of a PEM text; a password is never asked for. */
static inline EVP_PKEY *epass_decode_pem(OSSL_LIB_CTX *library, const char *text, size_t count) {
    static char no_password[] = "";
    BIO *bio = BIO_new_mem_buf(text, (int)count);
    EVP_PKEY *key = bio == NULL ? NULL : PEM_read_bio_PrivateKey_ex(bio, NULL, NULL, no_password, library, NULL);
    BIO_free(bio);
    return key;
}

static inline void epass_clear_free(void *pointer, size_t count) { OPENSSL_clear_free(pointer, count); }

#endif
