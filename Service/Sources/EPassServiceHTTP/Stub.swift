// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: the epass authors

import Hummingbird
import AsyncHTTPClient
import EPassServiceCore
