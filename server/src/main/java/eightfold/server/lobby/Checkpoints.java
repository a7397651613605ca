package eightfold.server.lobby;

import eightfold.protocol.Malformed;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Checkpoint;
import eightfold.server.room.CheckpointReader;
import eightfold.server.room.GameSource;
import eightfold.server.room.RoomTable;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * How a table is kept in the midst of its facts, so that it wakes quickly: packed, with a hash of
 * the last fact that is in it, and a sum by which a spoilt one is known. Whatever is wrong with
 * one, the facts decide.
 */
final class Checkpoints {
  private static final System.Logger LOG = System.getLogger(Checkpoints.class.getName());

  /** So many facts after the last one there is another, besides those at each deal. */
  static final int EVERY = 200;

  private final Store store;
  private int facts;
  private int matches;
  private int deal;

  /** Those of one room. */
  Checkpoints(Store store) {
    this.store = store;
  }

  /**
   * Keeps one of a table, if it is time.
   *
   * @param last the last fact that made the table, as the store has it
   */
  void after(RoomTable table, Store.Kept last) {
    int dealt = table.standings().map(standings -> standings.deal()).orElse(0);
    boolean begins = table.matches() != matches || dealt != deal;
    if (!begins && table.facts() - facts < EVERY) {
      return;
    }
    matches = table.matches();
    deal = dealt;
    facts = table.facts();
    try {
      Checkpoint.of(table)
          .ifPresent(
              text ->
                  store.keep(
                      table.id(), new Store.Checkpoint(table.facts(), hash(last) + packed(text))));
    } catch (RuntimeException e) {
      // the facts are written, and nobody is kept from playing on
      String words = "table " + table.id() + " has no checkpoint";
      LOG.log(System.Logger.Level.WARNING, words, Redacted.of(e));
    }
  }

  /** The last one is gone: the next fact brings another. */
  void lost() {
    matches = -1;
  }

  /** One that may be of use, and what is left to read. */
  static Optional<Store.Checkpoint> of(Store store, String table) {
    try {
      return store.checkpoint(table);
    } catch (StoreException e) {
      LOG.log(
          System.Logger.Level.DEBUG, "table " + table + " is read from its facts", Redacted.of(e));
      return Optional.empty();
    }
  }

  /**
   * The table of a checkpoint.
   *
   * @param last the last fact that should be in it
   * @return empty if it is none of this table, of this program, or is spoilt
   */
  static Optional<RoomTable> read(
      Store.Checkpoint checkpoint, Store.Kept last, GameSource games, RoomTable opened) {
    String hash = hash(last);
    if (!checkpoint.body().startsWith(hash)) {
      return Optional.empty();
    }
    try {
      String text = unpacked(checkpoint.body().substring(hash.length()));
      return CheckpointReader.read(text, games, opened)
          .filter(table -> table.facts() == checkpoint.facts());
    } catch (Malformed | RuntimeException e) {
      String words = "table " + opened.id() + " is read from its facts";
      LOG.log(System.Logger.Level.INFO, words, Redacted.of(e));
      return Optional.empty();
    }
  }

  private static String hash(Store.Kept fact) {
    return Keys.hash(fact.at() + " " + fact.kind() + " " + fact.body());
  }

  private static String packed(String text) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream packing = new GZIPOutputStream(bytes)) {
      packing.write(text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  private static String unpacked(String packed) {
    byte[] bytes = Base64.getDecoder().decode(packed);
    try (GZIPInputStream unpacking = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
      return new String(unpacking.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
