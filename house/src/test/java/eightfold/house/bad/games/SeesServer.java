package eightfold.house.bad.games;

/** A bad example. */
public final class SeesServer {
  Class<?> room = eightfold.house.bad.server.room.SeesDoors.class;
}
