# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors
"""The JSON Schemas of what epass prints: what Scripts/make-schemas writes and Scripts/check-schemas takes as it is."""
from schemas import evidence, report, small, trace, trust

# By the name of the format without the slash: what the file is called.
ALL = {**report.SCHEMAS, **evidence.SCHEMAS, **trust.SCHEMAS, **small.SCHEMAS, **trace.SCHEMAS}
