/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

#include "epass-jpeg.h"

#include <stdlib.h>

#ifdef EPASS_IMAGES
#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>
#include <jerror.h>

/* What stands before the library's own record of errors, so that its functions find it. */
struct errors {
    struct jpeg_error_mgr library;
    jmp_buf back;
};

struct epass_jpeg_decoder {
    struct jpeg_decompress_struct image;
    struct errors errors;
    /* Four printing colours of a row; NULL for other images. */
    uint8_t *inks;
    int is_inverted;
};

static void leave(j_common_ptr image) { longjmp(((struct errors *)image->err)->back, 1); }

static void say_nothing(j_common_ptr image) { (void)image; }

/* Warnings are counted, traces are not. */
static void count(j_common_ptr image, int level) {
    if (level < 0) image->err->num_warnings++;
}

static struct jpeg_error_mgr *attach(struct errors *errors) {
    jpeg_std_error(&errors->library);
    errors->library.error_exit = leave;
    errors->library.output_message = say_nothing;
    errors->library.emit_message = count;
    return &errors->library;
}

static int status(const struct errors *errors) {
    switch (errors->library.msg_code) {
    case JERR_OUT_OF_MEMORY:
    case JERR_NO_BACKING_STORE:
        return EPASS_JPEG_MEMORY;
    case JERR_SOF_UNSUPPORTED:
    case JERR_BAD_PRECISION:
    case JERR_ARITH_NOTIMPL:
    case JERR_CONVERSION_NOTIMPL:
    case JERR_CCIR601_NOTIMPL:
    case JERR_FRACT_SAMPLE_NOTIMPL:
    case JERR_COMPONENT_COUNT:
    case JERR_NOTIMPL:
    case JERR_NOT_COMPILED:
        return EPASS_JPEG_UNSUPPORTED;
    default:
        return EPASS_JPEG_MALFORMED;
    }
}

epass_jpeg_decoder *epass_jpeg_open(const uint8_t *octets, size_t length, epass_jpeg_size *size, int *result) {
    epass_jpeg_decoder *decoder = calloc(1, sizeof(*decoder));
    if (decoder == NULL) {
        *result = EPASS_JPEG_MEMORY;
        return NULL;
    }
    decoder->image.err = attach(&decoder->errors);
    if (setjmp(decoder->errors.back) != 0) {
        *result = status(&decoder->errors);
        epass_jpeg_close(decoder);
        return NULL;
    }
    jpeg_create_decompress(&decoder->image);
    jpeg_mem_src(&decoder->image, (unsigned char *)octets, (unsigned long)length);
    jpeg_read_header(&decoder->image, TRUE);
    *result = EPASS_JPEG_UNSUPPORTED;
    if (decoder->image.data_precision == 8) {
        switch (decoder->image.jpeg_color_space) {
        case JCS_GRAYSCALE:
            decoder->image.out_color_space = JCS_GRAYSCALE;
            *result = EPASS_JPEG_DONE;
            break;
        case JCS_RGB:
        case JCS_YCbCr:
            decoder->image.out_color_space = JCS_RGB;
            *result = EPASS_JPEG_DONE;
            break;
        case JCS_CMYK:
        case JCS_YCCK:
            decoder->image.out_color_space = JCS_CMYK;
            /* Adobe writes how much of the paper is left white. */
            decoder->is_inverted = decoder->image.saw_Adobe_marker;
            decoder->inks = malloc((size_t)decoder->image.image_width * 4);
            *result = decoder->inks == NULL ? EPASS_JPEG_MEMORY : EPASS_JPEG_DONE;
            break;
        default:
            break;
        }
    }
    if (*result != EPASS_JPEG_DONE) {
        epass_jpeg_close(decoder);
        return NULL;
    }
    size->width = decoder->image.image_width;
    size->height = decoder->image.image_height;
    size->channels = decoder->image.out_color_space == JCS_GRAYSCALE ? 1 : 3;
    return decoder;
}

int epass_jpeg_start(epass_jpeg_decoder *decoder) {
    if (setjmp(decoder->errors.back) != 0) return status(&decoder->errors);
    jpeg_start_decompress(&decoder->image);
    return EPASS_JPEG_DONE;
}

