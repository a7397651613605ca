package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A player that sheds: it plays whenever it can, keeps wild cards for later, prefers cards that
 * leave it others to follow with, sends penalties on, and strikes at a next seat that is about to
 * go out. It calls and catches. It knows no game: all that it goes by is its view and what it noted
 * while watching.
 */
public final class GreedyBot implements Bot {
  /** A seat with so few cards is about to go out. */
  private static final int FEW = 2;

  /**
   * With so few cards a seat outside all hands, who is made to draw draws just the cards that were
   * laid to make it draw, and sends them round once more.
   */
  private static final int DRY = 2;

  /** Who still held so many cards could most likely have done without the play in question. */
  private static final int MANY = 6;

  private final Notes notes = new Notes();

  @Override
  public void hear(Event event) {
    notes.hear(event);
  }

  @Override
  public Optional<String> answer(View view, FastChance chance) {
    if (!view.more().worth().isEmpty()) {
      return Appraised.best(view, chance);
    }
    notes.look(view);
    if (Calls.due(view)) {
      return Calls.CALL;
    }
    Optional<String> reaction = reaction(view);
    if (reaction.isPresent()) {
      return reaction;
    }
    List<String> acts = Cards.honest(view).stream().filter(act -> Verb.of(act).inTurn()).toList();
    if (view.turn() != view.seat() || acts.isEmpty()) {
      return Optional.empty();
    }
    String act = decide(view, acts, chance);
    return Calls.wise(view, act) ? Calls.CALL : Optional.of(Cards.layingFirst(view, act));
  }

  /** Words that it owes; a catch, a grab or a challenge that is worth it. */
  private static Optional<String> reaction(View view) {
    for (String act : view.legal()) {
      boolean worth =
          switch (Verb.of(act)) {
            case CATCH -> owesCall(view, act);
            case CHALLENGE -> challengeable(view);
            case GRAB, SAY -> true;
            default -> false;
          };
      if (worth) {
        return Optional.of(act);
      }
    }
    return Optional.empty();
  }

  private static boolean owesCall(View view, String act) {
    int seat = seatNamed(act);
    return seat >= 0 && seat < view.hands().size() && view.hands().get(seat).owesCall();
  }

  /**
   * Whether another seat, the one that played last, held so much that it is likely to have bluffed.
   */
  private static boolean challengeable(View view) {
    int before = Math.floorMod(view.turn() + (view.clockwise() ? -1 : 1), view.hands().size());
    return before != view.seat() && view.hands().get(before).count() >= MANY;
  }

  /** The seat that an act names last, by number; -1 if it names none. */
  private static int seatNamed(String act) {
    String word = act.substring(act.lastIndexOf(' ') + 1);
    return word.length() <= 2 && word.chars().allMatch(Character::isDigit)
        ? Integer.parseInt(word)
        : -1;
  }

  private String decide(View view, List<String> acts, FastChance chance) {
    List<Integer> hand = Cards.own(view);
    List<String> plays = having(acts, Verb.PLAY, Verb.LAY);
    boolean mayEnd = acts.contains(Verb.END.word());
    if (mayEnd) {
      plays = plays.stream().filter(act -> worthLaying(view, act, hand)).toList();
    }
    if (!plays.isEmpty()) {
      return best(plays, act -> playing(view, hand, act), chance);
    }
    for (Verb verb : List.of(Verb.END, Verb.SUIT, Verb.RANK, Verb.GIVE, Verb.TARGET)) {
      List<String> such = having(acts, verb);
      if (!such.isEmpty()) {
        return best(such, act -> deciding(verb, view, hand, act), chance);
      }
    }
    // Passing costs nothing, where it is allowed; drawing costs a card; what else there is may cost
    // more.
    for (Verb verb : List.of(Verb.PASS, Verb.DRAW)) {
      List<String> such = having(acts, verb);
      if (!such.isEmpty()) {
        return such.getFirst();
      }
    }
    return acts.get(chance.below(acts.size()));
  }

