# `make run` and `make test` do everything on a fresh Debian or Ubuntu with a Swift 6 toolchain.

SWIFT ?= swift
SHELL := /bin/sh

# What the program is built from, and what its tests need besides.
BUILD_PACKAGES := libncursesw5-dev libjansson-dev g++
TEST_PACKAGES := $(BUILD_PACKAGES) libvterm-dev ncurses-bin whiptail locales

# The released program stands alone: Swift's library and the C libraries go into it, so that it
# runs where there is neither toolchain nor development package. Relative relocations in their
# packed form and the removal of what is never called make it start faster; lld knows both.
STATIC_LIBRARIES := libncursesw.a libtinfo.a libjansson.a libstdc++.a
STATIC_FOLDER := .build/static-libraries
RELEASE_FLAGS := --configuration release --product sixteen --static-swift-stdlib \
	-Xswiftc -use-ld=lld -Xlinker -L$(CURDIR)/$(STATIC_FOLDER) \
	-Xlinker --gc-sections -Xlinker -z -Xlinker pack-relative-relocs
TEST_FLAGS := -Xswiftc -warnings-as-errors
SWIFT_FOLDERS := Package.swift Sources Tests

.PHONY: run build test lint format clean terminfo build-packages test-packages

run: build
	@.build/release/sixteen

build: build-packages
	@mkdir -p $(STATIC_FOLDER)
	@for library in $(STATIC_LIBRARIES); do \
	  ln -sf "$$(cc -print-file-name=$$library)" $(STATIC_FOLDER)/; \
	done
	$(SWIFT) build $(RELEASE_FLAGS)

# The summary of the test run is the last thing it prints.
test: test-packages
	@$(SWIFT) test --disable-xctest $(TEST_FLAGS)

lint: test-packages
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FOLDERS)
	$(SWIFT) build --build-tests $(TEST_FLAGS)

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SWIFT_FOLDERS)

clean:
	rm -rf .build

# Only needed after a change of the terminal description.
terminfo:
	assets/terminfo/compile.sh > assets/terminfo/sixteen-direct.b64

build-packages:
	@$(call install,$(BUILD_PACKAGES))

test-packages:
	@$(call install,$(TEST_PACKAGES))

# Installs the Debian packages $(1) that are missing, without a question; on other systems, says
# what is needed and goes on.
define install
	command -v $(SWIFT) >/dev/null || { \
	  echo 'A Swift 6 toolchain is needed: see https://www.swift.org/install' >&2; exit 1; }; \
	if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then \
	  echo 'Needed here, under the names that your system gives them: $(1)' >&2; exit 0; \
	fi; \
	missing=; \
	for package in $(1); do \
	  case $$(dpkg-query --show --showformat '$${db:Status-Status}' $$package 2>/dev/null) in \
	    installed) ;; \
	    *) missing="$$missing $$package" ;; \
	  esac; \
	done; \
	if [ -n "$$missing" ]; then \
	  as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	  echo "Installing$$missing"; \
	  $$as_root apt-get -q update >/dev/null && \
	  $$as_root env DEBIAN_FRONTEND=noninteractive \
	    apt-get -q -y install --no-install-recommends $$missing >/dev/null || { \
	      echo "Could not install$$missing" >&2; exit 1; }; \
	fi
endef
