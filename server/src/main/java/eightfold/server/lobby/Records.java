package eightfold.server.lobby;

import eightfold.protocol.Page;
import eightfold.server.port.Store;
import eightfold.server.room.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records of matches. To make one a whole match is played again, so what was made is kept while
 * nothing has been added to its table; the ones asked for last, up to a number of characters.
 */
final class Records {
  private static final long MOST_CHARACTERS = 16_000_000;

  /** A match of a table, by its number there. */
  private record Key(String table, int match) {}

  /** What was made when the table had so many facts. */
  private record Made(int facts, String text) {}

  private final TableReader reader;
  private final Map<Key, Made> made = new LinkedHashMap<>(16, 0.75f, true);
  private long characters;

  Records(TableReader reader) {
    this.reader = reader;
  }

  /** The record, if it has been made since the table's last fact. */
  synchronized Optional<Page.Document> known(String table, int facts, int match) {
    return Optional.ofNullable(made.get(new Key(table, match)))
        .filter(record -> record.facts() == facts)
        .map(record -> new Page.Document(record.text()));
  }

  /** The record, made anew. */
  Page.Document make(String table, int facts, int match) {
    List<Store.Kept> kept = reader.kept(table);
    Table opened = reader.opened(table, kept);
    String text = MatchRecord.of(opened, reader.facts(kept, facts), match);
    keep(new Key(table, match), new Made(facts, text));
    return new Page.Document(text);
  }

  private synchronized void keep(Key key, Made record) {
    forget(made.remove(key));
    if (record.text().length() > MOST_CHARACTERS) {
      return;
    }
    made.put(key, record);
    characters += record.text().length();
    var oldest = made.entrySet().iterator();
    while (characters > MOST_CHARACTERS) {
      forget(oldest.next().getValue());
      oldest.remove();
    }
  }

  private void forget(@org.jspecify.annotations.Nullable Made record) {
    characters -= record == null ? 0 : record.text().length();
  }
}
