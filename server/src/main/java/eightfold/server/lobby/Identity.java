package eightfold.server.lobby;

import eightfold.protocol.Page.Problem;

/** Who somebody is. */
sealed interface Identity {
  /** They say nothing of it. */
  record Nobody() implements Identity {}

  /** They show a token. */
  sealed interface Shown extends Identity {}

  record Known(Guest guest) implements Shown {}

  /** Their token is none. */
  record Stranger(Problem why) implements Shown {}
}
