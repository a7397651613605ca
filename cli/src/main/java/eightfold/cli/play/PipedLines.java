package eightfold.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Lines from a pipe or file. They are shown after their prompt, so that the output can be read. */
public final class PipedLines implements TypedLines {
  /** No line of a game is longer. */
  private static final int MOST = 4096;

  private static final int SHOWN = 50;

  private final BufferedReader reader;
  private final PrintStream out;

  public PipedLines(InputStream in, PrintStream out) {
    this.reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
  }

  @Override
  public Optional<String> next(String prompt) {
    try {
      String line = reader.readLine();
      if (line == null) {
        return Optional.empty();
      }
      String read = line.substring(0, Math.min(MOST, line.length())).replaceAll("\\p{Cntrl}", "?");
      out.println(prompt + read.substring(0, Math.min(SHOWN, read.length())));
      return Optional.of(read);
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
