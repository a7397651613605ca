package eightfold.record;

import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A running or finished match, as its file has it.
 *
 * @param engine the engine that it was played under ({@link eightfold.game.EngineVersion}), from 1
 * @param game id of the game
 * @param rules SHA-256 of the rule book, 64 hexadecimal digits
 * @param options its options, in the order of the rule book
 * @param players who sat where, clockwise, seat 0 first
 * @param date when it was played
 * @param result the final scores, by seat; absent while it runs
 * @param winners the seats that won or share it, where it has ended and the record says so
 * @param deals its deals, in order
 * @param ruleBook the rule book with the options applied
 */
public record GameRecord(
    int engine,
    String game,
    String rules,
    Map<String, String> options,
    List<Player> players,
    LocalDate date,
    Optional<List<Integer>> result,
    Optional<List<Integer>> winners,
    List<Deal> deals,
    String ruleBook) {
  /** The hash of a rule book's text as records write it. */
  public static String hashOf(String ruleBook) {
    return Hashes.PREFIX + Hashes.sha256(ruleBook);
  }

  /** The version of this form of records. */
  public static final int FORM = 1;

  public GameRecord {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    players = List.copyOf(players);
    result = result.map(List::copyOf);
    winners = winners.map(List::copyOf);
    deals = List.copyOf(deals);
  }

  /** The players' names, by seat. */
  public List<String> names() {
    return players.stream().map(Player::name).toList();
  }

  /** How the record names the seats: by the player's name, or by number where that is not one's. */
  public List<String> labels() {
    return SeatLabels.of(names()).labels();
  }

  /**
   * Who sat on a seat.
   *
   * @param kind {@code person}, or the name of a bot
   */
  public record Player(String name, String kind) {}

  /**
   * One deal.
   *
   * @param number of the deal in the match, from 1
   * @param dealer the seat that dealt
   * @param commitment SHA-256 of the secret, 64 hexadecimal digits, shown before the deal
   * @param nonces what the seats added
   * @param secret what it was shuffled from; absent until it is over
   * @param acts what the seats did, in order
   * @param line where it stands in its file; 0 if it was not read from one
   * @param again whether a player chose it, so that it may have been known before, and by which
   *     number
   */
  public record Deal(
      int number,
      int dealer,
      String commitment,
      Nonces nonces,
      Optional<DealSecret> secret,
      List<Act> acts,
      int line,
      Again again) {
    public Deal {
      acts = List.copyOf(acts);
    }

    /** One that nobody has chosen. */
    public Deal(
        int number,
        int dealer,
        String commitment,
        Nonces nonces,
        Optional<DealSecret> secret,
        List<Act> acts,
        int line) {
      this(number, dealer, commitment, nonces, secret, acts, line, Again.NOT);
    }
  }

  /**
   * Whether a deal was chosen by a player.
   *
   * @param repeated whether it was: it may have been played before
   * @param seed the number by which it was chosen, from which its secret follows
   */
  public record Again(boolean repeated, OptionalLong seed) {
    /** Nobody has chosen it. */
    public static final Again NOT = new Again(false, OptionalLong.empty());

    public Again {
      if (seed.isPresent() && !repeated) {
        throw new IllegalArgumentException("a deal of a number may have been played before");
      }
    }
  }

  /**
   * One act of a seat.
   *
   * @param text in the notation
   * @param line where it stands in its file; 0 if it was not read from one
   */
  public record Act(int seat, String text, int line) {}
}
