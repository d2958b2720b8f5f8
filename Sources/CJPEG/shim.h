/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#ifndef EPASS_CJPEG_SHIM_H
#define EPASS_CJPEG_SHIM_H
#include <stdio.h>
#include <jpeglib.h>
#endif
