# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
# One file that needs no Swift on the machine it is copied to; only libcrypto, libpcsclite, libp11-kit, libopenjp2 and libpng are the system's.
RELEASE = build -c release --product epass --static-swift-stdlib -Xlinker -s
MRZ = P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F3404159ZE184226B<<<<<16

.PHONY: help demo build release test test-pcsc test-no-pcsc lint format fuzz benchmark install uninstall clean

help:
	@echo 'make demo       install what is missing, build, and read a simulated passport'
	@echo 'make test       install what is missing, build and run all tests'
	@echo 'make lint       check the format and the naming rules'
	@echo 'make install    build and install epass, its manual page and completions under PREFIX ($(PREFIX))'
	@echo 'make fuzz       run every fuzz target for a minute (FUZZ_SECONDS=60)'
	@echo 'make benchmark  measure what Docs/performance.md states'

demo:
	@Scripts/install-dependencies build
	$(SWIFT) $(RELEASE)
	@echo
	@printf '%s\n' "printf '%s\\n' 'P<UTO...16' | epass read --simulate --mrz -"
	@echo
	@printf '%s\n' '$(MRZ)' | .build/release/epass read --simulate --mrz -

build:
	@Scripts/install-dependencies build
	$(SWIFT) build

release:
	@Scripts/install-dependencies build
	$(SWIFT) $(RELEASE)

# Every test, the PC/SC ones included, and then the build without traits, which needs none of libpcsclite, libp11-kit, libopenjp2 and libpng.
test: test-pcsc test-no-pcsc

# All tests of a run begin at once otherwise, and one that waits for another process waits for its turn longer than for
# that process.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH ?= $(shell expr 2 '*' $$(nproc))

test-pcsc:
	@Scripts/install-dependencies test
	$(SWIFT) build --build-tests --explicit-target-dependency-import-check error
	$(SWIFT) test --skip-build

test-no-pcsc:
	@Scripts/install-dependencies core
	$(SWIFT) test --disable-default-traits --scratch-path .build-no-pcsc
	@! ldd .build-no-pcsc/debug/epass | grep -E 'pcsclite|p11-kit|openjp2|png'

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Vectors Fuzz Benchmarks
	@Scripts/check-sources

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Vectors Fuzz Benchmarks

FUZZ_SECONDS ?= 60
fuzz:
	@Scripts/install-dependencies build
	Scripts/fuzz --seconds $(FUZZ_SECONDS)

benchmark:
	@Scripts/install-dependencies build
	cd Benchmarks && $(SWIFT) package --disable-sandbox benchmark

install: release
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 .build/release/epass $(DESTDIR)$(PREFIX)/bin/epass
	Scripts/make-manual .build/release/epass > .build/epass.1
	install -m 644 .build/epass.1 $(DESTDIR)$(PREFIX)/share/man/man1/epass.1
	.build/release/epass --generate-completion-script bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/epass
	.build/release/epass --generate-completion-script zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_epass
	.build/release/epass --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/epass.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/epass $(DESTDIR)$(PREFIX)/share/man/man1/epass.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/epass $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_epass \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/epass.fish

clean:
	rm -rf .build .build-no-pcsc .build-fuzz Benchmarks/.build
