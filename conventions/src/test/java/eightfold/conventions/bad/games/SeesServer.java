package eightfold.conventions.bad.games;

/** A bad example. */
public final class SeesServer {
  Class<?> room = eightfold.conventions.bad.server.room.SeesDoors.class;
}
