package eightfold.conventions.bad.server.lobby;

/** A bad example. */
public final class SeesAdapters {
  Class<?> door = eightfold.conventions.bad.server.adapter.Door.class;
  Class<?> cluster = org.apache.pekko.actor.typed.ActorSystem.class;
  Class<?> pool = com.zaxxer.hikari.HikariDataSource.class;
}
