/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/* What Swift does not import from PC/SC: macros that cast, macros that compute, and an array inside a structure. */
#ifndef EPASS_CPCSC_SHIM_H
#define EPASS_CPCSC_SHIM_H
#include <winscard.h>
#include <reader.h>
#include <string.h>

/* The largest response that SCardTransmit returns: extended length fields, data and status bytes. */
static inline DWORD epass_pcsc_maximum_response(void) { return MAX_BUFFER_SIZE_EXTENDED; }

/* SCARD_PCI_T0 and SCARD_PCI_T1 are addresses; this is their content. */
static inline SCARD_IO_REQUEST epass_pcsc_protocol_header(DWORD protocol) {
    SCARD_IO_REQUEST request = {protocol, sizeof(SCARD_IO_REQUEST)};
    return request;
}

/* The control code that asks a reader for its features, PC/SC part 10. */
static inline DWORD epass_pcsc_feature_request(void) { return CM_IOCTL_GET_FEATURE_REQUEST; }

/* Copies the answer to reset out of `state`, at most `capacity` octets; returns how many. */
static inline DWORD epass_pcsc_atr(const SCARD_READERSTATE *state, unsigned char *atr, DWORD capacity) {
    DWORD count = state->cbAtr;
    if (count > MAX_ATR_SIZE) count = MAX_ATR_SIZE;
    if (count > capacity) count = capacity;
    memcpy(atr, state->rgbAtr, count);
    return count;
}
#endif