int epass_jpeg_row(epass_jpeg_decoder *decoder, uint8_t *row) {
    JSAMPROW rows[1] = {decoder->inks != NULL ? decoder->inks : row};
    if (setjmp(decoder->errors.back) != 0) return status(&decoder->errors);
    if (jpeg_read_scanlines(&decoder->image, rows, 1) != 1) return EPASS_JPEG_MALFORMED;
    if (decoder->inks == NULL) return EPASS_JPEG_DONE;
    for (size_t column = 0; column < decoder->image.output_width; column++) {
        const uint8_t *ink = decoder->inks + column * 4;
        const unsigned black = decoder->is_inverted ? ink[3] : 255u - ink[3];
        for (int channel = 0; channel < 3; channel++) {
            const unsigned light = decoder->is_inverted ? ink[channel] : 255u - ink[channel];
            row[column * 3 + channel] = (uint8_t)((light * black + 127) / 255);
        }
    }
    return EPASS_JPEG_DONE;
}

int epass_jpeg_is_damaged(const epass_jpeg_decoder *decoder) { return decoder->errors.library.num_warnings > 0; }

void epass_jpeg_close(epass_jpeg_decoder *decoder) {
    if (decoder == NULL) return;
    jpeg_destroy_decompress(&decoder->image);
    free(decoder->inks);
    free(decoder);
}

struct encoder {
    struct jpeg_compress_struct image;
    struct errors errors;
    unsigned char *octets;
    unsigned long length;
};

/* What changes behind setjmp lies with the caller, and not in a register. */
static int encode(struct encoder *encoder, const uint8_t *points, epass_jpeg_size size, int quality) {
    struct jpeg_compress_struct *image = &encoder->image;
    image->err = attach(&encoder->errors);
    if (setjmp(encoder->errors.back) != 0) return status(&encoder->errors);
    jpeg_create_compress(image);
    jpeg_mem_dest(image, &encoder->octets, &encoder->length);
    image->image_width = size.width;
    image->image_height = size.height;
    image->input_components = (int)size.channels;
    image->in_color_space = size.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_set_defaults(image);
    jpeg_set_quality(image, quality, TRUE);
    image->comp_info[0].h_samp_factor = image->comp_info[0].v_samp_factor = 1;
    jpeg_start_compress(image, TRUE);
    while (image->next_scanline < image->image_height) {
        JSAMPROW row[1] = {(JSAMPROW)points + (size_t)image->next_scanline * size.width * size.channels};
        jpeg_write_scanlines(image, row, 1);
    }
    jpeg_finish_compress(image);
    return EPASS_JPEG_DONE;
}

int epass_jpeg_encode(
    const uint8_t *points, epass_jpeg_size size, int quality, uint8_t **octets, size_t *length) {
    struct encoder encoder = {0};
    const int result = encode(&encoder, points, size, quality);
    jpeg_destroy_compress(&encoder.image);
    if (result == EPASS_JPEG_DONE) {
        *octets = encoder.octets;
        *length = encoder.length;
    } else {
        free(encoder.octets);
    }
    return result;
}

void epass_jpeg_prepare(void) {
    static const uint8_t points[8 * 8 * 3];
    uint8_t *octets = NULL;
    size_t length = 0;
    const epass_jpeg_size size = {8, 8, 3};
    if (epass_jpeg_encode(points, size, 75, &octets, &length) == EPASS_JPEG_DONE) free(octets);
}

void epass_jpeg_free(uint8_t *octets) { free(octets); }

#else
/* Without the trait there is no library, and nothing is decoded. */
void epass_jpeg_prepare(void) {}
epass_jpeg_decoder *epass_jpeg_open(const uint8_t *octets, size_t length, epass_jpeg_size *size, int *result) {
    (void)octets, (void)length, (void)size;
    *result = EPASS_JPEG_NOT_BUILT;
    return NULL;
}
int epass_jpeg_start(epass_jpeg_decoder *decoder) { return (void)decoder, EPASS_JPEG_NOT_BUILT; }
int epass_jpeg_row(epass_jpeg_decoder *decoder, uint8_t *row) {
    return (void)decoder, (void)row, EPASS_JPEG_NOT_BUILT;
}
int epass_jpeg_is_damaged(const epass_jpeg_decoder *decoder) { return (void)decoder, 0; }
void epass_jpeg_close(epass_jpeg_decoder *decoder) { (void)decoder; }
int epass_jpeg_encode(
    const uint8_t *points, epass_jpeg_size size, int quality, uint8_t **octets, size_t *length) {
    (void)points, (void)size, (void)quality, (void)octets, (void)length;
    return EPASS_JPEG_NOT_BUILT;
}
void epass_jpeg_free(uint8_t *octets) { free(octets); }
#endif
