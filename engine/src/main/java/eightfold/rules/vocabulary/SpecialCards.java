package eightfold.rules.vocabulary;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import java.util.Optional;

/**
 * What there is to say of a book's special cards at a glance: which one shows best what the game
 * is, and how much is special in all.
 */
public final class SpecialCards {
  // Weights, by how much a card does to those who play. Two cards to draw weigh six, five twelve;
  // a suit that its player declares stands between them.
  private static final int DECLARED_SUIT = 7;
  private static final int CALLED_RANK = 11;
  private static final int WHOLE_HANDS = 15;
  private static final int ALL_TAKE_PART = 20;
  private static final int REPEATED = 5;
  private static final int CHANGED_DEMAND = 3;
  private static final int CHANGED_TURN = 2;

  private SpecialCards() {}

  /**
   * The card that tells most of a game: the one that does most to those who play it, by a weight of
   * each rule of the language; of several the first. Of a whole rank it is in a suit that goes by
   * the id of the book, so that games of one special rank do not all look the same.
   */
  public static Optional<Integer> signature(RuleBook standard) {
    Optional<CardSet> best = Optional.empty();
    int most = 0;
    for (Element.On line : standard.all(Element.On.class).toList()) {
      int weight = line.core().stream().mapToInt(SpecialCards::weight).sum();
      if (weight > most && line.cards().mask(Kinds.NONE) != Kinds.NONE) {
        most = weight;
        best = Optional.of(line.cards());
      }
    }
    return best.or(() -> standard.find(Element.Factor.class).map(Element.Factor::by))
        .map(cards -> one(standard.pack(), cards.mask(Kinds.NONE), standard.id()));
  }

  /** How many ranks do something special, and how many lines with conditions there are besides. */
  public static int count(RuleBook standard) {
    long special =
        standard
            .find(Element.Factor.class)
            .map(factor -> factor.by().mask(Kinds.NONE) | factor.back().mask(Kinds.NONE))
            .orElse(Kinds.NONE);
    for (Element.On line : standard.all(Element.On.class).toList()) {
      if (line.core().stream().anyMatch(effect -> effect.has(Effect.Trait.SPECIAL))) {
        special |= line.cards().mask(Kinds.NONE);
      }
    }
    long ranks = Kinds.list(special).stream().map(standard.pack()::rank).distinct().count();
    return (int) (ranks + standard.all(ConditionRules.When.class).count());
  }

  /** One of some cards: of the first rank, in the suit whose turn it is, if it is among them. */
  private static int one(Pack pack, long cards, String id) {
    int first = Kinds.list(cards).getFirst();
    if (pack.joker(first)) {
      return first;
    }
    int suits = pack.suits().size();
    int shift = Math.floorMod(id.hashCode(), suits);
    for (int i = 0; i < suits; i++) {
      int kind = pack.kind((shift + i) % suits, pack.rank(first));
      if (kind != Kind.NONE && Kinds.has(cards, kind)) {
        return kind;
      }
    }
    return first;
  }

  private static int weight(Effect effect) {
    return switch (effect) {
      case Effect.Penalty penalty -> weight(penalty);
      case Effect.Declares declares -> declares.rank() ? CALLED_RANK : DECLARED_SUIT;
      case Effect.Others others -> CHANGED_DEMAND + others.draw();
      case Effect.Decides _ -> ALL_TAKE_PART;
      case Effect.Contest(Effect.Rivalry what, int cards) ->
          what == Effect.Rivalry.DUEL ? WHOLE_HANDS + cards : ALL_TAKE_PART;
      case Effect.Lost lost -> CHANGED_TURN * (lost.seats().most() + 2 * lost.turns());
      case Effect.Followed _ -> CHANGED_DEMAND;
      case Effect.AtOnce(Effect.What what) -> weight(what);
      case Effect.Playable playable -> playable.wild() ? 1 : 0;
      case Effect.Named _, Effect.Use _, Effect.Own _ -> 0;
    };
  }

  private static int weight(Effect.What what) {
    return switch (what) {
      case PASS_HANDS_LEFT, PASS_HANDS_RIGHT, PASS_HANDS_ON -> WHOLE_HANDS;
      case GIVES_TO_OTHERS, TURNS_UP, SILENCE, NEXT_SHOWS_HAND, OTHERS_SHOW_HANDS -> ALL_TAKE_PART;
      case OWN_SUIT, LEAVES_IN_FORCE, SISTER_SUIT -> CHANGED_DEMAND;
      case AGAIN_WITH_TWO, SKIP_WITH_TWO -> 0;
      case REPEAT -> REPEATED;
      case REVERSE, GOES_LEFT, GOES_RIGHT, AGAIN, DECLARES_SUIT -> CHANGED_TURN;
    };
  }

  /** Cards to be drawn weigh most, those of a count that others raise a little less. */
  private static int weight(Effect.Penalty penalty) {
    int cards = Math.max(penalty.draws(), penalty.adds());
    return cards > 0
        ? CHANGED_TURN * (1 + cards)
        : penalty.counts() + (penalty.opens() ? CHANGED_DEMAND : 0);
  }
}
