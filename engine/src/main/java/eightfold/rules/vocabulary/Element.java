package eightfold.rules.vocabulary;

import java.lang.reflect.AnnotatedElement;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One rule of a book. The keyword of a line is the name of the record; components without a clause
 * stand behind the keyword, the others after commas. Element numbers (C7 …) are those of the
 * family's common rules. A book holds one of each kind, unless its keyword allows several.
 */
public sealed interface Element extends WordRules, DealRules, CallRules, ScoreRules, ConditionRules
    permits WordRules.WordRule,
        DealRules.PackRule,
        DealRules.DealRule,
        Element.TurnRule,
        CallRules.CallRule,
        ScoreRules.ScoreRule,
        ConditionRules.ConditionRule,
        Element.Use {
  /**
   * A line that says something of a rule of the core by a word of its own ({@link Definition}).
   *
   * @param values what stands in the line, in the order of its components
   */
  record Use(Definition definition, List<Object> values) implements Element, Word {
    public Use {
      values = List.copyOf(values);
    }
  }

  /** A rule of turns: cards, runs, draws, and what stands in the book for people alone. */
  sealed interface TurnRule extends Element {}

  /**
   * How a seat draws (C7): {@code draw up-to, most 3}. {@code forced}: who can play may neither
   * draw nor pass. {@code by referee}: the referee draws for a seat that cannot play, until it can;
   * never for a pending penalty. With nothing left to draw, {@code free pass} makes every pass the
   * seat's own act and free to all, also to a seat that could play, and the deal is blocked after
   * so many passes in a row more than there are seats; {@code dry pass} lets a seat that could play
   * pass all the same.
   */
  @Keyword("draw")
  record Draw(
      Policy policy,
      @Needs(
              value = "draw up-to",
              why = "findings.most-up-to",
              right = "findings.instead",
              line = "draw up-to, most 3")
          @Clause(value = "most", standard = "1")
          @Between(least = 1, most = 20)
          int most,
      @Clause(value = "forced", standard = "never") Forced forced,
      @Clause("by referee") boolean byReferee,
      @Clause("free pass") boolean freePass,
      @Clause(value = "blocked after seats and", standard = "0") @Between(least = 0, most = 10)
          int blockedAfter,
      @Clause("dry pass") boolean dryPass,
      @Excludes({
            "draw until-playable",
            "draw one-may-play",
            "draw one-must-play",
            "draw none",
            "draw by referee",
            "trades",
            "cheating",
            "match countdown"
          })
          @Clause(value = "or from", standard = "stock")
          From orFrom)
      implements TurnRule {
    /** Where a card of the own turn may come from besides the stock. */
    public enum From {
      /** From the stock alone. */
      STOCK,
      /** From the hand of the next seat by the direction of play. */
      NEXT,
      /** From that of the seat before it by the direction of play. */
      PREVIOUS,
      /** From that of the next seat clockwise, whatever the direction. */
      LEFT,
      /** From that of the next seat counterclockwise. */
      RIGHT,
      /** From that of any other seat. */
      ANYBODY,
      /** The upcard, in sight of all, as long as it lies on another card. */
      @Excludes({"challenge costs", "challenge by next costs", "factor"})
      PILE;

      private static final List<Optional<OtherSeat>> SEATS =
          List.of(
              Optional.empty(),
              Optional.of(OtherSeat.NEXT),
              Optional.of(OtherSeat.PREVIOUS),
              Optional.of(OtherSeat.LEFT),
              Optional.of(OtherSeat.RIGHT),
              Optional.of(OtherSeat.CHOSEN),
              Optional.empty());

      /** The seat whose hand it is; empty where it comes from no hand. */
      public Optional<OtherSeat> seat() {
        return SEATS.get(ordinal());
      }
    }

    /** Which playable cards oblige their holder. */
    public enum Forced {
      NEVER,
      ALWAYS,
      EXCEPT_WILD,
      /** Jokers alone oblige nobody (Kings Reverse). */
      EXCEPT_JOKERS
    }

    /** This way of drawing, and nothing else said. */
    public static Draw of(Policy policy, int most) {
      return new Draw(policy, most, Forced.NEVER, false, false, 0, false, From.STOCK);
    }

    /** The policies of C7. */
    public enum Policy {
      /**
       * One at a time until a playable card comes, which a hand that had none must play at once.
       */
      UNTIL_PLAYABLE,
      /** One card; the turn ends, even if it is playable. */
      ONE_THEN_PASS,
      /** One card; if playable it, and no other, may be played at once, else a pass. */
      ONE_MAY_PLAY,
      /** One card; if playable it must be played at once, else the turn ends by itself. */
      ONE_MUST_PLAY,
      /**
       * One card; then any playable card of the hand must be played, else the turn passes by
       * itself.
       */
      ONE_THEN_PLAY,
      /** One at a time, at most so many; after each any playable card may be played. */
      UP_TO,
      /** No drawing: play or pass. */
      NONE,
      /** One at a time until the seat plays; it need not play the first card that it could. */
      UNTIL_PLAYED
    }
  }

  /**
   * What happens when a card must be drawn and the stock is empty (C8). {@code pressure}: who must
   * draw then is under pressure: the pile becomes the stock, and the seat adds so many points
   * (1..100) to its score, twice as many each further time in the match; if the pile has nothing to
   * give, the deal ends (Creights 2). {@code costs}: a seat whose own turn's draw empties the stock
   * and makes a reshuffle adds so many points to its score the first time in the deal that this
   * happens, and each further time so many more (Kapaga).
   */
  @Keyword("stock")
  record Stock(
      @Standard("reshuffle") Out out,
      @Excludes(
              value = {"stock pass", "stock end", "stock ends-at-last"},
              why = "findings.pressure-stock",
              right = "findings.instead",
              line = "stock reshuffle")
          @Excludes(
              value = "match countdown",
              why = "findings.countdown-counts-none",
              right = "findings.leave-it-out")
          @Clause(value = "pressure", standard = "0")
          @Between(least = 0, most = 100)
          int pressure,
      @Needs(
              value = "scoring own",
              why = "findings.stock-costs-where",
              right = "findings.write-both",
              line = {"stock reshuffle", "scoring own"})
          @Needs(
              value = "stock reshuffle",
              why = "findings.stock-costs-where",
              right = "findings.write-both",
              line = {"stock reshuffle", "scoring own"})
          @Clause(value = "costs", standard = "0")
          @Between(least = 0, most = 1000)
          int costs)
      implements TurnRule {
    /** The ways of C8. */
    public enum Out {
      /** The pile but for the upcard is shuffled and becomes the stock. */
      RESHUFFLE,
      /** It stays empty; who cannot play passes. */
      PASS,
      /** The deal ends at once, blocked. */
      END,
      /** The deal ends blocked as soon as a draw has taken the last card. */
      ENDS_AT_LAST
    }
  }

  /** What these cards do. Cards named one by one go before cards named by rank. */
  @Keyword(value = "on", many = true)
  record On(CardSet cards, List<Effect> effects) implements TurnRule {
    public On {
      effects = List.copyOf(effects);
    }

    /** What the card does, own words of the book resolved. */
    public List<Effect> each() {
      // asked for at every question that the check has: nearly always there are none of its own
      for (Effect effect : effects) {
        if (effect instanceof Effect.Own) {
          return resolved();
        }
      }
      return effects;
    }

    private List<Effect> resolved() {
      return effects.stream()
          .flatMap(one -> one instanceof Effect.Own own ? own.stands().stream() : Stream.of(one))
          .toList();
    }

    /** Whether the line has this word. */
    public boolean says(String word) {
      return each().stream().anyMatch(effect -> effect.words().equals(word));
    }

    /** The words of the line that say something of that rule. */
    public List<String> words(AnnotatedElement rule) {
      return each().stream()
          .filter(effect -> effect.rule().equals(rule))
          .map(Effect::words)
          .toList();
    }

    /** What the words of the line come to of that rule, if they say anything of it. */
    public <E extends Effect> Optional<E> find(Class<E> kind) {
      return heard(new Definition.Lines<>(kind));
    }

    /** The same of a rule by where it is declared. */
    public Optional<Effect> find(AnnotatedElement rule) {
      return heard(new Definition.Lines<>(Effect.class, Optional.of(rule)));
    }

    private <E extends Effect> Optional<E> heard(Definition.Lines<E> lines) {
      each().forEach(lines::hear);
      return lines.together();
    }

    /** The rules that the words of the line come to, in the order of the words. */
    public List<Effect> core() {
      return each().stream()
          .map(Effect::rule)
          .distinct()
          .<Effect>map(rule -> find(rule).orElseThrow())
          .toList();
    }
  }

  /** Several cards in a turn (C13, eights.md R8). */
  @Keyword(value = "several", many = true)
  record Several(
      Chain chain,
      @Needs(
              value = "several run",
              why = "findings.only-run-three",
              right = "findings.leave-clause-out")
          @Clause(value = "at least", standard = "2")
          @Between(least = 2, most = 3)
          int least,
      @Needs(
              value = "several marriage",
              why = "findings.only-marriage",
              right = "findings.leave-clause-out")
          @Clause(value = "of", standard = "K Q")
          CardSet couple)
      implements TurnRule {
    /** Which two ranks make a marriage where the book does not say. */
    public static final CardSet KING_AND_QUEEN = CardWords.library().set("K Q").orElseThrow();

    /** What each further card must be. */
    public enum Chain {
      /** Of the same rank. */
      SAME_RANK,
      /** Of the same suit and the next rank up or down, all one way; ace low, no wrap. */
      RUN,
      /** Of the same rank or a neighbouring one, suits aside; ace low, no wrap. */
      NEIGHBOURS,
      /** One rank down and of the other colour (patience); ace low, no wrap. */
      ALTERNATING,
      /**
       * The two ranks named, king and queen where none are, of one suit, both at once, where one of
       * them fits (Kings Reverse).
       */
      @Example("several marriage, of K Q")
      MARRIAGE
    }
  }

  /**
   * What turns hold beside one card. {@code pairs}: two identical cards may be played as one, the
   * second in place of the next seat (Creights 5a); {@code on its like}: a card on its like gives
   * another turn in place of the next seat's (Creights 5b). {@code effects in order}: skips and
   * penalties of one turn take the next seats one by one, in the order laid. {@code last effect
   * only}: in a turn of several cards only the last one has its effect; {@code run last effect}: of
   * a run, sets of one rank keep all of theirs (Macau). {@code sets of}: only these cards may be
   * laid several of one rank in a turn, jokers counting as one rank; {@code alone}: these can only
   * open a turn of several cards, and stand alone in it. {@code answers no run}, {@code answers
   * alone}: a turn that answers a penalty or a skip holds no run, or no other card at all.
   */
  @Keyword("turns")
  record Turns(
      @Excludes(
              value = {"several", "may be followed by any", "may be followed by its suit"},
              why = "findings.several-contradict")
          @Excludes({"pass hands left", "pass hands right"})
          @Clause("pairs")
          boolean pairs,
      @Excludes(
              value = {"several", "may be followed by any", "may be followed by its suit"},
              why = "findings.several-contradict")
          @Clause("on its like")
          boolean onItsLike,
      @Needs(
              value = {"several", "may be followed by any", "may be followed by its suit"},
              why = "findings.no-order",
              right = "findings.instead",
              line = "several same-rank")
          @Excludes(
              value = "parried by",
              why = "findings.skip-takes-none",
              right = "findings.leave-words-out")
          @Clause("effects in order")
          boolean effectsInOrder,
      @Clause("last effect only") boolean lastEffectOnly,
      @Needs(
              value = "several run",
              why = "findings.no-run",
              right = "findings.instead",
              line = "several run")
          @Excludes(
              value = {
                "several marriage",
                "several neighbours",
                "several alternating",
                "may be followed by any",
                "may be followed by its suit"
              },
              why = "findings.run-and-else",
              right = "findings.leave-other-out")
          @Excludes({"pass hands left", "pass hands right"})
          @Clause("run last effect")
          boolean runLastEffect,
      @Needs(
              value = "several same-rank",
              why = "findings.no-same-rank",
              right = "findings.instead",
              line = "several same-rank")
          @Clause(value = "sets of", standard = "none")
          List<CardSet.Part> setsOf,
      @Needs(
              value = "several run",
              why = "findings.no-run",
              right = "findings.instead",
              line = "several run")
          @Clause("answers no run")
          boolean answersNoRun,
      @Clause(value = "alone", standard = "none") List<CardSet.Part> alone,
      @Clause("answers alone") boolean answersAlone)
      implements TurnRule {
    public Turns {
      setsOf = List.copyOf(setsOf);
      alone = List.copyOf(alone);
    }
  }

  /**
   * What else matches, and what must be played. {@code wilds follow}: wild cards, too, must match
   * suit or rank; a wild card matches a wild one by rank (eights.md). {@code own wild}: each seat's
   * own wild rank, which declares a suit, is the one that equals its score (countdown.md). {@code
   * rank stays}: where a suit is declared the rank of the card on which it was matches as well.
   * {@code forced count}: who can add to a count must; else the sum may always be drawn (Creights
   * 1). {@code neighbours}: a card follows a card of the next rank up or down and no other,
   * whatever the suits; {@code round}: ace and king are neighbours, too (neighbour.md).
   */
  @Keyword("matching")
  record Matching(
      @Clause("wilds follow") boolean wildsFollow,
      @Needs(
              value = "match countdown",
              why = "findings.own-wild-countdown",
              right = "findings.instead",
              line = "match countdown, at 8")
          @Excludes(
              value = {
                "declares another suit held",
                "calls rank except",
                "calls held rank of",
                "leaves in force"
              },
              why = "findings.own-wild-two",
              right = "findings.leave-one-out")
          @Excludes(
              value = {"wilds-follow", "factor"},
              why = "findings.own-wild-any",
              right = "findings.leave-forbidding-out")
          @Clause("own wild")
          boolean ownWild,
      @Needs(
              value = {"own-wild", "declares suit", "declares another suit held"},
              without = "factor",
              why = "findings.no-card-declares",
              right = "findings.let-one",
              line = "on 8 wild, declares suit")
          @Clause("rank stays")
          boolean rankStays,
      @Needs(
              value = "opens count",
              why = "findings.no-card-opens",
              right = "findings.instead",
              line = "on 2 opens count, counts 2")
          @Clause("forced count")
          boolean forcedCount,
      @Excludes(
              value = "factor",
              reach = Reach.BOOK,
              why = "findings.factor-alone",
              right = "findings.leave-to-factors")
          @Clause("neighbours")
          boolean neighbours,
      @Clause("round") boolean round)
      implements TurnRule {}

  /**
   * Two rule sets at once: matching by suit and rank, and by factors of the values (Crazy Factor).
   * One set of cards always follows under the former and brings the latter, with a value that its
   * player names; the other always follows under the latter and brings the former, with a suit.
   */
  @Excludes(
      value = {"jokers", "opening"},
      why = "findings.factor-needs")
  @Example("factor by 8, back by K")
  @Keyword("factor")
  record Factor(
      @Clause(value = "by", standard = "8") CardSet by,
      @Clause(value = "back by", standard = "K") CardSet back)
      implements TurnRule {
    /** Eights bring factors, kings end them. */
    public static final Factor EIGHTS_AND_KINGS =
        new Factor(
            CardWords.library().set("8").orElseThrow(), CardWords.library().set("K").orElseThrow());
  }

  /** How an unclear source was read, for the rule sheet: in our own words, with its source. */
  @Keyword(value = "ruling", many = true)
  record Ruling(String text, @Clause("from") String from) implements TurnRule {}

  /**
   * An option that was chosen otherwise than standard, for the rule sheet: the book with its
   * options applied, which a record carries, thereby says itself what was chosen. It changes
   * nothing in play.
   */
  @Keyword(value = "chosen", many = true)
  record Chosen(
      String option,
      String value,
      @Clause("standard") String standard,
      @Clause("means") String meaning)
      implements TurnRule {}
}
