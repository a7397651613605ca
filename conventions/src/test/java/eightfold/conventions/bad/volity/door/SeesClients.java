package eightfold.conventions.bad.volity.door;

/** A bad example. */
public final class SeesClients {
  Class<?> client = org.jivesoftware.smack.XMPPConnection.class;
}
