package eightfold.volity.village;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A {@link TablesProgram} that is killed as {@code kill -9} does, and started again. */
public final class KillableTables implements AutoCloseable {
  private final Path folder;
  private final int components;
  private Process process;
  private URI address;

  private KillableTables(Path folder, int components) throws IOException {
    this.folder = folder;
    this.components = components;
    this.process = start();
    this.address = awaitOnline();
  }

  /** Starts one that keeps its tables in a folder; it has a line to the XMPP server. */
  public static KillableTables start(Path folder, Prosody prosody) throws IOException {
    return new KillableTables(folder, prosody.components());
  }

  private Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--sun-misc-unsafe-memory-access=allow",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
            TablesProgram.class.getName(),
            folder.toString(),
            Integer.toString(components))
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private URI awaitOnline() throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    URI at = URI.create("");
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(TablesProgram.ADDRESS)) {
        at = URI.create(line.substring(TablesProgram.ADDRESS.length()));
      } else if (line.equals(TablesProgram.ONLINE)) {
        return at;
      }
    }
    throw new IOException("the server of tables has not started");
  }

  /** Where its page is now, with a slash at the end. */
  public URI address() {
    return address;
  }

  /** Kills it in the midst of whatever it does. */
  public void kill() throws InterruptedException {
    int _ = process.destroyForcibly().waitFor();
  }

  /** Starts it again with the same tables. */
  public void startAgain() throws IOException {
    process = start();
    address = awaitOnline();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
