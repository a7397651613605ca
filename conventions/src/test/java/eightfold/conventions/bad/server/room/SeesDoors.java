package eightfold.conventions.bad.server.room;

import java.time.Instant;
import java.util.concurrent.locks.ReentrantLock;

/** A bad example. */
public final class SeesDoors {
  Class<?> door = eightfold.conventions.bad.server.adapter.Door.class;
  Class<?> oracle = eightfold.conventions.bad.testkit.SeesBots.class;
  Class<?> statement = java.sql.Statement.class;
  Class<?> lock = ReentrantLock.class;
  Class<?> address = java.net.URI.class;
  Class<?> chance = java.util.Random.class;
  Instant opened = Instant.now();
}
