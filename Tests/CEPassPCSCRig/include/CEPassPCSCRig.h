/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */
#ifndef EPASS_PCSC_RIG_H
#define EPASS_PCSC_RIG_H
/* The folder of this process's private pcscd. The folder is not made yet; PCSCLITE_CSOCK_NAME names `pcscd.comm` in it. */
const char *epass_rig_folder(void);
/* 1 where this program was built with a sanitizer: then the shim would not load into pcscd. */
int epass_rig_is_sanitized(void);
#endif
