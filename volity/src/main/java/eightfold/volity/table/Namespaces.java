package eightfold.volity.table;

/** Namespaces, and what clients know roles by. */
public final class Namespaces {
  public static final String MUC = "http://jabber.org/protocol/muc";
  public static final String MUC_USER = MUC + "#user";
  public static final String MUC_OWNER = MUC + "#owner";
  public static final String MUC_ADMIN = MUC + "#admin";
  public static final String DATA = "jabber:x:data";
  public static final String CAPS = "http://jabber.org/protocol/caps";
  public static final String CAPS_NODE = "http://volity.org/protocol/caps";
  public static final String FORM = "http://volity.org/protocol/form";
  public static final String INFO = "http://jabber.org/protocol/disco#info";
  public static final String ITEMS = "http://jabber.org/protocol/disco#items";
  public static final String PING = "urn:xmpp:ping";
  public static final String DELAY = "urn:xmpp:delay";

  /** What the referee is called in its room. */
  public static final String REFEREE = "referee";

  public static final String BOT = "bot";
  public static final String PLAYER = "player";
  public static final String PARLOR = "parlor";

  private Namespaces() {}
}
