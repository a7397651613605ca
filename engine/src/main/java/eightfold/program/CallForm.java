package eightfold.program;

/** How a missing call is found (C14). */
public enum CallForm {
  /** The book has no call. */
  NONE,
  /** By another seat's catch. */
  CAUGHT,
  /** By the referee, at once. */
  AUTOMATIC,
  /** By the referee, when the seat's next turn begins. */
  NEXT_TURN
}
