# SPDX-License-Identifier: Apache-2.0
# SPDX-FileCopyrightText: the epass authors

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
export SWIFT
# The package manager writes the traits into the compiler's flags in the order of a set. That order has to be the same
# each time: with another one everything is built anew.
PACKAGE = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT)
BUILD = $(PACKAGE) build
RELEASE_WORDS = $(shell Scripts/release-flags)
RELEASE = --product epass $(RELEASE_WORDS)
MRZ = P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<L898902C36UTO7408122F3404159ZE184226B<<<<<16

# The same words wherever the debug build is needed: with others everything is built anew. DEBUG_INFO=dwarf is for a
# debugger, and takes longer. No index of the sources is written: Tests/XCTMain.swift says who would have needed it.
DEBUG_INFO ?= none
DEBUG_WORDS = --explicit-target-dependency-import-check error --disable-index-store -debug-info-format $(DEBUG_INFO)
TESTS = --build-tests $(DEBUG_WORDS)

# Without PC/SC, PKCS #11 and images, in a folder of its own: traits are flags of every file.
CORE = --disable-default-traits --scratch-path .build-core --disable-index-store -Xswiftc -gnone

.PHONY: help demo build release test test-all core test-core api adapters service service-tests service-release service-extras service-bench service-requests extras epass-faults epass-faults-release docs check-all lint format fuzz faults benchmark install uninstall clean

help:
	@echo 'make demo       install what is missing, build for debugging, and read a simulated passport'
	@echo 'make test       install what is missing, build and run all tests, sweeps and long tests with a share of them'
	@echo 'make test-all   the same with every input'
	@echo 'make lint       check the format and the naming rules'
	@echo 'make docs       make the documentation of the library under .build/docs'
	@echo 'make service    build and test the verification service in Service/'
	@echo 'make service-release  build the verification service that epass serve starts'
	@echo 'make core       build without traits, and show that this needs none of their libraries'
	@echo 'make check-all  all that is checked before a release; takes hours (BASE=EPASS: whose verdicts are compared)'
	@echo 'make install    build and install epass, its manual page and completions under PREFIX ($(PREFIX));'
	@echo '                epass-service beside it, where make service-release built it'
	@echo 'make fuzz       run every fuzz target for a minute (FUZZ_SECONDS=60)'
	@echo 'make faults     read with one and two faults, lasting ones, other chips; takes long'
	@echo 'make benchmark  measure what Docs/performance.md states (UPDATE=--update: and keep it, and draw it)'

# Built for debugging, as the tests are: a third of the time of a release, and `make test` goes on from there.
demo:
	@Scripts/install-dependencies build
	$(BUILD) --product epass $(DEBUG_WORDS)
	@echo
	@printf '%s\n' "printf '%s\\n' 'P<UTO...16' | epass read --simulate --mrz -"
	@echo
	@printf '%s\n' '$(MRZ)' | .build/debug/epass read --simulate --mrz -

build:
	@Scripts/install-dependencies build
	$(BUILD) $(DEBUG_WORDS)

release:
	@Scripts/install-dependencies build
	$(BUILD) $(RELEASE)

# Every test, the ones over a real smart-card service included. Sweeps over hundreds of inputs try every thirtieth, or
# third, from a place that is the commit's, and of the tests that take seconds (.long) every tenth runs; test-all tries
# all.
COMMIT = $(shell git rev-parse --verify --quiet --short=7 HEAD || echo 0)
test:
	@Scripts/install-dependencies test
	$(BUILD) $(TESTS)
	EPASS_TEST_SHARE=$$((0x$(COMMIT) % 30)) Scripts/run-tests --skip-build

test-all:
	@Scripts/install-dependencies test
	$(BUILD) $(TESTS)
	Scripts/run-tests --skip-build

core:
	@Scripts/install-dependencies core
	$(BUILD) $(CORE) --product epass
	Scripts/check-core .build-core/debug/epass

# The suites that say something else without traits.
test-core:
	@Scripts/install-dependencies test
	Scripts/run-tests $(CORE) --filter '^EPass(PCSC|PKCS11|Images)Tests\.|EPassEndToEndTests\.(ImageTests|VPCDListenCommandTests)'

# The public declarations are those of Docs/api.txt; the examples need no others, compile and run.
api:
	@Scripts/install-dependencies test
	$(BUILD) $(TESTS)
	Scripts/make-api --check
	Scripts/check-embedding
	Scripts/check-examples

# Events to logs, metrics and traces: a package of its own, which builds one small target of this one.
adapters:
	$(SWIFT) test --package-path Adapters --scratch-path .build-adapters

# The verification service: a package of its own. Its tests run in the process; what kills and attacks it are programs.
# The folder of the clone must not be called "service": both packages would have that identity.
# What its dependencies compile to is kept outside the clone (Scripts/with-build-cache, which gives EPASS_SCRATCH).
EPASS_SCRATCH ?= .build-service
SERVICE = --package-path Service --scratch-path
SERVICE_DEBUG = $(SERVICE) $(EPASS_SCRATCH) -debug-info-format none
# Without a Swift library of the toolchain's, as Service/deploy/Containerfile links it.
SERVICE_RELEASE = $(SERVICE) .build-service $(shell Scripts/release-flags --symbols)
SERVICE_PROGRAM = .build-service/release/epass-service
service:
	@Scripts/install-dependencies service
	Scripts/check-deploy
	Scripts/with-build-cache Service $(MAKE) --no-print-directory service-tests

