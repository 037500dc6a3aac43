#!/usr/bin/env bash
# Makes the Rust target wasm32-unknown-unknown usable on this machine.
#
#   scripts/setup-wasm.sh                   set up and say on stderr what is used
#   scripts/setup-wasm.sh -- COMMAND ...    the same, then run COMMAND with that toolchain
#
# Ways, tried in this order; one counts only when it really compiles and links a test module:
#   current   the rustc on PATH has the target already
#   private   the toolchain that an earlier run of the way "debian" left behind
#   rustup    rustup target add (needs Rust's download server)
#   debian    Debian's packages bring a compiler and the sources of std; std is compiled once into a
#             private folder (needs root or sudo; for machines that reach package registries only)
# rustup's own settings stay as they are. Two runs at once wait for each other.
#
# Settings: ALTMODE_WASM_WAY=auto|current|rustup|debian (one way alone, to try it out)
#           ALTMODE_CACHE=folder, ALTMODE_RUSTUP_TIMEOUT=seconds
set -euo pipefail

target=wasm32-unknown-unknown
layout=2 # raise when the private toolchain's folder changes shape
way=${ALTMODE_WASM_WAY:-auto}
cache=${ALTMODE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/altmode}/wasm-target
private=$cache/toolchain
packages=(rustc-web cargo-web rust-web-src rust-web-llvm lld-22)

