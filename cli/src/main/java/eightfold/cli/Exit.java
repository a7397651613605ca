package eightfold.cli;

/** What the command tells the shell. */
final class Exit {
  static final int DONE = 0;
  static final int CHECK_FAILED = 1;
  static final int WRONG_CALL = 2;

  private Exit() {}
}
