package eightfold.testkit.patience;

import eightfold.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Eights Patience as the rules page tells it (solitaire-eights.md, second half), with cards as the
 * notation writes them. A state never changes; a play gives the next one.
 *
 * @param handSize to how many cards the hand is refilled
 * @param hand the cards held, in the order in which they came
 * @param pile the discard pile, the upcard last
 * @param stock the stock, its top card first
 */
public record PatienceOracle(
    int handSize, List<String> hand, List<String> pile, List<String> stock) {
  private static final List<String> RANKS =
      List.of("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K");
  private static final List<String> SUITS = List.of("C", "D", "H", "S");
  private static final String EIGHT = "8";

  public PatienceOracle {
    hand = List.copyOf(hand);
    pile = List.copyOf(pile);
    stock = List.copyOf(stock);
  }

  /** The deal from a whole pack, top first: the hand, then the starter, whatever it is. */
  public static PatienceOracle dealt(int handSize, List<String> pack) {
    return new PatienceOracle(
        handSize,
        pack.subList(0, handSize),
        pack.subList(handSize, handSize + 1),
        pack.subList(handSize + 1, pack.size()));
  }

  /** The 52 cards in the standard order of the notation. */
  public static List<String> pack() {
    List<String> pack = new ArrayList<>();
    for (String suit : SUITS) {
      for (String rank : RANKS) {
        pack.add(rank + suit);
      }
    }
    return pack;
  }

  private static String rank(String card) {
    return card.substring(0, card.length() - 1);
  }

  private static String suit(String card) {
    return card.substring(card.length() - 1);
  }

  /** "A card of the upcard's rank or suit, or an eight"; "on an eight any card may follow". */
  private boolean follows(String card) {
    String upcard = pile.getLast();
    return rank(card).equals(rank(upcard))
        || suit(card).equals(suit(upcard))
        || rank(card).equals(EIGHT)
        || rank(upcard).equals(EIGHT);
  }

  /** The cards of the hand that may be played. */
  public List<String> playable() {
    return hand.stream().filter(this::follows).toList();
  }

  /** "Won when stock and hand are empty." */
  public boolean isWon() {
    return hand.isEmpty() && stock.isEmpty();
  }

  /** "Lost when nothing fits"; a deal that is won is over as well. */
  public boolean isOver() {
    return playable().isEmpty();
  }

  /** How many cards the next play would bring from the stock. */
  private int refill() {
    return Math.max(0, Math.min(stock.size(), handSize - (hand.size() - 1)));
  }

  /** What a play that is legal comes to: "then refill the hand". */
  public PatienceOracle after(String card) {
    int drawn = refill();
    List<String> held = new ArrayList<>(hand);
    held.remove(card);
    held.addAll(stock.subList(0, drawn));
    List<String> lying = new ArrayList<>(pile);
    lying.add(card);
    return new PatienceOracle(handSize, held, lying, stock.subList(drawn, stock.size()));
  }

  /** What is told of such a play, in the notation, the player called Ann. */
  public List<String> told(String card) {
    List<String> told = new ArrayList<>(List.of("played Ann " + card));
    if (refill() > 0) {
      told.add("drew Ann " + refill());
    }
    PatienceOracle next = after(card);
    if (next.isOver()) {
      String winner = next.isWon() ? "Ann" : "none";
      told.add("deal-over " + winner);
      told.add("game-over " + winner);
    }
    return told;
  }

  /**
   * The code with which a line is refused (NOTATION 3: 916, 915, 903 and the like, 901, then by
   * verb); empty where it is taken. The player's name is Ann.
   *
   * @param player whether the player says it, and not somebody who looks on
   */
  public Optional<Integer> refusal(String line, boolean player) {
    if (isOver()) {
      return Optional.of(Refusal.OVER);
    }
    List<String> words = List.of(line.strip().split("\\s+"));
    String verb = words.getFirst().toLowerCase(Locale.ROOT);
    List<String> rest = words.subList(1, words.size());
    return switch (verb + " " + rest.size()) {
      case "play 1", "play 2" -> playing(rest, player);
      case "draw 0" -> inTurn(player, Refusal.MAY_NOT_DRAW);
      case "pass 0", "end 0" -> inTurn(player, Refusal.MAY_NOT_PASS);
      case "suit 1", "rank 1" -> declaring(verb, rest.getFirst(), player);
      case "call 0", "grab 0" -> Optional.of(Refusal.CALL_NOT_VALID);
      case "challenge 0" -> Optional.of(Refusal.NOTHING_TO_CHALLENGE);
      case "catch 1" ->
          Optional.of(
              rest.getFirst().equalsIgnoreCase("Ann") || rest.getFirst().equals("0")
                  ? Refusal.CALL_NOT_VALID
                  : Refusal.NO_SUCH_SEAT);
      default -> Optional.of(Refusal.UNKNOWN_ACT);
    };
  }

  private static Optional<Integer> inTurn(boolean player, int code) {
    return Optional.of(player ? code : Refusal.NOT_YOUR_TURN);
  }

  private static Optional<Integer> declaring(String verb, String word, boolean player) {
    String declared = word.toUpperCase(Locale.ROOT);
    boolean known = (verb.equals("suit") ? SUITS : RANKS).contains(declared);
    return known ? inTurn(player, Refusal.NOTHING_TO_DECLARE) : Optional.of(Refusal.UNKNOWN_SUIT);
  }

  private Optional<Integer> playing(List<String> words, boolean player) {
    if (words.size() == 2 && !words.getLast().startsWith("=")) {
      return Optional.of(Refusal.UNKNOWN_ACT);
    }
    String card = words.getFirst().toUpperCase(Locale.ROOT);
    if (!pack().contains(card)) {
      return Optional.of(Refusal.UNKNOWN_CARD);
    }
    if (words.size() == 2) {
      String declared = words.getLast().substring(1).toUpperCase(Locale.ROOT);
      if (!SUITS.contains(declared) && !RANKS.contains(declared)) {
        return Optional.of(Refusal.UNKNOWN_SUIT);
      }
    }
    if (!player) {
      return Optional.of(Refusal.NOT_YOUR_TURN);
    }
    if (!hand.contains(card)) {
      return Optional.of(Refusal.CARD_NOT_HELD);
    }
    return follows(card) ? Optional.empty() : Optional.of(Refusal.CARD_DOES_NOT_FOLLOW);
  }

  /** Whether it can be won from here: every way to go on is tried. For small positions only. */
  public boolean canBeWon() {
    return isWon() || playable().stream().anyMatch(card -> after(card).canBeWon());
  }
}
