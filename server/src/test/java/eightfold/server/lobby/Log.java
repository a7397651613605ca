package eightfold.server.lobby;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What the server logs, as whoever runs it would read it. */
public final class Log extends Handler implements AutoCloseable {
  // held, lest it be lost with this listener
  private final Logger logger;
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private Log(String name) {
    logger = Logger.getLogger(name);
    setFormatter(new SimpleFormatter());
  }

  /** Listens from now on. */
  public static Log listening() {
    return listeningTo("eightfold.server");
  }

  /** Listens to the libraries, too. */
  public static Log listeningToAll() {
    return listeningTo("");
  }

  private static Log listeningTo(String name) {
    Log log = new Log(name);
    log.logger.addHandler(log);
    return log;
  }

  @Override
  public void publish(LogRecord entry) {
    lines.add(getFormatter().format(entry));
  }

  @Override
  public void flush() {
    // nothing waits
  }

  @Override
  public void close() {
    logger.removeHandler(this);
  }

  public List<String> lines() {
    return List.copyOf(lines);
  }
}
