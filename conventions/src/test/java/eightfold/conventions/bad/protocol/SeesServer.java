package eightfold.conventions.bad.protocol;

/** A bad example. */
public final class SeesServer {
  Class<?> room = eightfold.conventions.bad.server.room.SeesDoors.class;
}
