package eightfold.volity.table;

import eightfold.volity.rpc.Call;
import java.util.OptionalInt;

/**
 * A call of the referee's.
 *
 * @param seat to whose player alone; empty: to everybody
 */
record Tell(OptionalInt seat, Call call) {
  static Tell all(String method, Object... arguments) {
    return new Tell(OptionalInt.empty(), Call.of(method, arguments));
  }

  static Tell one(int seat, String method, Object... arguments) {
    return new Tell(OptionalInt.of(seat), Call.of(method, arguments));
  }
}
