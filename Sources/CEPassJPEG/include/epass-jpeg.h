/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/*
 * libjpeg by functions that return: it ends an error by a function that must not, and jumping over frames of Swift is not allowed.
 * Every jump begins and ends within one call of these functions.
 */
#ifndef EPASS_JPEG_H
#define EPASS_JPEG_H
#include <stddef.h>
#include <stdint.h>

/* How a call ended. */
enum epass_jpeg_status {
    EPASS_JPEG_DONE = 0,
    /* Octets are missing or wrong; the image is what is left. */
    EPASS_JPEG_DAMAGED = 1,
    /* No image comes out of it. */
    EPASS_JPEG_MALFORMED = 2,
    EPASS_JPEG_UNSUPPORTED = 3,
    EPASS_JPEG_MEMORY = 4,
    /* Built without libjpeg. */
    EPASS_JPEG_NOT_BUILT = 5,
};

/* An image that is being decoded. */
typedef struct epass_jpeg_decoder epass_jpeg_decoder;

/* What an image is. */
typedef struct {
    uint32_t width;
    uint32_t height;
    /* Of a point in the rows: 1 grey, 3 red, green and blue. */
    uint32_t channels;
} epass_jpeg_size;

/*
 * Does what the library does only once and needs the system for: the processor is asked what it can do. Called before the process is
 * confined.
 */
void epass_jpeg_prepare(void);

/*
 * Reads the headers. `octets` have to stay until the decoder is closed. NULL where it fails, and `status` says why.
 */
epass_jpeg_decoder *epass_jpeg_open(const uint8_t *octets, size_t length, epass_jpeg_size *size, int *status);

/* Begins to decode; of a progressive image this is most of the work. */
int epass_jpeg_start(epass_jpeg_decoder *decoder);

/* Decodes the next row into `row`, which has room for the channels of the width. EPASS_JPEG_DONE or why not. */
int epass_jpeg_row(epass_jpeg_decoder *decoder, uint8_t *row);

/* Whether octets were missing or wrong up to here. */
int epass_jpeg_is_damaged(const epass_jpeg_decoder *decoder);

void epass_jpeg_close(epass_jpeg_decoder *decoder);

/*
 * Makes a JPEG image of points, row by row from the upper left, without sparser colours. `octets` is to be freed by epass_jpeg_free.
 */
int epass_jpeg_encode(
    const uint8_t *points, epass_jpeg_size size, int quality, uint8_t **octets, size_t *length);

void epass_jpeg_free(uint8_t *octets);
#endif
