/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_PKCS11_SHIM_H
#define EPASS_PKCS11_SHIM_H
/* A PKCS #11 module: it is loaded by its path, and nothing of it is called by name but C_GetFunctionList. */
#endif
