package eightfold.conventions.bad.lab;

/** A bad example. */
public final class SeesServer {
  Class<?> room = eightfold.conventions.bad.server.room.SeesDoors.class;
}
