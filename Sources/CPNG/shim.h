/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#ifndef EPASS_CPNG_SHIM_H
#define EPASS_CPNG_SHIM_H
#include <png.h>
#endif
