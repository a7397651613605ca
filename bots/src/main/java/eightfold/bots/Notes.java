package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a bot has come to know of the rules by watching: it is told no rule, so it notes of each
 * rank what its cards were seen to do in this match. Ranks are bits of an int, the joker the
 * fourteenth.
 */
final class Notes {
  private static final int NOBODY = -1;

  private int wild;
  private int attacking;
  private int costlyLast;

  /** The rank last played, and who played it; what follows at once is its doing. */
  private int lastRank = Kind.NONE;

  private int lastPlayer = NOBODY;

  /** How many cards each seat holds, as far as is known. */
  private final Map<Integer, Integer> held = new HashMap<>();

  /** Whether cards of the rank go on (nearly) anything. */
  boolean wild(int kind) {
    return has(wild, kind);
  }

  /** Whether cards of the rank make the next seat draw or miss its turn. */
  boolean attacks(int kind) {
    return has(attacking, kind);
  }

  /** Whether cards of the rank may not be the last one, or cost cards then. */
  boolean costlyLast(int kind) {
    return has(costlyLast, kind);
  }

  private static boolean has(int ranks, int kind) {
    return (ranks >> Kind.rank(kind) & 1) != 0;
  }

  private static int bit(int rank) {
    return 1 << rank;
  }

  /** Notes what an event tells of the card played before it. */
  void hear(Event event) {
    switch (event.verb()) {
      case "played" -> {
        int kind = event.words().isEmpty() ? Kind.NONE : Kind.parse(event.words().getLast());
        lastRank = kind == Kind.NONE ? Kind.NONE : Kind.rank(kind);
        lastPlayer = event.seat();
        held.merge(event.seat(), -1, Integer::sum);
      }
      case "dealt" -> held.put(event.seat(), number(event));
      case "declared" -> wild |= lastRank == Kind.NONE ? 0 : bit(lastRank);
      case "skipped" -> attacking |= causedBy(event.seat()) ? bit(lastRank) : 0;
      case "drew" -> hearDrew(event);
      default -> {}
    }
  }

  private void hearDrew(Event event) {
    int number = number(event);
    if (causedBy(event.seat()) && number > 1) {
      attacking |= bit(lastRank);
    } else if (lastRank != Kind.NONE && held.getOrDefault(event.seat(), -1) == 0) {
      costlyLast |= bit(lastRank);
    }
    held.merge(event.seat(), number, Integer::sum);
    lastRank = Kind.NONE;
  }

  private static int number(Event event) {
    String word = event.words().isEmpty() ? "" : event.words().getLast();
    return word.matches("[0-9]{1,3}") ? Integer.parseInt(word) : 0;
  }

  private boolean causedBy(int victim) {
    return lastRank != Kind.NONE && victim != lastPlayer;
  }

  /**
   * Notes what the view tells: penalties that lie there, cards that go on anything or on nothing.
   */
  void look(View view) {
    for (int seat = 0; seat < view.hands().size(); seat++) {
      held.put(seat, view.hands().get(seat).count());
    }
    int upcard = view.pile().isEmpty() ? Kind.NONE : Kind.parse(view.pile().getLast());
    if (upcard == Kind.NONE) {
      return;
    }
    if (view.pendingDraw() > 0 || view.pendingSkip() > 0) {
      attacking |= bit(Kind.rank(upcard));
    }
    for (Map.Entry<String, Refusal> refused : view.refusals().entrySet()) {
      int kind = Kind.parse(refused.getKey());
      if (kind != Kind.NONE && refused.getValue().code() == Refusal.MAY_NOT_GO_OUT) {
        costlyLast |= bit(Kind.rank(kind));
      }
    }
    if (view.awaits().equals("play") && view.rank().isEmpty() && !Kind.joker(upcard)) {
      lookForWild(view, upcard);
    }
  }

  private void lookForWild(View view, int upcard) {
    Optional<Suit> declared = view.suit().flatMap(Suit::parse);
    if (view.suit().isPresent() && declared.isEmpty()) {
      return;
    }
    int suit = declared.map(Suit::ordinal).orElse(Kind.suit(upcard));
    int strangers = 0;
    for (String act : Cards.honest(view)) {
      int kind = Cards.played(act);
      if (kind != Kind.NONE && Kind.suit(kind) != suit && Kind.rank(kind) != Kind.rank(upcard)) {
        strangers |= bit(Kind.rank(kind));
      }
    }
    // where the whole hand goes on, of several ranks, it is the upcard that takes anything
    boolean anything = Integer.bitCount(strangers) > 1 && view.refusals().isEmpty();
    wild |= anything ? 0 : strangers;
  }
}
