/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_CPCSC_SHIM_H
#define EPASS_CPCSC_SHIM_H
#include <winscard.h>
#include <reader.h>
#include <string.h>
#endif
