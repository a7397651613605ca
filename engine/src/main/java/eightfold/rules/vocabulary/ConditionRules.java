package eightfold.rules.vocabulary;

import java.util.List;

/** Lines with conditions: what else comes of an event, and which cards may lie on which. */
public sealed interface ConditionRules permits Element {
  /** A line of which a book may hold many, in the order in which they work. */
  sealed interface ConditionRule extends Element {}

  /** Which cards may lie on which. Of two lines about the same two cards the later one holds. */
  record Pairing(Laying what, CardSet cards, @Clause("on") CardSet on)
      implements ConditionRule, Phrased {
    @Override
    public Laying phrase() {
      return what;
    }
  }

  /** Whether cards may. */
  enum Laying {
    /** These cards may not be laid on those, even where they would match or are wild (918). */
    @Phrase(
        value = "never",
        says = {"cards", "on"},
        many = true)
    NEVER,
    /**
     * These cards match those besides what matches anyway; a declared suit or rank and a pending
     * penalty go before it.
     */
    @Phrase(
        value = "also",
        says = {"cards", "on"},
        many = true)
    ALSO
  }

  /**
   * When an event happens, and all conditions hold, the consequences follow, in their order.
   * Several lines work in the order of the book; what they set off in turn works after them
   * (RULE-LANGUAGE, Conditions).
   */
  @Keyword(value = "when", many = true)
  record When(
      Trigger event,
      @Clause(value = "and", standard = "none") List<EventCondition> and,
      List<Consequence> then)
      implements ConditionRule {
    public When {
      and = List.copyOf(and);
      then = List.copyOf(then);
    }

    /** Without conditions. */
    public When(Trigger event, List<Consequence> then) {
      this(event, List.of(), then);
    }

    /** Whether somebody comes to owe words by it. */
    public boolean owesWords() {
      return then.stream().anyMatch(Consequence.Says.class::isInstance);
    }
  }

  /** A rule that the program does not test: it stands on the sheet, with what it costs. */
  @Keyword(value = "honour", many = true)
  record Honour(String words, @Clause("costs") @Between(least = 1, most = 20) int costs)
      implements ConditionRule {}
}
