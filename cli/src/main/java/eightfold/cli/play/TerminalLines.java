package eightfold.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines that a person types at a terminal, with history, and completion by the tabulator. */
public final class TerminalLines implements TypedLines, AutoCloseable {
  private final Terminal terminal;
  private final LineReader reader;

  /**
   * Takes over the terminal.
   *
   * @param words what may be completed to, at this moment
   * @throws IOException if there is no terminal after all
   */
  public TerminalLines(Supplier<List<String>> words) throws IOException {
    terminal = TerminalBuilder.builder().system(true).build();
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("eightfold")
            .completer(
                (reading, line, candidates) ->
                    words.get().forEach(word -> candidates.add(new Candidate(word))))
            // "play 8H!" is no question about history
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .build();
  }

  @Override
  public Optional<String> next(String prompt) {
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException e) {
      return Optional.empty();
    }
  }

  /** Shows something above the line that is being typed; from any thread. */
  public void show(String text) {
    reader.printAbove(text);
  }

  @Override
  public void close() throws IOException {
    terminal.close();
  }
}
