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
#include <malloc.h>
#include <string.h>

/*
 * OSSL_PARAM keeps the pointers of its key and its value. A Swift String handed to C is a temporary, so every call that
 * takes parameters stands here, where the names are literals and the values outlive the call.
 */

/*
 * Memory functions for libcrypto that overwrite what is given back. libcrypto wipes its own secrets, but for the scalar of a multiplication
 * by its fast code for NIST's curves, which it copies into a block that it frees as it is (ecp_nistp*.c, ecp_nistz256.c).
 */
static inline void epass_wiping_free(void *block, const char *file, int line) {
    (void)file, (void)line;
    if (block != NULL) OPENSSL_cleanse(block, malloc_usable_size(block));
    free(block);
}

static inline void *epass_plain_malloc(size_t count, const char *file, int line) {
    (void)file, (void)line;
    return count == 0 ? NULL : malloc(count);
}

static inline void *epass_wiping_realloc(void *block, size_t count, const char *file, int line) {
    void *copy;
    size_t held;
    if (block == NULL) return epass_plain_malloc(count, file, line);
    if (count == 0) {
        epass_wiping_free(block, file, line);
        return NULL;
    }
    held = malloc_usable_size(block);
    if (count <= held && count >= held / 2) return block;
    copy = malloc(count);
    if (copy == NULL) return NULL;
    memcpy(copy, block, count < held ? count : held);
    epass_wiping_free(block, file, line);
    return copy;
}

/* 1 where libcrypto takes the functions; 0 where it has given out memory before, so that it is too late. */
static inline int epass_wipe_freed_memory(void) {
    return CRYPTO_set_mem_functions(epass_plain_malloc, epass_wiping_realloc, epass_wiping_free);
}

/*
 * The group of a curve by its numbers: multiplied with by the general code, which leaves no scalar behind, and takes several times as long.
 * Null on failure.
 */
static inline EC_GROUP *epass_ec_general_group(OSSL_LIB_CTX *library, int nid) {
    EC_GROUP *named = EC_GROUP_new_by_curve_name_ex(library, NULL, nid), *group = NULL;
    BN_CTX *scratch = BN_CTX_new_ex(library);
    BIGNUM *p = BN_new(), *a = BN_new(), *b = BN_new(), *x = BN_new(), *y = BN_new();
    EC_POINT *point = NULL;
    if (named != NULL && scratch != NULL && p != NULL && a != NULL && b != NULL && x != NULL && y != NULL
        && EC_GROUP_get_curve(named, p, a, b, scratch) == 1
        && EC_POINT_get_affine_coordinates(named, EC_GROUP_get0_generator(named), x, y, scratch) == 1
        && (group = EC_GROUP_new_curve_GFp(p, a, b, scratch)) != NULL) {
        point = EC_POINT_new(group);
        if (point == NULL || EC_POINT_set_affine_coordinates(group, point, x, y, scratch) != 1
            || EC_GROUP_set_generator(group, point, EC_GROUP_get0_order(named), EC_GROUP_get0_cofactor(named)) != 1) {
            EC_GROUP_free(group);
            group = NULL;
        }
    }
    EC_POINT_free(point);
    BN_free(p), BN_free(a), BN_free(b), BN_free(x), BN_free(y);
    BN_CTX_free(scratch);
    EC_GROUP_free(named);
    return group;
}

static inline void epass_openssl_free(void *pointer) { OPENSSL_free(pointer); }

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

