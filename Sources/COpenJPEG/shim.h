/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#ifndef EPASS_COPENJPEG_SHIM_H
#define EPASS_COPENJPEG_SHIM_H
#include <openjpeg.h>
#endif
