package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import java.util.Optional;

/** What a person wants who has typed a line. */
sealed interface Order {
  /** A call to the referee. */
  record Calls(Call call) implements Order {}

  /** To sit down oneself. */
  record Sit(Optional<String> seat) implements Order {}

  /** To stand up oneself. */
  record Stand() implements Order {}

  /** To bring a bot, and to seat it. */
  record Bot() implements Order {}

  /** To say something to all at the table. */
  record Say(String text) implements Order {}

  /**
   * To do nothing until the referee calls.
   *
   * @param method of the call
   * @param first its first argument; empty: any
   */
  record Await(String method, Optional<String> first) implements Order {}

  /** To see what is known of the game. */
  record Show() implements Order {}

  record Help() implements Order {}

  record Quit() implements Order {}

  /** An empty line. */
  record Nothing() implements Order {}
}
