package eightfold.volity.table;

import eightfold.volity.xml.Xml;

/**
 * A record that the bookkeeper has not taken yet.
 *
 * @param stanza as it is sent each time
 * @param tries how often it was sent
 * @param deadline when it is sent again, or given up
 */
record BookkeeperReport(Xml stanza, int tries, long deadline) {
  /** The id of the call. */
  String id() {
    return stanza.attribute("id");
  }
}
