package eightfold.server.simulation;

import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/**
 * What a server logs in a simulation: whatever is not a simulated fault, or its consequence, is a
 * find.
 */
final class Complaints extends Handler implements AutoCloseable {
  // held, lest it be lost with this listener
  private final Logger logger = Logger.getLogger("eightfold.server");
  private final World world;
  private final Consumer<Throwable> heard;

  private Complaints(World world, Consumer<Throwable> heard) {
    this.world = world;
    this.heard = heard;
    setFormatter(new SimpleFormatter());
  }

  /** Listens from now on to a world's threads, in the place of everybody else. */
  static Complaints listening(World world, Consumer<Throwable> heard) {
    Complaints complaints = new Complaints(world, heard);
    complaints.logger.setUseParentHandlers(false);
    complaints.logger.addHandler(complaints);
    return complaints;
  }

  @Override
  public void publish(LogRecord entry) {
    String line = getFormatter().format(entry);
    boolean expected =
        line.contains(Disk.MARK)
            || line.contains("was interrupted")
            || line.contains("CancellationException");
    if (world.isHere() && entry.getLevel().intValue() >= Level.WARNING.intValue() && !expected) {
      heard.accept(new AssertionError("the server logs: " + line));
    }
  }

  @Override
  public void flush() {
    // nothing waits
  }

  @Override
  public void close() {
    logger.removeHandler(this);
    logger.setUseParentHandlers(true);
  }
}
