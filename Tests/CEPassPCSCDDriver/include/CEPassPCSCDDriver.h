/* SPDX-License-Identifier: Apache-2.0 */
/* SPDX-FileCopyrightText: the epass authors */

/* Nothing is called by name: pcscd looks the functions up. */
