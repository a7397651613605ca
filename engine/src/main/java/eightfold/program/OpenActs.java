package eightfold.program;

/** Acts that are open to seats out of turn. */
final class OpenActs {
  private OpenActs() {}

  /** Whether a program has any. */
  static boolean any(Program p) {
    return p.call().any()
        || p.need().challenged()
        || p.effects().grabbing()
        || p.speech().names()
        || p.cheatDraws() > 0
        || !p.speech().phrase().isEmpty()
        || !p.conditions().sayings().isEmpty();
  }
}
