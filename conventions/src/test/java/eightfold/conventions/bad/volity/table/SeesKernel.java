package eightfold.conventions.bad.volity.table;

import java.time.Instant;
import java.util.concurrent.locks.ReentrantLock;

/** A bad example. */
public final class SeesKernel {
  Class<?> kernel = eightfold.conventions.bad.play.SeesRules.class;
  Class<?> lock = ReentrantLock.class;
  Class<?> address = java.net.URI.class;
  Class<?> chance = java.util.Random.class;
  Instant opened = Instant.now();
}
