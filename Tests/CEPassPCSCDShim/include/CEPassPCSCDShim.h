/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_PCSCD_SHIM_H
#define EPASS_PCSCD_SHIM_H
/* Nothing is called from outside: the library replaces functions of libc in the process it is loaded into. */
#endif
