/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_BARE_OPENSSL_SHIM_H
#define EPASS_BARE_OPENSSL_SHIM_H
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/params.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
/* A macro that Swift cannot read. */
static const int bare_public_key = EVP_PKEY_PUBLIC_KEY;
#endif
