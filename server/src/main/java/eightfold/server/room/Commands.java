package eightfold.server.room;

import eightfold.game.SealedChance;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The last requests of each seat that were done, by the clients' own ids: sent again, they are not
 * done again. Of an id and of whose it was only 64 bits of a hash are kept, so that a seat has no
 * more than a quarter of a kilobyte of them. It never changes; its methods make another.
 */
final class Commands {
  private static final int KEPT = 32;
  private static final int HEXADECIMAL = 16;

  static final Commands NONE = new Commands(new long[0][]);

  private final long[][] done;

  private Commands(long[][] done) {
    this.done = done;
  }

  /**
   * By what a request is known. Whoever has the seat afterwards has ids of their own.
   *
   * @param token the hash of the token of whoever asked
   * @param id the client's own id of it
   */
  static long key(String token, String id) {
    byte[] text = (token + "\n" + id).getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.wrap(SealedChance.sha256().digest(text)).getLong();
  }

  /** One more, and no more than the last {@value #KEPT} of the seat. */
  Commands and(int seat, long key) {
    long[][] more = Arrays.copyOf(done, Math.max(done.length, seat + 1));
    long[] before = of(seat);
    int kept = Math.min(before.length, KEPT - 1);
    long[] after = Arrays.copyOfRange(before, before.length - kept, before.length + 1);
    after[kept] = key;
    more[seat] = after;
    for (int other = done.length; other < seat; other++) {
      more[other] = new long[0];
    }
    return new Commands(more);
  }

  /** One more, of whoever has the seat at the table. */
  Commands and(RoomTable table, Fact.Command command) {
    OptionalLong key = keyOf(table, command);
    return key.isPresent() ? and(command.seat(), key.getAsLong()) : this;
  }

  /** The same, when the seats of these places are all in this order. */
  Commands arranged(Seating seating, List<Integer> places) {
    return new Commands(
        places.stream()
            .map(place -> seating.seatAt(place).map(this::of).orElseGet(() -> new long[0]))
            .toArray(long[][]::new));
  }

  /** Whether it is one of them, of whoever has the seat at the table. */
  boolean has(RoomTable table, Fact.Command command) {
    OptionalLong key = keyOf(table, command);
    return key.isPresent() && has(command.seat(), key.getAsLong());
  }

  /** By what a request of whoever sits there now is known. */
  private static OptionalLong keyOf(RoomTable table, Fact.Command command) {
    Seating seating = table.seating();
    return seating.has(command.seat())
        ? OptionalLong.of(key(seating.at(command.seat()).token().orElse(""), command.id()))
        : OptionalLong.empty();
  }

  boolean has(int seat, long key) {
    return Arrays.stream(of(seat)).anyMatch(one -> one == key);
  }

  private long[] of(int seat) {
    return seat < done.length ? done[seat] : new long[0];
  }

  /** All of them by seat, in hexadecimal digits. */
  Map<Integer, List<String>> written() {
    Map<Integer, List<String>> all = new LinkedHashMap<>();
    for (int seat = 0; seat < done.length; seat++) {
      if (done[seat].length > 0) {
        all.put(seat, Arrays.stream(done[seat]).mapToObj(Long::toHexString).toList());
      }
    }
    return all;
  }

  /**
   * Reads what {@link #written} wrote.
   *
   * @throws NumberFormatException if it is none of that
   */
  static Commands read(Map<Integer, List<String>> written) {
    Commands all = NONE;
    for (Map.Entry<Integer, List<String>> seat : written.entrySet()) {
      for (String key : seat.getValue()) {
        all = all.and(seat.getKey(), Long.parseUnsignedLong(key, HEXADECIMAL));
      }
    }
    return all;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Commands commands && Arrays.deepEquals(done, commands.done);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(done);
  }

  @Override
  public String toString() {
    return written().toString();
  }
}
