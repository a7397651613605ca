package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What the lines of a book say of each card, as the questions of play ask for it. */
public final class CardRules {
  private final Lines lines;

  CardRules(Lines lines) {
    this.lines = lines;
  }

  private <E extends Effect> Optional<E> effect(int kind, Class<E> sort) {
    return lines.effect(kind, sort);
  }

  private <E extends Effect> boolean does(int kind, Class<E> sort, Predicate<E> so) {
    return effect(kind, sort).filter(so).isPresent();
  }

  private boolean names(List<CardSet.Part> cards, int kind) {
    return !cards.isEmpty() && Kinds.has(lines.mask(cards), kind);
  }

  /** Whether it is more than a plain card, as Dealer's Goodies mean it. */
  boolean special(int kind) {
    return lines.effects(kind).stream().anyMatch(effect -> effect.has(Effect.Trait.SPECIAL));
  }

  /** Whether this card answers, and adds to, the penalty of that one. */
  boolean answers(int card, int penaltyOf) {
    if (counts(penaltyOf) && !counts(card)) {
      return false;
    }
    boolean otherwise =
        counts(penaltyOf) || lines.kinds().rank(card) == lines.kinds().rank(penaltyOf);
    return effect(penaltyOf, Effect.Penalty.class)
        .map(
            penalty ->
                penalty.answeredBy().isEmpty()
                    ? otherwise && !penalty.noAnswer()
                    : names(penalty.answeredBy(), card))
        .orElse(otherwise);
  }

  /** Whether the card adds to a count. */
  boolean counts(int kind) {
    return does(kind, Effect.Penalty.class, penalty -> penalty.counts() > 0);
  }

  boolean cancels(int card, int penaltyOf) {
    return does(penaltyOf, Effect.Penalty.class, penalty -> names(penalty.cancelledBy(), card));
  }

  /** Whether its player declares that with the card. */
  public boolean declares(int kind, Effect.Declares.Choice what) {
    return does(kind, Effect.Declares.class, declares -> declares.what() == what);
  }

  /** Whether the player of the card declares a suit with it. */
  boolean declaresSuit(int kind) {
    return does(kind, Effect.Declares.class, Effect.Declares::suit);
  }

  /** Whether the player of the card calls a rank with it, and no suit. */
  public boolean callsRank(int kind) {
    return does(kind, Effect.Declares.class, Effect.Declares::rank);
  }

  /** Whether the player of the card declares a rank after the suit. */
  boolean declaresRankToo(int kind) {
    return does(kind, Effect.Declares.class, Effect.Declares::andRank);
  }

  /** Whether the player of the card may name a rank instead of a suit. */
  public boolean namesRank(int kind) {
    return does(kind, Effect.Declares.class, Effect.Declares::orRank);
  }

  /** What the card asks for without anybody's choice. */
  boolean asks(int kind, Effect.What what) {
    return lines.does(kind, what);
  }

  /** Whether only who has nothing else that matches may play the card. */
  boolean onlyInNeed(int kind) {
    return does(kind, Effect.Playable.class, Effect.Playable::onlyInNeed);
  }

  /** Whether only who has no card of the suit in force may play the card. */
  boolean onlyWithoutSuit(int kind) {
    return does(kind, Effect.Playable.class, Effect.Playable::onlyWithoutSuit);
  }

  /** Whether another seat may doubt that the card might be played, and the referee does not. */
  boolean mayBeDoubted(int kind) {
    return does(kind, Effect.Playable.class, it -> it.challengeCosts() > 0) || doubtedByNext(kind);
  }

  /** Whether only the seat that is to draw for the card may doubt that it might be played. */
  boolean doubtedByNext(int kind) {
    return does(kind, Effect.Playable.class, it -> it.nextChallengeCosts() > 0);
  }

  /** Whether such a card may be laid on it in the same turn. */
  boolean followedBy(int kind, Effect.Followed.By by) {
    return does(kind, Effect.Followed.class, it -> !it.owed() && it.by() == by);
  }

  /** Whether the next seat misses turns by the card, one after the other. */
  boolean losesTurns(int kind) {
    return does(kind, Effect.Lost.class, lost -> lost.turns() > 0);
  }

  /** Whether there is a card that answers the skip which this one causes. */
  public boolean parriable(int kind) {
    return does(
        kind,
        Effect.Lost.class,
        lost -> !lost.parriedBy().isEmpty() && lines.mask(lost.parriedBy()) != Kinds.NONE);
  }

  boolean parries(int card, int skipOf) {
    return does(skipOf, Effect.Lost.class, lost -> names(lost.parriedBy(), card));
  }
}