service-tests:
	EPASS_TEST_SEED=$$((0x$(COMMIT))) SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=16 $(PACKAGE) test $(SERVICE_DEBUG)
	Service/Tests/stop_at_each_step.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples
	Service/Tests/hostile.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples
	Service/Tests/tls.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples
	Service/Tests/crowd.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples
	Service/Tests/disk.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples
	Service/Tests/newcomer.py $(EPASS_SCRATCH)/debug/epass-service .build/debug/epass

# What epass serve starts, in release; its symbols lie beside it, where debuggers look for them. Without demo and its
# simulator: SERVICE_TRAITS='--disable-default-traits --traits PKCS11'
service-release:
	@Scripts/install-dependencies service
	$(BUILD) $(SERVICE_RELEASE) --product epass-service $(SERVICE_TRAITS)
	if readelf -S $(SERVICE_PROGRAM) | grep -q '\.symtab'; then \
		objcopy --only-keep-debug $(SERVICE_PROGRAM) $(SERVICE_PROGRAM).debug && \
		cd $(dir $(SERVICE_PROGRAM)) && \
		objcopy --strip-all --add-gnu-debuglink=epass-service.debug epass-service; fi

# What takes longer or needs more: requests that schemathesis makes (SCHEMATHESIS: the program; it is from PyPI), a clock
# that is set (libfaketime), and load (wrk), which needs a release build.
service-extras:
	@Scripts/install-dependencies service
	Scripts/with-build-cache Service $(MAKE) --no-print-directory service-requests
	$(MAKE) --no-print-directory service-bench
	Service/Tests/clock.py .build-service/release/epass-service Docs/samples
	Service/Tests/load.py .build-service/release/epass-service .build-service/release/epass-service-bench

# The service and what load.py compares it with.
service-bench:
	EPASS_SERVICE_EXTRAS=bench $(BUILD) $(SERVICE_RELEASE)

service-requests:
	$(BUILD) $(SERVICE_DEBUG) --product epass-service
	Service/Tests/schemathesis_run.py $(EPASS_SCRATCH)/debug/epass-service Docs/samples

# Benchmarks, fuzz targets and epass-faults compile: as targets of this package, with the modules that the tests were built with.
extras:
	@Scripts/install-dependencies test
	EPASS_EXTRAS=benchmarks,fuzz,faults $(BUILD) $(TESTS)

# For Scripts/fault-injection: beside what `make test` or `make release` built.
epass-faults epass-faults-release:
	EPASS_EXTRAS=faults $(BUILD) --product epass-faults $(if $(filter %-release,$@),$(RELEASE_WORDS),$(DEBUG_WORDS))

# The documentation of the product EPass, of its catalogue and its declarations, under .build/docs.
docs:
	@Scripts/install-dependencies build
	EPASS_EXTRAS=docs $(PACKAGE) package --allow-writing-to-directory .build/docs generate-documentation --target EPass \
		--warnings-as-errors --output-path .build/docs

check-all:
	Scripts/check-all

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Vectors Fuzz Benchmarks Examples Adapters Service/Package.swift Service/Sources Service/Tests
	@Scripts/check-sources
	@Scripts/check-pages

format:
	$(SWIFT) format --in-place --recursive --parallel Package.swift Sources Tests Vectors Fuzz Benchmarks Examples Adapters Service/Package.swift Service/Sources Service/Tests

FUZZ_SECONDS ?= 60
fuzz:
	@Scripts/install-dependencies build
	Scripts/fuzz --seconds $(FUZZ_SECONDS)

faults:
	@Scripts/install-dependencies build
	Scripts/fault-injection --all

# Every figure that has something beside it, in under ten minutes once it is built. UPDATE=--update keeps them.
BENCHMARKS = PassiveAuthenticationRatio SecureMessagingRatio PACERatio BatchCost TrustStore FaceDecoding ListDecoding \
	LDIFGenerator
benchmark:
	@Scripts/install-dependencies build
	for product in epass $(BENCHMARKS); do \
		EPASS_EXTRAS=benchmarks $(BUILD) --product $$product $(RELEASE_WORDS) || exit 1; done
	Scripts/benchmark $(UPDATE)

install: release
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 .build/release/epass $(DESTDIR)$(PREFIX)/bin/epass
	if [ -f $(SERVICE_PROGRAM) ]; then install -m 755 $(SERVICE_PROGRAM) $(DESTDIR)$(PREFIX)/bin/epass-service; fi
	.build/release/epass help manual --lang en > .build/epass.1
	install -m 644 .build/epass.1 $(DESTDIR)$(PREFIX)/share/man/man1/epass.1
	.build/release/epass --generate-completion-script bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/epass
	.build/release/epass --generate-completion-script zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_epass
	.build/release/epass --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/epass.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/epass $(DESTDIR)$(PREFIX)/bin/epass-service $(DESTDIR)$(PREFIX)/share/man/man1/epass.1 \
		$(DESTDIR)$(PREFIX)/share/bash-completion/completions/epass $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_epass \
		$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/epass.fish

clean:
	rm -rf .build .build-*
