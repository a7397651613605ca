package eightfold.cli.arena;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/**
 * A running program with which lines are exchanged. Threads of its own read and write, so that a
 * program that does not read, or writes without end, holds up nobody.
 */
final class BotProcess implements AutoCloseable {
  /** Bytes in a line of the program. */
  static final int LONGEST_LINE = 65_536;

  private static final int LINES_READ_AHEAD = 16;
  private static final int LINES_NOT_READ = 256;
  private static final long MILLIS_TO_LEAVE = 500;

  /** Those that still run; they go when this program does. */
  private static final Set<BotProcess> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> RUNNING.forEach(BotProcess::kill), "eightfold-bots"));
  }

  /** What comes from a program. */
  sealed interface Said {}

  /** A line, without its end. */
  record Line(String text) implements Said {}

  /** The beginning of a line that is too long; nothing comes after it. */
  record TooLong() implements Said {}

  /** It says nothing any more. */
  record End() implements Said {}

  private final Process process;
  private final BlockingQueue<Said> said = new ArrayBlockingQueue<>(LINES_READ_AHEAD);
  private final BlockingQueue<Optional<String>> toSay = new ArrayBlockingQueue<>(LINES_NOT_READ);

  private BotProcess(Process process) {
    this.process = process;
  }

  /** Starts a program, whose errors are passed on. */
  static BotProcess start(List<String> command, PrintStream errors) throws IOException {
    Process process = new ProcessBuilder(command).start();
    BotProcess bot = new BotProcess(process);
    RUNNING.add(bot);
    thread(bot::read, "reads");
    thread(bot::write, "writes");
    thread(() -> passOn(process.getErrorStream(), errors), "errors");
    return bot;
  }

  private static void thread(Runnable work, String what) {
    Thread.ofPlatform().daemon().name("eightfold-bot-" + what).start(work);
  }

  /** Line by line, so that what several say is not mixed up. */
  private static void passOn(InputStream from, PrintStream errors) {
    try (InputStream in = new BufferedInputStream(from)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int next = in.read(); next >= 0; next = in.read()) {
        line.write(next);
        if (next == '\n' || line.size() == LONGEST_LINE) {
          pass(line, errors);
        }
      }
      pass(line, errors);
    } catch (IOException _) {
      // it has been ended
    }
  }

  private static void pass(ByteArrayOutputStream line, PrintStream errors) {
    byte[] bytes = line.toByteArray();
    errors.write(bytes, 0, bytes.length);
    errors.flush();
    line.reset();
  }

  private void read() {
    try (InputStream in = new BufferedInputStream(process.getInputStream())) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          said.put(new Line(line.toString(StandardCharsets.UTF_8)));
          line.reset();
        } else if (line.size() == LONGEST_LINE) {
          said.put(new TooLong());
          return;
        } else {
          line.write(next);
        }
      }
      said.put(new End());
    } catch (IOException _) {
      // ended by us; or broken, and then nothing comes any more
      said.offer(new End());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void write() {
    try (OutputStream out = process.getOutputStream()) {
      for (Optional<String> line = toSay.take(); line.isPresent(); line = toSay.take()) {
        out.write((line.get() + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
      }
    } catch (IOException _) {
      // it has ended, which its output says, too
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Lets it be told a line; false if it has not read for a long time. */
  boolean tell(String line) {
    return toSay.offer(Optional.of(line));
  }

  /** What it says next; empty if it says nothing for so long. */
  Optional<Said> hear(long nanos) {
    try {
      return Optional.ofNullable(said.poll(nanos, TimeUnit.NANOSECONDS));
    } catch (InterruptedException stop) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a bot thinks", stop);
    }
  }

  /** How it ended, in words. */
  String ending() {
    try {
      return process.waitFor(MILLIS_TO_LEAVE, TimeUnit.MILLISECONDS)
          ? "ended with exit code " + process.exitValue()
          : "closed its output";
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return "ended";
    }
  }

  /** Lets it end by the end of its input; if it does not, it is ended, with all that it started. */
  @Override
  public void close() {
    try {
      if (toSay.offer(Optional.empty())) {
        process.waitFor(MILLIS_TO_LEAVE, TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } finally {
      kill();
      RUNNING.remove(this);
    }
  }

  private void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