/* A number of parameters: in the order of the machine. */
static inline void epass_native_order(unsigned char *out, const unsigned char *big_endian, size_t count) {
    const int is_little_endian = epass_is_little_endian();
    for (size_t i = 0; i < count; i++) {
        out[i] = big_endian[is_little_endian ? count - 1 - i : i];
    }
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
    unsigned char n[1024], e[8];
    OSSL_PARAM parameters[3];
    EVP_PKEY *key = NULL;
    if (modulus_count == 0 || modulus_count > sizeof n || exponent_count == 0 || exponent_count > sizeof e) {
        return NULL;
    }
    epass_native_order(n, modulus, modulus_count);
    epass_native_order(e, exponent, exponent_count);
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

/*
 * A DSA public key of the big-endian numbers p, q, g and y (each at most 384 octets), or the domain parameters alone where y has no octets.
 * Nothing is checked. Null on failure.
 */
static inline EVP_PKEY *epass_dsa_key(
    OSSL_LIB_CTX *library, const unsigned char *p, size_t p_count, const unsigned char *q, size_t q_count,
    const unsigned char *g, size_t g_count, const unsigned char *y, size_t y_count) {
    unsigned char prime[384], order[384], generator[384], value[384];
    OSSL_PARAM parameters[5];
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context;
    size_t last = 3;
    if (p_count == 0 || p_count > sizeof prime || q_count == 0 || q_count > sizeof order || g_count == 0
        || g_count > sizeof generator || y_count > sizeof value) {
        return NULL;
    }
    epass_native_order(prime, p, p_count);
    epass_native_order(order, q, q_count);
    epass_native_order(generator, g, g_count);
    epass_native_order(value, y, y_count);
    parameters[0] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_FFC_P, prime, p_count);
    parameters[1] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_FFC_Q, order, q_count);
    parameters[2] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_FFC_G, generator, g_count);
    if (y_count > 0) {
        parameters[last++] = OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_PUB_KEY, value, y_count);
    }
    parameters[last] = OSSL_PARAM_construct_end();
    context = EVP_PKEY_CTX_new_from_name(library, "DSA", NULL);
    if (context == NULL || EVP_PKEY_fromdata_init(context) <= 0
        || EVP_PKEY_fromdata(
               context, &key, y_count > 0 ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEY_PARAMETERS, parameters) <= 0) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

/* A DSA pair of keys under domain parameters. Null on failure. */
static inline EVP_PKEY *epass_generate_dsa(OSSL_LIB_CTX *library, EVP_PKEY *parameters) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(library, parameters, NULL);
    if (context == NULL || EVP_PKEY_keygen_init(context) <= 0 || EVP_PKEY_generate(context, &key) <= 0) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

static inline EVP_PKEY *epass_generate_rsa(OSSL_LIB_CTX *library, size_t bits) {
    return EVP_PKEY_Q_keygen(library, NULL, "RSA", bits);
}

static inline EVP_PKEY *epass_generate_ed25519(OSSL_LIB_CTX *library) {
    return EVP_PKEY_Q_keygen(library, NULL, "ED25519");
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

/*
 * A whole message in GCM, with a nonce of 12 octets and a tag of 16, which is written or compared. 1 where it is done,
 * 0 where the tag does not verify (the output is worth nothing then), -1 where the library failed.
 */
static inline int epass_gcm(
    const EVP_CIPHER *cipher, int encrypts, const unsigned char *key, const unsigned char *nonce,
    const unsigned char *associated, int associated_count, const unsigned char *in, int count, unsigned char *out,
    unsigned char *tag) {
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    unsigned char none[16];
    int written = 0, last = 0, result = -1;
    if (context != NULL && EVP_CipherInit_ex2(context, cipher, key, nonce, encrypts, NULL) == 1
        && (associated_count == 0 || EVP_CipherUpdate(context, NULL, &written, associated, associated_count) == 1)
        && (count == 0 || EVP_CipherUpdate(context, out, &written, in, count) == 1)
        && (encrypts || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1)) {
        result = EVP_CipherFinal_ex(context, none, &last) == 1 ? 1 : encrypts ? -1 : 0;
        if (result == 1 && encrypts && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag) != 1) result = -1;
    }
    EVP_CIPHER_CTX_free(context);
    return result;
}

static inline void epass_clear_free(void *pointer, size_t count) { OPENSSL_clear_free(pointer, count); }

#endif
