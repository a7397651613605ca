package eightfold.conventions.bad.volity.client;

/** A bad example. */
public final class SeesServer {
  Class<?> server = eightfold.conventions.bad.server.adapter.Door.class;
}
