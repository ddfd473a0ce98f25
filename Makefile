# `make run` and `make test` do everything on a fresh Debian or Ubuntu with a Swift 6 toolchain.

SWIFT ?= swift
SHELL := /bin/sh

# What the program is built from, and what its tests need besides.
BUILD_PACKAGES := libncursesw5-dev rapidjson-dev g++
TEST_PACKAGES := $(BUILD_PACKAGES) libvterm-dev mawk ncurses-bin ncurses-term whiptail locales
BENCH_PACKAGES := $(BUILD_PACKAGES) python3
DEB_PACKAGES := $(BUILD_PACKAGES) dpkg-dev
# What is in the program and has to be named in its package.
DEB_BUILT_IN := libncurses-dev rapidjson-dev libc6-dev 'libstdc++-*-dev'

# The released program stands alone: Swift's library, the C libraries and the C library itself go
# into it, so that it runs where there is neither toolchain nor development package, and starts
# before a dynamic linker would be done. It stays position-independent; relative relocations in
# their packed form and the removal of what is never called make it start faster still. lld knows
# both. A search path for libraries, which it has no use for, would end it at once.
RELEASE_FLAGS := --configuration release --product sixteen --static-swift-stdlib \
	--disable-local-rpath -Xswiftc -static-executable -Xswiftc -Xclang-linker -Xswiftc -static-pie \
	-Xswiftc -use-ld=lld -Xlinker --gc-sections -Xlinker -z -Xlinker pack-relative-relocs
PROGRAM := .build/release/sixteen
TEST_FLAGS := -Xswiftc -warnings-as-errors
SWIFT_FOLDERS := Package.swift Sources Tests

# Where `make install` puts things. DESTDIR goes before all of it.
PREFIX ?= /usr/local
BINARIES = $(DESTDIR)$(PREFIX)/bin
SHARED = $(DESTDIR)$(PREFIX)/share
DOCUMENTS = $(SHARED)/doc/sixteen
BASH_COMPLETIONS = $(SHARED)/bash-completion/completions
ZSH_COMPLETIONS = $(SHARED)/zsh/$(ZSH_FOLDER)
ZSH_FOLDER := site-functions
FISH_COMPLETIONS = $(SHARED)/fish/vendor_completions.d
INSTALLED_DOCUMENTS = $(wildcard LICENSE README.md README.zh-Hant.md CHANGELOG.md)

# Version.swift says which version this is, languages.json which languages there are; manual,
# completions and package repeat it.
VERSION := $(shell sed -n 's/^let version = "\(.*\)"$$/\1/p' Sources/sixteen/Version.swift)
# Seconds since 1970: of the last commit in a clone, else of the version.
SOURCE_DATE_EPOCH ?= $(shell git log -1 --format=%ct 2>/dev/null || \
	stat --format=%Y Sources/sixteen/Version.swift)
LANGUAGES := $(shell sed -n 's/.*"id": "\([^"]*\)".*/\1/p' assets/languages.json)
FILL_IN = sed -e 's/@VERSION@/$(VERSION)/g' -e 's/@LANGUAGES@/$(LANGUAGES)/g' \
	-e "s/@DATE@/$$(date --utc --date=@$(SOURCE_DATE_EPOCH) +%Y-%m-%d)/g"

.PHONY: run build test lint format clean screenshots terminfo build-packages test-packages bench-packages \
	deb-packages soak fuzz asan bench install uninstall deb dist

run: build
	@$(PROGRAM)

build: build-packages
	$(SWIFT) build $(RELEASE_FLAGS)

# The summary of the test run is the last thing it prints.
test: test-packages
	@$(SWIFT) test --disable-xctest $(TEST_FLAGS)

lint: test-packages
	$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_FOLDERS)
	$(SWIFT) build --build-tests $(TEST_FLAGS)

# The long versions of tests that CI runs short.
soak: test-packages
	SIXTEEN_SOAK=$${SIXTEEN_SOAK:-100000} $(SWIFT) test --disable-xctest $(TEST_FLAGS) --filter Soak

fuzz: test-packages
	SIXTEEN_FUZZ=$${SIXTEEN_FUZZ:-200000} $(SWIFT) test --disable-xctest $(TEST_FLAGS) --filter Fuzz

# What the sanitizer itself changes cannot be tested under it: how much memory is used, and what a
# crash looks like. What lives as long as the program is no leak.
NOT_UNDER_ASAN := ScoreStreamTests/manyLines|LeavingTests/(trap|crashSignal)

asan: test-packages
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --disable-xctest --sanitize=address \
	  --scratch-path .build/asan --skip '$(NOT_UNDER_ASAN)'

# What the program costs beside a C program that shows the same, in one table.
BENCH := .build/bench
BENCH_ROUNDS ?= 21

bench: build bench-packages
	@mkdir -p $(BENCH)
	@strip -o $(BENCH)/sixteen $(PROGRAM)
	@python3 -B Tests/Floor/texts.py assets zh-Hant > $(BENCH)/texts.h
	@$(CC) -std=c11 -O2 -I$(BENCH) -o $(BENCH)/floor Tests/Floor/floor.c -lncursesw -ltinfo -lm
	@python3 -B Tests/Bench/bench.py $(BENCH)/sixteen $(BENCH)/floor $(BENCH_ROUNDS)

