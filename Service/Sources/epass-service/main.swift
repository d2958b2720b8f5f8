// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import HummingbirdTLS
import Configuration
import EPassSimulator
print("epass-service")