  /**
   * In a turn that may end: whether to lay one more. Wild cards are kept, unless it is the last
   * card, and so are attacks that would only come round.
   */
  private boolean worthLaying(View view, String act, List<Integer> hand) {
    int kind = Cards.played(act);
    boolean kept = kind != Kind.NONE && (notes.wild(kind) || dry(view) && notes.attacks(kind));
    return hand.size() == 1 || !kept;
  }

  /** Whether nearly all cards are in the hands. */
  private static boolean dry(View view) {
    return view.stock() + view.pile().size() <= DRY * view.hands().size();
  }

  /** How good it is to play this card now. */
  private int playing(View view, List<Integer> hand, String act) {
    int kind = Cards.played(act);
    if (kind == Kind.NONE || hand.size() <= 1) {
      return 0;
    }
    List<Integer> rest = without(hand, kind);
    int worth = 0;
    for (int other : rest) {
      worth += Kind.suit(other) == Kind.suit(kind) ? 3 : 0;
      worth += Kind.rank(other) == Kind.rank(kind) ? 4 : 0;
      worth += notes.costlyLast(other) && rest.size() == 1 ? -60 : 0;
    }
    worth -= notes.wild(kind) ? 100 : 0;
    worth += notes.costlyLast(kind) && hand.size() <= FEW + 1 ? 50 : 0;
    if (notes.attacks(kind) && dry(view)) {
      worth -= 50;
    } else if (notes.attacks(kind)) {
      worth += view.hands().get(nextSeat(view)).count() <= FEW ? 40 : 6;
    }
    return worth;
  }

  /** How good a declaration, a gift or the naming of a seat is. */
  private int deciding(Verb verb, View view, List<Integer> hand, String act) {
    return switch (verb) {
      case SUIT -> Suit.parse(lastWord(act)).map(suit -> held(hand, suit)).orElse(-1);
      case RANK ->
          (int) hand.stream().filter(k -> Kind.rank(k) == Kind.parseRank(lastWord(act))).count();
      case GIVE -> -worthKeeping(hand, Cards.argument(act));
      case TARGET -> seatNamed(act) < 0 ? 0 : -view.hands().get(seatNamed(act)).count();
      default -> 0;
    };
  }

  /** How many cards of the suit the hand holds, wild ones left aside: they go on any suit. */
  private int held(List<Integer> hand, Suit suit) {
    int count = 0;
    for (int kind : hand) {
      count += Kind.suit(kind) == suit.ordinal() && !notes.wild(kind) ? 1 : 0;
    }
    return count;
  }

  private int worthKeeping(List<Integer> hand, int kind) {
    if (kind == Kind.NONE) {
      return 0;
    }
    int worth = notes.wild(kind) ? 100 : 0;
    for (int other : without(hand, kind)) {
      worth += Kind.suit(other) == Kind.suit(kind) || Kind.rank(other) == Kind.rank(kind) ? 1 : 0;
    }
    return worth;
  }

  private static int nextSeat(View view) {
    int seats = view.hands().size();
    int way = view.clockwise() ? 1 : -1;
    int seat = Math.floorMod(view.seat() + way, seats);
    while (view.hands().get(seat).count() == 0 && seat != view.seat()) {
      seat = Math.floorMod(seat + way, seats);
    }
    return seat;
  }

  private static String lastWord(String act) {
    return act.substring(act.lastIndexOf(' ') + 1);
  }

  private static List<String> having(List<String> acts, Verb... verbs) {
    return acts.stream().filter(act -> List.of(verbs).contains(Verb.of(act))).toList();
  }

  private static List<Integer> without(List<Integer> hand, int kind) {
    List<Integer> rest = new ArrayList<>(hand);
    rest.remove(Integer.valueOf(kind));
    return rest;
  }

  /** The act of the greatest worth; among equals each is equally likely. */
  private static String best(List<String> acts, ToIntFunction<String> worth, FastChance chance) {
    List<String> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (String act : acts) {
      int its = worth.applyAsInt(act);
      if (its > most) {
        most = its;
        best.clear();
      }
      if (its == most) {
        best.add(act);
      }
    }
    return best.get(chance.below(best.size()));
  }
}
