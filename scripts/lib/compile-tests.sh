#!/bin/sh
# Calls the compiler with test programs not optimised: they take a fifth of the time to compile, and the engines, which the tests
# wait for, are libraries beside them. A profile of cargo has one setting for a library and its test program.
case " $* " in
  *" --test "*) exec "$@" -Copt-level=0 ;;
esac
exec "$@"
