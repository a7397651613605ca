package eightfold.volity.table;

import eightfold.server.room.GuestNames;
import eightfold.volity.Jid;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Somebody in the room who is none of the referee's own.
 *
 * @param nick the table name
 * @param jid the full address that the room shows
 * @param seen all addresses that it has shown behind the nick
 * @param callTo where calls go: whoever of the account has asked for the state last; empty: nobody
 *     has, and nothing is told
 */
record Occupant(String nick, Jid jid, Set<String> seen, Optional<Jid> callTo) {
  static Occupant of(String nick, Jid jid) {
    return new Occupant(nick, jid, Set.of(jid.toString()), Optional.empty());
  }

  String account() {
    return jid.bare().toString();
  }

  Occupant shownAs(Jid other) {
    Set<String> more = new TreeSet<>(seen);
    more.add(other.toString());
    return new Occupant(nick, other, Set.copyOf(more), callTo);
  }

  Occupant called(String other) {
    return new Occupant(other, jid, seen, callTo);
  }

  Occupant callingAt(Jid other) {
    return new Occupant(nick, jid, seen, Optional.of(other));
  }

  /** What a client is called at the table: its nickname, if that can be a name there. */
  static String tableName(String nick) {
    int end =
        nick.offsetByCodePoints(
            0, Math.min(GuestNames.LONGEST, nick.codePointCount(0, nick.length())));
    return GuestNames.clean(nick.substring(0, end)).orElse("Guest");
  }
}
