package eightfold.house.bad.protocol;

/** A bad example. */
public final class SeesServer {
  Class<?> room = eightfold.house.bad.server.room.SeesDoors.class;
}
