package eightfold.cli;

import java.util.List;

/** The call or its input was wrong; the message says so to the caller in one line. */
final class WrongCall extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient List<String> findings;

  WrongCall(String message) {
    this(message, List.of());
  }

  /** What the game or the server says of it. */
  WrongCall(Exception said) {
    this(String.valueOf(said.getMessage()));
  }

  /** A file that is wrong, with a line for each finding, which says where. */
  WrongCall(String message, List<String> findings) {
    super(message);
    this.findings = List.copyOf(findings);
  }

  /** What is wrong in a file, if it is that; each begins with its place. */
  List<String> findings() {
    return findings;
  }
}
