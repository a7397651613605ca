package eightfold.cli.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The server under load: a process of this machine, whose time and memory can be read, or one far
 * away, of which nothing is known.
 */
public final class ServerProcess implements AutoCloseable {
  private static final Pattern OPEN = Pattern.compile("Open (\\S+) in a browser.*");
  private static final long STOP_SECONDS = 20;

  private static final List<String> LEAN =
      List.of(
          "-XX:G1PeriodicGCInterval=20000", "-XX:MinHeapFreeRatio=10", "-XX:MaxHeapFreeRatio=30");

  /** The last line of what lives in the heap: how many objects, and their bytes. */
  private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

  private final URI address;
  private final Optional<ProcessHandle> process;
  private final Optional<Process> own;

  private ServerProcess(URI address, Optional<ProcessHandle> process, Optional<Process> own) {
    this.address = address;
    this.process = process;
    this.own = own;
  }

  /** A server that runs; {@code process} is its number, if it runs on this machine. */
  public static ServerProcess at(URI address, Optional<Long> process) {
    return new ServerProcess(address, process.flatMap(ProcessHandle::of), Optional.empty());
  }

  /**
   * Starts a server of this program in a process of its own, with room for everybody.
   *
   * @param folder for its tables
   * @param port where it listens; 0: any that is free
   * @param options of {@code serve}, besides port and folder
   * @throws IOException if it does not start; its words stand on standard error
   */
  public static ServerProcess started(Path folder, int port, List<String> options)
      throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.add("--sun-misc-unsafe-memory-access=allow");
    words.add("--enable-native-access=ALL-UNNAMED");
    // as the launcher has a server that gives memory back
    words.addAll(LEAN);
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), "eightfold.cli.Eightfold"));
    words.addAll(List.of("serve", "--port", String.valueOf(port), "--data", folder.toString()));
    // it goes with this process, however this one ends
    words.add("--end-with-input");
    words.addAll(options);
    Process process =
        new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    Matcher said = OPEN.matcher("");
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (said.reset(line).matches()) {
        URI address = URI.create(said.group(1));
        return new ServerProcess(address, Optional.of(process.toHandle()), Optional.of(process));
      }
    }
    throw new IOException("the server did not start");
  }

  /** Where its page is, with a slash at the end. */
  public URI address() {
    return address;
  }

  /** The processor's time that it has taken so far; empty where that cannot be read. */
  public Optional<Duration> cpu() {
    return process.flatMap(handle -> handle.info().totalCpuDuration());
  }

  /** Its memory in the machine, in kilobytes; empty where that cannot be read. */
  public OptionalLong residentKilobytes() {
    return process
        .map(handle -> Path.of("/proc", String.valueOf(handle.pid()), "status"))
        .filter(Files::isReadable)
        .map(ServerProcess::resident)
        .orElse(OptionalLong.empty());
  }

  private static OptionalLong resident(Path status) {
    try {
      return Files.readAllLines(status).stream()
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")))
          .findFirst();
    } catch (IOException e) {
      // it has just ended
      return OptionalLong.empty();
    }
  }

  /**
   * What lives in its heap, in bytes, for which it collects garbage; empty where the JDK's {@code
   * jcmd} cannot be had.
   */
  public OptionalLong liveBytes() throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    if (process.isEmpty() || !Files.isExecutable(jcmd)) {
      return OptionalLong.empty();
    }
    Process asked =
        new ProcessBuilder(
                jcmd.toString(), String.valueOf(process.get().pid()), "GC.class_histogram")
            .redirectErrorStream(true)
            .start();
    OptionalLong total =
        asked
            .inputReader(StandardCharsets.UTF_8)
            .lines()
            .map(TOTAL::matcher)
            .filter(Matcher::find)
            .mapToLong(found -> Long.parseLong(found.group(1)))
            .reduce((before, last) -> last);
    int _ = asked.waitFor();
    return total;
  }

  /** Ends it in the midst of whatever it does, as {@code kill -9} does, if it was started here. */
  void kill() throws InterruptedException {
    if (own.isPresent()) {
      int _ = own.get().destroyForcibly().waitFor();
    }
  }

  /** Stops it if it was started here. */
  @Override
  public void close() {
    own.ifPresent(
        process -> {
          process.destroy();
          try {
            if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
              process.destroyForcibly();
            }
          } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
          }
        });
  }
}
