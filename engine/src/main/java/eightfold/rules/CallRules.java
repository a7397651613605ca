package eightfold.rules;

import java.util.List;

/**
 * Rules of what is called, said and caught. They are read, written and named as members of {@link
 * Element}.
 */
public interface CallRules {
  /** A rule of what players say and watch over. */
  sealed interface CallRule extends Element {}

  /**
   * A call owed by a hand that its own play has brought to one card, or to so many ({@code at}), or
   * to cards all {@code of one rank}, unless that rank is one of {@code save} (C14). {@code each
   * turn}: it is owed at the end of every turn that ends so. {@code before with up to}: the most
   * cards with which it may be made before the play, where the book does not leave it to the usual
   * count (R7). {@code for turns of}: a fault may be caught until so many other seats have finished
   * a turn after it.
   */
  @Keyword("call")
  record Call(
      String name,
      Found found,
      @Clause(value = "at", standard = "1") @Between(least = 1, most = 5) int at,
      @Clause("each turn") boolean eachTurn,
      @Clause(value = "before with up to", standard = "0") @Between(least = 0, most = 12)
          int beforeWithUpTo,
      @Clause("or of one rank") boolean orOfOneRank,
      @Clause(value = "save", standard = "none") List<CardSet.Part> save,
      @Clause("until played") boolean untilPlayed,
      @Clause(value = "for turns of", standard = "0") @Between(least = 0, most = 9) int forTurnsOf,
      @Clause("not in deals of one card") boolean notInDealsOfOne)
      implements CallRule {
    /** How a failure is found. */
    public enum Found {
      /** By another seat's catch. */
      CAUGHT,
      /** By the referee, at once. */
      AUTOMATIC,
      /**
       * By the referee, when the seat's next turn begins; a call comes too late once another acts.
       */
      NEXT_TURN
    }

    public Call {
      save = List.copyOf(save);
    }
  }

  /** A hand that one turn could empty, follow-up cards included, owes the call, too (Kapaga). */
  @Keyword("call-if-emptied")
  record CallIfEmptied() implements CallRule {}

  /** The call is owed or not also whenever a hand changes outside its own turn (Kapaga). */
  @Keyword("call-each-change")
  record CallEachChange() implements CallRule {}

  /** A call that is owed can be caught only until the offender's next turn begins (Kapaga). */
  @Keyword("call-until-turn")
  record CallUntilTurn() implements CallRule {}

  /** Cards drawn (0..10) by a seat that failed to call; 0: nobody draws, nothing is caught. */
  @Keyword("call-penalty")
  record CallPenalty(@Between(least = 0, most = 10) int cards) implements CallRule {}

  /** Cards drawn for a false call, which is then an act open to every seat (Pesten, clause 3). */
  @Keyword("false-call")
  record FalseCall(@Between(least = 1, most = 10) int cards) implements CallRule {}

  /** Cards drawn for a wrong catch, which is then accepted of any other seat at any time. */
  @Keyword("wrong-catch")
  record WrongCatch(@Between(least = 1, most = 10) int cards) implements CallRule {}

  /** The name of each card played must be said before anybody goes on; it is a fault not to. */
  @Keyword("names-said")
  record NamesSaid() implements CallRule {}

  /** What must be said after each penalty drawn, before anybody goes on; it is a fault not to. */
  @Keyword("phrase")
  record Phrase(String words) implements CallRule {}

  /** A card that does not follow may be put down in an ordinary turn and stays; it is a fault. */
  @Keyword("wrong-cards-stay")
  record WrongCardsStay() implements CallRule {}

  /** How long (0..120 s; 0: no limit) a grab may last before who has not grabbed goes without. */
  @Keyword("grab-seconds")
  record GrabSeconds(@Between(least = 0, most = 120) int seconds) implements CallRule {}

  /** A call still owed when the seat's next turn begins blocks its only card (913) in that turn. */
  @Keyword("call-blocks")
  record CallBlocks() implements CallRule {}

  /** A seat's only card, if wild, is shown to all as long as it is the only one. */
  @Keyword("reveal-last-wild")
  record RevealLastWild() implements CallRule {}

  /** Cards drawn at once by a seat that speaks while silence holds (El Pumba). */
  @Keyword("silence-costs")
  record SilenceCosts(@Between(least = 1, most = 10) int cards) implements CallRule {}

  /** A card that does not follow may be played; who is caught takes it back and draws (Macau). */
  @Keyword("cheating")
  record Cheating(
      @Clause("caught draws") @Between(least = 1, most = 10) int caught,
      @Clause("false catch draws") @Between(least = 1, most = 10) int falseCatch)
      implements CallRule {}
}
