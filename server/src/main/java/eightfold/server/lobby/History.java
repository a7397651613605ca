package eightfold.server.lobby;

import eightfold.game.Standings;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import eightfold.server.room.Chair;
import eightfold.server.room.Fact;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * The matches that guests have played to their end, each as a note of the guest's: what it was and
 * how the guest did in it, but nothing of who else was there, so that nobody's name outlives its
 * erasure.
 */
final class History {
  private static final System.Logger LOG = System.getLogger(History.class.getName());

  /** The kind of notes that matches are kept in. */
  static final String MATCH = "match";

  /** So many are told of at once. */
  static final int MOST = 50;

  /** So long they are kept. */
  static final long KEPT_MILLIS = TimeUnit.DAYS.toMillis(730);

  static final Retention RETENTION = new Retention(MATCH, KEPT_MILLIS);

  private final Notes notes;

  /** The last match of the table of which notes have been written. */
  private int noted;

  /** That of one table. */
  History(Notes notes) {
    this.notes = notes;
  }

  /**
   * A table has gone on: where a match has come to its end, its players who are guests keep it. A
   * deal that is played again, or goes on after its end because an act was taken back, counts as
   * what it was the first time.
   */
  void after(RoomTable table) {
    Optional<Standings> end = table.standings().filter(Standings::over);
    if (end.isEmpty() || table.matches() == noted || table.firstDeal().isRepeated()) {
      return;
    }
    try {
      List<Chair> chairs = table.chairs();
      for (int seat = 0; seat < end.get().score().size(); seat++) {
        Chair chair = chairs.get(seat);
        if (chair.token().isPresent() && chair.bot().isEmpty()) {
          note(table, end.get(), seat, chair.token().get());
        }
      }
      noted = table.matches();
    } catch (RuntimeException e) {
      // the match itself is written, and nobody is kept from playing on; the next fact tries again
      LOG.log(System.Logger.Level.WARNING, "a guest's match was not noted", Redacted.of(e));
    }
  }

  private void note(RoomTable table, Standings end, int seat, String token) {
    Optional<String> holder = GuestSeats.holder(notes, token);
    if (holder.isEmpty()) {
      return;
    }
    Page.PlayedMatch played =
        new Page.PlayedMatch(
            table.id(),
            table.matches(),
            table.game().name(),
            Fact.Opened.isOwnBook(table.gameId()),
            seat,
            end.score().size(),
            end.matchWinners().contains(seat),
            end.score().get(seat),
            table.lastAt());
    String id = Keys.hash(table.id() + "\n" + table.matches() + "\n" + holder.get());
    boolean _ =
        notes.add(new Notes.Note(MATCH, id, holder.get(), table.lastAt(), Json.write(played)));
  }

  /** The matches of a guest, the latest first. */
  static List<Page.PlayedMatch> of(Notes notes, String guest) {
    return notes.notes(MATCH, guest, MOST).stream().map(History::read).toList();
  }

  private static Page.PlayedMatch read(Notes.Note note) {
    try {
      return Json.own(note.body(), Page.PlayedMatch.class);
    } catch (Malformed e) {
      throw new StoreException("a note of a match cannot be read: " + e.words(), e);
    }
  }
}
