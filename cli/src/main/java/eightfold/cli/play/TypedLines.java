package eightfold.cli.play;

import java.util.Optional;

/** Where the person's lines come from. */
public interface TypedLines {
  /** The next line; empty when there are no more. */
  Optional<String> next(String prompt);
}
