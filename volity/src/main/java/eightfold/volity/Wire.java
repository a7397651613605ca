package eightfold.volity;

import eightfold.volity.xml.Xml;

/** The way to the XMPP server. What comes from there goes to whoever made it. */
@FunctionalInterface
public interface Wire {
  /** Sends a stanza, if there is a connection; it neither waits nor fails. */
  void send(Xml stanza);
}
