package eightfold.server;

import eightfold.protocol.Json;
import eightfold.server.lobby.Redacted;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The log of a server on standard error: how much of it, and in which form. In both forms an entry
 * is one line, but for the places of an exception in the plain one. Of exceptions it has kind and
 * place and not what they say, which may be a stranger's words or name cards.
 */
public final class ServerLog {
  /** How much is logged: entries of a level, and of those before it. */
  public enum Level {
    /** What went wrong on the server. */
    ERROR,
    /** What may go wrong soon, or was wrong and is mended. */
    WARNING,
    /** When it started and stopped. */
    INFO,
    /** What the server did about things that are nobody's fault. */
    DEBUG;

    private java.util.logging.Level level() {
      return switch (this) {
        case ERROR -> java.util.logging.Level.SEVERE;
        case WARNING -> java.util.logging.Level.WARNING;
        case INFO -> java.util.logging.Level.INFO;
        case DEBUG -> java.util.logging.Level.FINE;
      };
    }
  }

  /** The places of an exception beyond that tell nothing more. */
  private static final int MOST_PLACES = 40;

  // held, lest their levels be lost
  private static final Logger ROOT = Logger.getLogger("");
  private static final Logger OURS = Logger.getLogger("eightfold");

  private ServerLog() {}

  /**
   * Sets the log of this process.
   *
   * @param json whether each entry is a JSON object: {@code {"time", "level", "logger", "message",
   *     "error"?}}
   */
  public static void set(Level level, boolean json) {
    for (Handler handler : ROOT.getHandlers()) {
      ROOT.removeHandler(handler);
    }
    Handler console = new ConsoleHandler();
    console.setLevel(level.level());
    console.setFormatter(formatter(json));
    ROOT.addHandler(console);
    OURS.setLevel(level.level());
  }

  static Formatter formatter(boolean json) {
    return json ? new JsonLines() : new PlainLines();
  }

  private static String levelOf(LogRecord entry) {
    int value = entry.getLevel().intValue();
    for (Level level : Level.values()) {
      if (value >= level.level().intValue()) {
        return level.name();
      }
    }
    return Level.DEBUG.name();
  }

  private static Throwable redacted(Throwable thrown) {
    return thrown instanceof Redacted ? thrown : Redacted.of(thrown);
  }

  private static String kind(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }

  private static List<String> places(Throwable thrown) {
    StackTraceElement[] all = thrown.getStackTrace();
    List<String> places = new ArrayList<>();
    for (int i = 0; i < Math.min(MOST_PLACES, all.length); i++) {
      places.add(all[i].toString());
    }
    return places;
  }

  /** {@code 2026-11-24T12:00:00Z WARNING eightfold.server.lobby.Tables: words}. */
  private static final class PlainLines extends Formatter {
    @Override
    public String format(LogRecord entry) {
      StringBuilder text = new StringBuilder();
      text.append(entry.getInstant()).append(' ').append(levelOf(entry)).append(' ');
      text.append(entry.getLoggerName()).append(": ").append(formatMessage(entry)).append('\n');
      Throwable next = entry.getThrown() == null ? null : redacted(entry.getThrown());
      for (; next != null; next = next.getCause()) {
        text.append("  ").append(kind(next)).append('\n');
        places(next).forEach(place -> text.append("    at ").append(place).append('\n'));
      }
      return text.toString();
    }
  }

  private static final class JsonLines extends Formatter {
    @Override
    public String format(LogRecord entry) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("time", entry.getInstant().toString());
      fields.put("level", levelOf(entry));
      fields.put("logger", String.valueOf(entry.getLoggerName()));
      fields.put("message", formatMessage(entry));
      if (entry.getThrown() != null) {
        fields.put("error", error(redacted(entry.getThrown())));
      }
      return Json.write(fields) + "\n";
    }

    private static Map<String, Object> error(Throwable thrown) {
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("kind", kind(thrown));
      error.put("at", places(thrown));
      if (thrown.getCause() != null) {
        error.put("cause", error(thrown.getCause()));
      }
      return error;
    }
  }
}
