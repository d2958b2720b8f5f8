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

static inline int epass_is_little_endian(void) {
    const unsigned int one = 1;
    return *(const unsigned char *)&one;
}

/* The parameters of a named curve, without a point. Null on failure. */
static inline EVP_PKEY *epass_ec_parameters(OSSL_LIB_CTX *library, const char *group) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM parameters[2];
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(library, "EC", NULL);
    parameters[0] = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)group, 0);
    parameters[1] = OSSL_PARAM_construct_end();
    if (context == NULL || EVP_PKEY_fromdata_init(context) <= 0
        || EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEY_PARAMETERS, parameters) <= 0) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

/*
 * A public key on the curve of the parameters; the point is checked to be on it. Null on failure. A copy of a group takes a fifth of the
 * time of a group made from its name.
 */
static inline EVP_PKEY *epass_ec_public_key(const EVP_PKEY *parameters, const unsigned char *point, size_t count) {
    EVP_PKEY *key = EVP_PKEY_dup((EVP_PKEY *)parameters);
    if (key != NULL && EVP_PKEY_set1_encoded_public_key(key, point, count) != 1) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    return key;
}

/* An RSA public key of modulus (at most 1024 octets) and exponent (at most 8), big-endian, made in a context for RSA keys. Null on failure. */
static inline EVP_PKEY *epass_rsa_public_key(
    EVP_PKEY_CTX *context, const unsigned char *modulus, size_t modulus_count,
    const unsigned char *exponent, size_t exponent_count) {
    /* Numbers in parameters stand in the order of the machine. */
    unsigned char n[1024], e[8];
    OSSL_PARAM parameters[3];
    EVP_PKEY *key = NULL;
    const int is_little_endian = epass_is_little_endian();
    if (modulus_count == 0 || modulus_count > sizeof n || exponent_count == 0 || exponent_count > sizeof e) {
        return NULL;
    }
    for (size_t i = 0; i < modulus_count; i++) {
        n[i] = modulus[is_little_endian ? modulus_count - 1 - i : i];
    }
    for (size_t i = 0; i < exponent_count; i++) {
        e[i] = exponent[is_little_endian ? exponent_count - 1 - i : i];
    }
    parameters[0] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_N, n, modulus_count);
    parameters[1] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_RSA_E, e, exponent_count);
    parameters[2] = OSSL_PARAM_construct_end();
    if (EVP_PKEY_fromdata_init(context) <= 0
        || EVP_PKEY_fromdata(context, &key, EVP_PKEY_PUBLIC_KEY, parameters) <= 0) {
        EVP_PKEY_free(key);
        key = NULL;
    }
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

/* The prime of a group that OpenSSL knows by name, for BN_free. Null on failure. */
static inline BIGNUM *epass_named_dh_prime(OSSL_LIB_CTX *library, const char *group) {
    EVP_PKEY *key = NULL;
    BIGNUM *prime = NULL;
    OSSL_PARAM parameters[2];
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(library, "DH", NULL);
    parameters[0] = OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, (char *)group, 0);
    parameters[1] = OSSL_PARAM_construct_end();
    if (context != NULL && EVP_PKEY_fromdata_init(context) > 0
        && EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEY_PARAMETERS, parameters) > 0) {
        EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_FFC_P, &prime);
    }
    EVP_PKEY_free(key);
    EVP_PKEY_CTX_free(context);
    return prime;
}

static inline void epass_clear_free(void *pointer, size_t count) { OPENSSL_clear_free(pointer, count); }

#endif