say() { printf 'setup-wasm: %s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

# links RUSTC: does this compiler build a module that uses std?
links() {
  local folder result=0
  command -v "$1" >/dev/null 2>&1 || return 1
  folder=$(mktemp -d)
  echo '#[unsafe(no_mangle)] pub extern "C" fn f(n: u32) -> usize { format!("{n}").len() }' >"$folder/probe.rs"
  "$1" --edition 2024 --target "$target" --crate-type cdylib -O -o "$folder/probe.wasm" "$folder/probe.rs" \
    >/dev/null 2>&1 && [ -s "$folder/probe.wasm" ] || result=1
  rm -rf "$folder"
  return $result
}

# What the private toolchain was built from; another Debian compiler makes it stale.
stamp() { printf 'layout %s\n' "$layout" && /usr/bin/rustc -vV; }

private_works() {
  [ -x /usr/bin/rustc ] && [ -f "$private/stamp" ] && [ "$(cat "$private/stamp")" = "$(stamp)" ] &&
    links "$private/bin/rustc"
}

by_rustup() {
  command -v rustup >/dev/null 2>&1 || return 1
  say "asking rustup for $target (seconds, where its server is reachable)"
  timeout "${ALTMODE_RUSTUP_TIMEOUT:-90}" rustup target add "$target" >"$cache/rustup.log" 2>&1 || {
    say "rustup could not add it, see $cache/rustup.log"
    return 1
  }
  links rustc
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

install_debian_packages() {
  local name missing=()
  for name in "${packages[@]}"; do
    dpkg-query -W -f='${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  say "installing Debian's ${missing[*]} (about half a minute)"
  {
    as_root apt-get update -q &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${packages[@]}"
  } >"$cache/apt.log" 2>&1 || {
    say "apt-get failed:"
    tail -5 "$cache/apt.log" >&2
    return 1
  }
}

# compile_std FOLDER: builds std for the target in FOLDER/target with Debian's compiler.
compile_std() {
  mkdir -p "$1/std/src"
  : >"$1/std/src/lib.rs"
  cat >"$1/std/Cargo.toml" <<'TOML'
[package]
name = "altmode_std_for_wasm"
version = "0.0.0"
edition = "2024"
[workspace]
[profile.release]
opt-level = 3
codegen-units = 1
TOML
  say "compiling std for $target with $(/usr/bin/rustc --version) (one to two minutes, once)"
  # -Zbuild-std is unstable: RUSTC_BOOTSTRAP allows it for this one command only.
  # The embedded bitcode lets release builds optimise across std; the remapped path keeps this machine's
  # folders out of panic messages.
  local flags=-Cembed-bitcode=yes
  flags+=$'\x1f'--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=registry
  (cd "$1/std" && env -u RUSTUP_TOOLCHAIN -u RUSTC_WRAPPER -u RUSTFLAGS -u CARGO_BUILD_RUSTFLAGS \
    -u CARGO_BUILD_TARGET PATH="/usr/bin:$PATH" RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc RUSTC_BOOTSTRAP=1 \
    CARGO_TARGET_DIR="$1/target" CARGO_INCREMENTAL=0 CARGO_ENCODED_RUSTFLAGS="$flags" \
    /usr/bin/cargo build --release --target "$target" -Zbuild-std=std,panic_abort) \
    >"$cache/std.log" 2>&1 || {
    say "compiling std failed:"
    tail -15 "$cache/std.log" >&2
    return 1
  }
}

# assemble FOLDER: a toolchain from the compiled std, links to Debian's host libraries, and wrappers.
assemble() {
  local new=$1/toolchain host libraries path
  host=$(/usr/bin/rustc -vV | sed -n 's/^host: //p')
  mkdir -p "$new/bin" "$new/lib/rustlib/$target/lib"
  libraries=$(find "$1/target/$target/release" -name 'lib*.rlib' ! -name 'libaltmode_*' -type f | sort -u)
  [ -n "$libraries" ] || {
    say 'no library was compiled'
    return 1
  }
  printf '%s\n' "$libraries" | xargs -d '\n' cp -n -t "$new/lib/rustlib/$target/lib/"
  for path in /usr/lib/rustlib/*; do
    [ "${path##*/}" = "$target" ] || ln -s "$path" "$new/lib/rustlib/${path##*/}"
  done
  [ -e "$new/lib/rustlib/$host" ] || {
    say "Debian's packages hold no std for $host"
    return 1
  }
  for path in rustc rustdoc; do
    printf '#!/bin/sh\nexec /usr/bin/%s --sysroot "%s" "$@"\n' "$path" "$private" >"$new/bin/$path"
  done
  printf '#!/bin/sh\nunset RUSTUP_TOOLCHAIN\nexport RUSTC="%s/bin/rustc" RUSTDOC="%s/bin/rustdoc"\nexec /usr/bin/cargo "$@"\n' \
    "$private" "$private" >"$new/bin/cargo"
  chmod +x "$new"/bin/*
  rm -rf "$private"
  mv "$new" "$private"
  stamp >"$private/stamp" # last, so that a run stopped half way leaves none
}

by_debian() {
  local work=$cache/build result=0
  command -v apt-get >/dev/null 2>&1 || {
    say 'no apt-get here'
    return 1
  }
  install_debian_packages || return 1
  rm -rf "$work" # left by a stopped run; the lock is ours
  mkdir -p "$work"
  compile_std "$work" && assemble "$work" || result=1
  rm -rf "$work"
  [ $result = 0 ] && private_works
}

case ${1:-} in
  '' | --) ;;
  -h | --help)
    sed -n '2,/^set /{/^set /d;s/^# \{0,1\}//;p}' "$0"
    exit 0
    ;;
  *) fail "unknown argument $1, see --help" ;;
esac

mkdir -p "$cache"
if command -v flock >/dev/null 2>&1; then
  exec 9>"$cache/lock"
  flock 9
fi
used=path
case $way in
  current) links rustc || fail "the rustc on PATH cannot build for $target" ;;
  rustup) links rustc || by_rustup || fail 'rustup did not bring the target' ;;
  debian)
    used=private
    private_works || by_debian || fail "Debian's packages did not bring the target"
    ;;
  auto)
    if links rustc; then :
    elif private_works; then used=private
    elif by_rustup; then :
    elif by_debian; then used=private
    else fail "found no way to get $target; with network, run: rustup target add $target"; fi
    ;;
  *) fail "ALTMODE_WASM_WAY is \"$way\", not auto, current, rustup or debian" ;;
esac
exec 9>&- || :

if [ $used = private ]; then
  export PATH="$private/bin:$PATH" RUSTC="$private/bin/rustc" RUSTDOC="$private/bin/rustdoc"
  unset RUSTUP_TOOLCHAIN
fi
if [ "${1:-}" = -- ]; then
  shift
  [ $# -gt 0 ] || fail 'no command after --'
  exec "$@"
fi
say "$target is ready: $(rustc --version) ($([ $used = private ] && echo 'private toolchain' || echo 'on PATH'))"
