package eightfold.server.room;

/** What is done when every player wants it who is there. */
enum Wish {
  /** The match ends without a result. */
  END,
  /** The match is suspended. */
  SUSPEND,
  /** The match that is suspended goes on. */
  READY,
  /** Another match begins. */
  AGAIN
}
