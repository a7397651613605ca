package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;
import java.util.HashMap;
import java.util.Map;

/**
 * Which kinds bring a decision or an event of their own when they are laid.
 *
 * @param special kinds that are wild or have an effect
 * @param gives kinds whose player may give cards to the others
 * @param decisions what a kind brings its player: the place of the {@link CardDecision}, from 1
 * @param shown what cards have their players show
 * @param deciding the kinds that bring their player any
 * @param asking kinds that have their player name a seat, grab or decide
 * @param repeats kinds on which their player must put another card
 * @param leaves kinds that leave in force what lay there
 * @param sisterSuit kinds after which the other suit of the colour in force is to be matched
 * @param duels what a duel begun by a kind asks for at first; 0: it begins none
 * @param duelCards the kinds that turn the demand of a duel back
 * @param grabs what a seat draws that gets nothing in the grab begun by a kind; 0: it begins none
 * @param grabbing whether any kind begins a grab
 * @param names the names of kinds that are not the rank's
 */
public record CardEffects(
    long special,
    long gives,
    KindNumbers decisions,
    ShownCards shown,
    long deciding,
    long asking,
    long repeats,
    long leaves,
    long sisterSuit,
    KindNumbers duels,
    long duelCards,
    KindNumbers grabs,
    boolean grabbing,
    Map<Integer, String> names) {
  public CardEffects {
    names = Map.copyOf(names);
  }

  static CardEffects of(RuledCards cards) {
    KindNumbers duels = contests(cards, Effect.Rivalry.DUEL);
    KindNumbers grabs = contests(cards, Effect.Rivalry.GRAB);
    KindNumbers decisions = KindNumbers.NONE;
    for (CardDecision decision : CardDecision.values()) {
      decisions =
          decisions.with(
              cards.kinds(Effect.Decides.class, it -> it.what() == decision.choice()),
              decision.ordinal() + 1);
    }
    Map<Integer, String> names = new HashMap<>();
    cards.forEach(
        Effect.Named.class,
        (named, kinds) -> Kinds.list(kinds).forEach(kind -> names.put(kind, named.name())));
    return new CardEffects(
        cards.kinds(Effect.class, effect -> effect.has(Effect.Trait.SPECIAL)),
        once(cards, Effect.What.GIVES_TO_OTHERS),
        decisions,
        ShownCards.of(cards),
        decisions.some(),
        decisions.some() | duels.some() | grabs.some(),
        once(cards, Effect.What.REPEAT),
        once(cards, Effect.What.LEAVES_IN_FORCE),
        once(cards, Effect.What.SISTER_SUIT),
        duels,
        duels.some(),
        grabs,
        grabs.some() != Kinds.NONE,
        names);
  }

  /** The kinds that do that. */
  private static long once(RuledCards cards, Effect.What what) {
    return cards.kinds(Effect.AtOnce.class, once -> once.what() == what);
  }

  private static KindNumbers contests(RuledCards cards, Effect.Rivalry what) {
    return cards.numbers(
        Effect.Contest.class, contest -> contest.what() == what ? contest.cards() : 0);
  }
}