format:
	$(SWIFT) format format --in-place --parallel --recursive $(SWIFT_FOLDERS)

clean:
	rm -rf .build

# The pictures in docs/ are what the program draws; a test holds them to it.
screenshots: test-packages
	RECORD_SNAPSHOTS=1 $(SWIFT) test --disable-xctest $(TEST_FLAGS) --filter ScreenshotTests

# Only needed after a change of the terminal description.
terminfo:
	assets/terminfo/compile.sh > assets/terminfo/sixteen-direct.b64

# Does not build what is there: root, who installs, may have no toolchain.
install: $(PROGRAM)
	install -d $(BINARIES) $(SHARED)/man/man1 $(SHARED)/man/man5 $(BASH_COMPLETIONS) \
	  $(ZSH_COMPLETIONS) $(FISH_COMPLETIONS) $(DOCUMENTS)
	strip --remove-section=.comment -o $(BINARIES)/sixteen $(PROGRAM)
	chmod 755 $(BINARIES)/sixteen
	$(FILL_IN) docs/sixteen.1 > $(SHARED)/man/man1/sixteen.1
	$(FILL_IN) docs/sixteen.5 > $(SHARED)/man/man5/sixteen.5
	$(FILL_IN) assets/completions/sixteen.bash > $(BASH_COMPLETIONS)/sixteen
	$(FILL_IN) assets/completions/_sixteen > $(ZSH_COMPLETIONS)/_sixteen
	$(FILL_IN) assets/completions/sixteen.fish > $(FISH_COMPLETIONS)/sixteen.fish
	install -m 644 assets/debian/copyright $(INSTALLED_DOCUMENTS) $(DOCUMENTS)

# Folders that others may use as well stay.
uninstall:
	rm -f $(BINARIES)/sixteen $(SHARED)/man/man1/sixteen.1 $(SHARED)/man/man5/sixteen.5 \
	  $(BASH_COMPLETIONS)/sixteen $(ZSH_COMPLETIONS)/_sixteen $(FISH_COMPLETIONS)/sixteen.fish
	rm -rf $(DOCUMENTS)

$(PROGRAM):
	$(MAKE) build

# A Debian package of the files that `make install` installs, in Debian's places.
DEB_ROOT := .build/deb
DEB_DOCUMENTS := $(DEB_ROOT)/usr/share/doc/sixteen
DEB_MAINTAINER ?= The Sixteen contributors <sixteen@packages.invalid>
DEB_FILL_IN = $(FILL_IN) -e 's/@MAINTAINER@/$(DEB_MAINTAINER)/g' \
	-e "s/@MAIL_DATE@/$$(LC_ALL=C date --utc --date=@$(SOURCE_DATE_EPOCH) -R)/g"

deb: build deb-packages
	rm -rf $(DEB_ROOT)
	$(MAKE) --no-print-directory install DESTDIR=$(DEB_ROOT) PREFIX=/usr \
	  ZSH_FOLDER=vendor-completions INSTALLED_DOCUMENTS=
	mkdir -p $(DEB_ROOT)/DEBIAN $(DEB_ROOT)/usr/share/lintian/overrides
	cp assets/debian/lintian-overrides $(DEB_ROOT)/usr/share/lintian/overrides/sixteen
	$(DEB_FILL_IN) assets/debian/changelog | gzip -9n > $(DEB_DOCUMENTS)/changelog.gz
	gzip -9n $(DEB_ROOT)/usr/share/man/man*/sixteen.*
	architecture=$$(dpkg --print-architecture) && \
	size=$$(du -k -s $(DEB_ROOT)/usr | cut -f 1) && \
	built_using=$$(dpkg-query --show \
	  --showformat '$${source:Package} (= $${source:Version}), ' $(DEB_BUILT_IN) | sed 's/, $$//') && \
	$(DEB_FILL_IN) -e "s/@ARCHITECTURE@/$$architecture/" -e "s/@SIZE@/$$size/" \
	  -e "s/@BUILT_USING@/$$built_using/" assets/debian/control > $(DEB_ROOT)/DEBIAN/control && \
	(cd $(DEB_ROOT) && find usr -type f | LC_ALL=C sort | xargs md5sum > DEBIAN/md5sums) && \
	chmod -R u+w,go-w,a+rX $(DEB_ROOT) && \
	SOURCE_DATE_EPOCH=$(SOURCE_DATE_EPOCH) dpkg-deb --root-owner-group --build $(DEB_ROOT) \
	  .build/sixteen_$(VERSION)_$$architecture.deb

# What is committed, as a tarball.
dist:
	@mkdir -p .build
	git archive --prefix=sixteen-$(VERSION)/ --output=.build/sixteen-$(VERSION).tar.gz HEAD
	@echo .build/sixteen-$(VERSION).tar.gz

build-packages:
	@$(call install,$(BUILD_PACKAGES))

test-packages:
	@$(call install,$(TEST_PACKAGES))

bench-packages:
	@$(call install,$(BENCH_PACKAGES))

deb-packages:
	@$(call install,$(DEB_PACKAGES))

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
