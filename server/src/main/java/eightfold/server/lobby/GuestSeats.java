package eightfold.server.lobby;

import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.server.port.Clock;
import eightfold.server.port.Notes;
import eightfold.server.port.StoreException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where guests sit, noted so that they find their seats again. */
final class GuestSeats {
  private static final System.Logger LOG = System.getLogger(GuestSeats.class.getName());

  /** The kind of the notes; their id is what is kept of the seat's token. */
  static final String KIND = "seat";

  /** A seat is found as long as the token of its guest holds. */
  static final Retention RETENTION = new Retention(KIND, GuestTokens.LIFE_MILLIS);

  private static final String TABLE = "table";

  private final Notes notes;
  private final Clock clock;

  GuestSeats(Notes notes, Clock clock) {
    this.notes = notes;
    this.clock = clock;
  }

  /** A seat of a guest. */
  record Seat(Notes.Note note) {
    /** The hash of its token. */
    String hash() {
      return note.id();
    }

    /** The table where it is. */
    String table() {
      try {
        return Json.own(note.body()).text(TABLE, note.body().length());
      } catch (Malformed e) {
        throw new StoreException("a note of a seat cannot be read: " + e.words(), e);
      }
    }
  }

  /** A guest has taken a seat: it stays theirs to find, also where it cannot be noted now. */
  void taken(Guest guest, Page.SeatKey key) {
    String body = Json.write(Map.of(TABLE, key.table()));
    String id = Keys.hash(key.token());
    try {
      notes.put(new Notes.Note(KIND, id, guest.id(), clock.millis(), body));
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.WARNING, "a guest's seat was not noted", Redacted.of(e));
    }
  }

  /** Those of a guest, the latest first. */
  List<Seat> of(Guest guest, int most) {
    return notes.notes(KIND, guest.id(), most).stream().map(Seat::new).toList();
  }

  /** A seat has another token. */
  void rekeyed(Seat seat, String hash) {
    Notes.Note before = seat.note();
    notes.put(new Notes.Note(KIND, hash, before.owner(), before.at(), before.body()));
    forget(seat);
  }

  void forget(Seat seat) {
    notes.remove(KIND, seat.hash());
  }

  /** The guest whose seat has a token, by its hash; empty if it is nobody's who is a guest. */
  static Optional<String> holder(Notes notes, String hash) {
    return notes.note(KIND, hash).map(Notes.Note::owner);
  }
}
