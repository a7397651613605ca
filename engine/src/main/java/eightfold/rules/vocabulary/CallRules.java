package eightfold.rules.vocabulary;

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
   * a turn after it. {@code if emptied}: a hand that one turn could empty owes it, too, follow-up
   * cards included; {@code each change}: it is owed or not also whenever a hand changes outside its
   * own turn; {@code until turn}: a call that is owed can be caught only until the offender's next
   * turn begins (Kapaga). {@code penalty}: cards drawn by a seat that failed to call; 0: nobody
   * draws, nothing is caught. {@code false draws}: cards drawn for a false call, which is then an
   * act open to every seat (Pesten, clause 3); {@code wrong catch draws}: cards drawn for a wrong
   * catch, which is then accepted of any other seat at any time. {@code blocks}: a call still owed
   * when the seat's next turn begins blocks its only card (913) in that turn.
   */
  @Needs(
      value = "call-penalty",
      why = "findings.call-needs",
      right = "findings.write",
      line = "call-penalty 2")
  @Keyword("call")
  record Call(
      @Spoken String name,
      Found found,
      @Clause(value = "at", standard = "1") @Between(least = 1, most = 5) int at,
      @Clause("each turn") boolean eachTurn,
      @Clause(value = "before with up to", standard = "0") @Between(least = 0, most = 12)
          int beforeWithUpTo,
      @Clause("or of one rank") boolean orOfOneRank,
      @Clause(value = "save", standard = "none") List<CardSet.Part> save,
      @Clause("until played") boolean untilPlayed,
      @Excludes(
              value = "call-penalty 0",
              why = "findings.faults-cost",
              right = "findings.instead",
              line = "call-penalty 1")
          @Excludes(
              value = {"call automatic", "call next-turn"},
              why = "findings.caught-only",
              right = "findings.instead",
              line = "caught")
          @Excludes(value = "call each turn", why = "findings.different-times")
          @Excludes({"call-until-turn", "call-each-change"})
          @Clause(value = "for turns of", standard = "0")
          @Between(least = 0, most = 9)
          int forTurnsOf,
      @Clause("not in deals of one card") boolean notInDealsOfOne,
      @Clause("if emptied") boolean ifEmptied,
      @Clause("each change") boolean eachChange,
      @Clause("until turn") boolean untilTurn,
      @Clause(value = "penalty", standard = "0") @Between(least = 0, most = 10) int penalty,
      @Clause(value = "false draws", standard = "0") @Between(least = 0, most = 10) int falseDraws,
      @Clause(value = "wrong catch draws", standard = "0") @Between(least = 0, most = 10)
          int wrongCatchDraws,
      @Clause("blocks") boolean blocks)
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
      @Excludes(value = "call each turn", why = "findings.different-times")
      NEXT_TURN
    }

    public Call {
      save = List.copyOf(save);
    }
  }

  /**
   * What is said and shown at the table. {@code names}: the name of each card played must be said
   * before anybody goes on; {@code phrase}: these words after each penalty drawn; it is a fault not
   * to. {@code wrong cards stay}: a card that does not follow may be put down in an ordinary turn
   * and stays; it is a fault. {@code grab seconds}: how long (0..120 s; 0: no limit) a grab may
   * last before who has not grabbed goes without. {@code silence costs}: cards drawn at once by a
   * seat that speaks while silence holds (El Pumba). {@code last wild shown}: a seat's only card,
   * if wild, is shown to all as long as it is the only one.
   */
  @Keyword("speech")
  record Speech(
      @Needs(
              value = "call for turns of",
              since = 2,
              why = "findings.faults-how-long",
              right = "findings.write-call")
          @Clause("names")
          boolean names,
      @Needs(
              value = "call for turns of",
              since = 2,
              why = "findings.faults-how-long",
              right = "findings.write-call")
          @Spoken
          @Clause(value = "phrase", standard = "\"\"")
          String phrase,
      @Needs(
              value = "call for turns of",
              since = 2,
              why = "findings.faults-how-long",
              right = "findings.write-call")
          @Clause("wrong cards stay")
          boolean wrongCardsStay,
      @Clause(value = "grab seconds", standard = "0") @Between(least = 0, most = 120)
          int grabSeconds,
      @Clause(value = "silence costs", standard = "0") @Between(least = 0, most = 10)
          int silenceCosts,
      @Clause("last wild shown") boolean revealLastWild)
      implements CallRule {}

  /** A card that does not follow may be played; who is caught takes it back and draws (Macau). */
  @Excludes({
    "repeat",
    "opens count",
    "duel",
    "grab",
    "gives to others",
    "exchanges with stock",
    "owes its suit",
    "owes any card",
    "or a rank except",
    "challenge costs",
    "challenge by next costs",
    "pass hands left",
    "pass hands right",
    "pairs",
    "on-its-like",
    "names-said",
    "phrase",
    "wrong-cards-stay",
    "wrong-catch",
    "teams",
    "pressure",
    "stock-costs",
    "call for turns of",
    "call next-turn"
  })
  @Keyword("cheating")
  record Cheating(
      @Clause("caught draws") @Between(least = 1, most = 10) int caught,
      @Clause("false catch draws") @Between(least = 1, most = 10) int falseCatch)
      implements CallRule {}
}
