package eightfold.rules;

/** Where in a document something stands. */
public sealed interface Place {
  /** A line of a text file, both numbers from 1. */
  record Line(String file, int line, int column) implements Place {}

  /** A JSON pointer (RFC 6901) into a JSON document. */
  record Pointer(String file, String pointer) implements Place {}

  /** A rule book that was never written down: built by a program, or by options. */
  record Book(String id) implements Place {}

  /** The place as an error message begins with it: {@code pesten.game:12}. */
  default String text() {
    return switch (this) {
      case Line(String file, int line, int _) -> file + ":" + line;
      case Pointer(String file, String pointer) -> file + "#" + pointer;
      case Book(String id) -> id;
    };
  }
}
