package eightfold.server.lobby;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What the server's own classes log, as whoever runs it would read it. */
public final class Log extends Handler implements AutoCloseable {
  // held, lest it be lost with this listener
  private final Logger logger = Logger.getLogger("eightfold.server");
  private final List<String> lines = new CopyOnWriteArrayList<>();

  private Log() {
    setFormatter(new SimpleFormatter());
  }

  /** Listens from now on. */
  public static Log listening() {
    Log log = new Log();
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
