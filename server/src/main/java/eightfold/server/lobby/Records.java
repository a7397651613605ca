package eightfold.server.lobby;

import eightfold.protocol.Page;
import eightfold.server.port.Store;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;

/**
 * Records of matches. To make one a whole match is played again, so what was made is kept while
 * nothing has been added to its table; the ones asked for last, up to a number of characters.
 */
final class Records {
  private static final long MOST_CHARACTERS = 16_000_000;

  /** A match of a table, by its number there. */
  private record Key(String table, int match) {}

  private final TableReader reader;
  private final MadeOnce<Key, String> made = new MadeOnce<>(MOST_CHARACTERS, String::length);

  Records(TableReader reader) {
    this.reader = reader;
  }

  /** The record, if it has been made since the table's last fact. */
  Optional<Page.Document> known(String table, int facts, int match) {
    return made.known(new Key(table, match), facts).map(Page.Document::new);
  }

  /** The record, made anew. */
  Page.Document make(String table, int facts, int match) {
    List<Store.Kept> kept = reader.kept(table);
    RoomTable opened = reader.opened(table, kept);
    String text = MatchRecord.of(opened, reader.facts(kept, facts), match);
    made.keep(new Key(table, match), facts, text);
    return new Page.Document(text);
  }
}
