package eightfold.rules.vocabulary;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.AnnotatedElement;
import java.util.List;

/**
 * What a card does or demands. An {@link Element.On} line is a list of words, each a clause of one
 * of these rules ({@link Definition}) or one of them itself; all that a line's words say of a rule
 * is put together. The effects of a card take place in the order of COMMON C9 fixed in
 * docs/rule-language.md: reverse and draws of others when it is laid; declarations, then skips,
 * penalties and further turns when the turn closes.
 */
public sealed interface Effect extends MatchingRules, MovementRules
    permits Effect.Use,
        Effect.Own,
        MatchingRules.MatchRule,
        Effect.Followed,
        Effect.Penalty,
        Effect.Lost,
        Effect.Others,
        MovementRules.Movement,
        Effect.AtOnce,
        Effect.Contest,
        Effect.Named {
  /** Something about an effect that other rules ask for. */
  enum Trait {
    /** It makes a card more than a plain one, as the dealer's goodies mean it (eights.md). */
    SPECIAL,
    /** Its player, or others, decide something at once; a card asks for one decision. */
    DECIDES,
    /** It stays done though the card goes back into the hand. */
    FOR_GOOD,
    /** It says what follows what, or what is asked for, as factors do in their own way. */
    @Excludes(
        value = "factor",
        reach = Reach.BOOK,
        why = "findings.factor-alone",
        right = "findings.leave-to-factors")
    MATCHES
  }

  /** The traits that a rule has whatever is said of it. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.FIELD})
  @interface Traits {
    /** All of them. */
    Trait[] value();
  }

  /** The words with which it begins in a line. */
  default String words() {
    return this instanceof Use use
        ? use.definition().form().words()
        : Form.words(Form.place(this)).orElseThrow();
  }

  /** Where the rule of the core is declared that it is, or of which it says something by a word. */
  default AnnotatedElement rule() {
    return this instanceof Use use ? use.definition().core().place() : Form.place(this);
  }

  /** Whether it has that trait. */
  default boolean has(Trait trait) {
    Traits traits = Form.place(this).getAnnotation(Traits.class);
    return traits != null && List.of(traits.value()).contains(trait);
  }

  /** Whether what is said of it comes to anything: {@code answered by 7} alone does not. */
  default boolean complete() {
    return true;
  }

  /**
   * What a line says of a rule by a word of its own ({@link Definition}).
   *
   * @param values what stands behind the word, in the order of its components
   */
  record Use(Definition definition, List<Object> values) implements Effect, Word {
    public Use {
      values = List.copyOf(values);
    }
  }

  /**
   * What a line says by a word of the book's own ({@link Element.Define}).
   *
   * @param line as the line says it
   * @param means the sentence for the sheet; empty: those of what it stands for
   * @param stands what it stands for
   */
  record Own(String line, String means, List<Effect> stands) implements Effect {
    public Own {
      stands = List.copyOf(stands);
    }

    @Override
    public String words() {
      return line;
    }
  }

  /** Another card that its player lays on it in the same turn. */
  @Keyword("followed")
  @Traits(Trait.SPECIAL)
  record Followed(
      @Standard("by-nothing") By by,
      @Excludes({"declares suit", "calls rank except", "gives to others", "exchanges with stock"})
          @Excludes(
              value = {"several", "may be followed by any", "may be followed by its suit"},
              reach = Reach.BOOK,
              showsCards = false,
              why = "findings.not-with-several")
          @Clause("owed")
          boolean owed)
      implements Effect {
    /** Which cards follow. */
    public enum By {
      BY_NOTHING,
      /** Any other card of the hand (Dirty Seven's three). */
      BY_ANY,
      /** One card of its suit (El Pumba's king). */
      BY_ITS_SUIT
    }

    @Override
    public boolean has(Trait trait) {
      return Effect.super.has(trait) || owed && (trait == Trait.FOR_GOOD || trait == Trait.MATCHES);
    }
  }

  /**
   * What the next seat draws (C12). {@code draws}: so many cards are pending on it. {@code adds}:
   * the card adds so many to a penalty that it answers, and causes none by itself. {@code counts}:
   * it adds so many to a count that it opens ({@code opens}) or goes on with; the next seats add to
   * the sum, or one of them draws it (Creights). {@code answered by}: the penalty is answered, and
   * added to, with these cards (C12.1), else with cards of its rank; a count with any card that
   * counts. {@code in the declared suit}: where a suit was declared with it, only cards of that
   * suit answer. {@code cancelled by}: these wipe it out (Pesten's jack). {@code no answer}: it
   * cannot be answered. {@code then turn}: who takes it takes its turn after it, else it loses it
   * (C12.2). {@code while stock lasts}: it arises only while the stock has cards (OpenSpiel's
   * table, rule 4).
   */
  @Keyword("penalty")
  record Penalty(
      @Clause(value = "draws", standard = "0") @Between(least = 0, most = 20) int draws,
      @Needs("answered by") @Clause(value = "adds", standard = "0") @Between(least = 0, most = 20)
          int adds,
      @Excludes("next draws")
          @Needs(
              value = "opens count",
              reach = Reach.BOOK_ONCE,
              why = "findings.none-opens",
              right = "findings.instead",
              line = "on 2 opens count, counts 2")
          @Clause(value = "counts", standard = "0")
          @Between(least = 0, most = 5)
          int counts,
      @Needs("counts") @Clause("opens") boolean opens,
      @Clause(value = "answered by", standard = "none") List<CardSet.Part> answeredBy,
      @Needs({"next draws", "adds as an answer"}) @Clause("in the declared suit")
          boolean inDeclaredSuit,
      @Needs({"next draws", "adds as an answer"}) @Clause(value = "cancelled by", standard = "none")
          List<CardSet.Part> cancelledBy,
      @Needs({"next draws", "adds as an answer"})
          @Excludes({"answered by", "answered in the declared suit"})
          @Clause("no answer")
          boolean noAnswer,
      @Needs({"next draws", "adds as an answer"}) @Clause("then turn") boolean thenTurn,
      @Needs("next draws") @Clause("while stock lasts") boolean whileStockLasts)
      implements Effect {
    public Penalty {
      answeredBy = List.copyOf(answeredBy);
      cancelledBy = List.copyOf(cancelledBy);
    }

    @Override
    public boolean complete() {
      return draws > 0 || adds > 0 || counts > 0 || opens;
    }

    @Override
    public boolean has(Trait trait) {
      return trait == Trait.SPECIAL && (draws > 0 || counts > 0 || opens);
    }
  }

  /**
   * The turns that the next seats lose. {@code seats}: so many are passed over (C9, C10), by the
   * seats in the game. {@code turns}: the next seat misses so many, one after the other as they
   * come round (Macau's four). {@code parried by}: it may be passed on with these cards (C12.4;
   * eights.md R6). {@code parry ends it}: then nobody is skipped.
   */
  @Keyword("lost")
  @Traits(Trait.SPECIAL)
  record Lost(
      @Clause(value = "seats", standard = "0") @Between(least = 0, most = 3) SeatTable seats,
      @Excludes("skip")
          @Excludes(
              value = {"opens count", "duel", "challenge costs", "pairs", "on-its-like", "teams"},
              reach = Reach.BOOK_ONCE)
          @Clause(value = "turns", standard = "0")
          @Between(least = 0, most = 3)
          int turns,
      @Clause(value = "parried by", standard = "none") List<CardSet.Part> parriedBy,
      @Needs("parried by") @Clause("parry ends it") boolean parryEnds)
      implements Effect {
    public Lost {
      parriedBy = List.copyOf(parriedBy);
    }

    @Override
    public boolean complete() {
      return skips() || turns > 0;
    }

    @Override
    public boolean has(Trait trait) {
      return Effect.super.has(trait) || trait == Trait.FOR_GOOD && skips();
    }

    /** Whether it passes over anybody, with however many seats. */
    public boolean skips() {
      return seats.most() > 0;
    }
  }

  /**
   * Each other seat draws so many cards, the next one first, when the card is laid (C9). {@code not
   * the next}: the next seat is spared (Creights' seven). {@code clockwise}: in clockwise order,
   * whatever the direction.
   */
  @Keyword("others")
  @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
  record Others(
      @Clause(value = "draw", standard = "0") @Between(least = 0, most = 5) int draw,
      @Clause("not the next") boolean notTheNext,
      @Clause("clockwise") boolean clockwise)
      implements Effect {
    @Override
    public boolean complete() {
      return draw > 0;
    }
  }

  /** One thing that a card does, or a line brings about, of which nothing else is said. */
  record AtOnce(What what) implements Effect, Consequence, Phrased {
    @Override
    public What phrase() {
      return what;
    }
  }

  /** What happens at once. */
  enum What {
    /** A silence begins, or the one that holds ends. */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "silence", of = Effect.class)
    SILENCE,
    /** Its player must play another card, or draw if there is none; it never goes out. */
    @Traits(Trait.SPECIAL)
    @Phrase(value = "repeat", of = Effect.class)
    REPEAT,
    /** The direction changes (C9). */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase("reverse")
    REVERSE,
    /** Play goes to the left from here, clockwise, whichever way it went before. */
    @Excludes("goes right")
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase("goes left")
    GOES_LEFT,
    /** Play goes to the right from here, counterclockwise. */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase("goes right")
    GOES_RIGHT,
    /**
     * The same seat takes another whole turn at once (C9). It lapses where the same turn makes the
     * next seat draw or passes over a seat (eights.md, R12).
     */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase("again")
    AGAIN,
    /**
     * Its player may give each other seat a card; the deal ends where the cards do not outlast it.
     */
    @Excludes({"counts", "repeat", "duel", "grab"})
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "gives to others", of = Effect.class)
    GIVES_TO_OTHERS,
    /**
     * The top card of the stock is turned up onto the pile as if its player had laid it too: it is
     * what is to be matched, and has its effects. Nothing is turned up where the stock is empty.
     */
    @Excludes(
        value = {
          "counts",
          "repeat",
          "owes its suit",
          "owes any card",
          "may be followed by any",
          "may be followed by its suit",
          "challenge costs",
          "challenge by next costs",
          "several",
          "pairs",
          "on-its-like",
          "last-effect-only",
          "run-last-effect",
          "last-costs",
          "cheating",
          "factor",
          "match countdown"
        },
        reach = Reach.BOOK_ONCE)
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase("turns up")
    TURNS_UP,
    /** Every seat hands its whole hand to the next one clockwise. */
    @Excludes({"pass hands right", "pass hands on"})
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "pass hands left", of = Effect.class)
    PASS_HANDS_LEFT,
    /** Every seat hands its whole hand to the next one counterclockwise. */
    @Excludes("pass hands on")
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "pass hands right", of = Effect.class)
    PASS_HANDS_RIGHT,
    /** Every seat hands its whole hand to the next one in the direction of play. */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "pass hands on", of = Effect.class)
    PASS_HANDS_ON,
    /** The next seat shows its hand to all when the card is laid. */
    @Excludes("others show hands")
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "next shows hand", of = Effect.class)
    NEXT_SHOWS_HAND,
    /** Every other seat shows its hand to all, the next one first, when the card is laid. */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "others show hands", of = Effect.class)
    OTHERS_SHOW_HANDS,
    /** With two seats its player takes another turn (C10). */
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "again with two", of = Effect.class)
    AGAIN_WITH_TWO,
    /** With two seats the other seat is skipped (C10). */
    @Excludes("again with two")
    @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
    @Phrase(value = "skip with two", of = Effect.class)
    SKIP_WITH_TWO,
    /** Its own suit alone (with wild cards) is to be matched next (C9, {@code wild-own-suit}). */
    @Traits(Trait.MATCHES)
    @Phrase(value = "own suit", of = Effect.class)
    OWN_SUIT,
    /** Suit and rank to be matched stay as they were before it (Macau's joker). */
    @Traits(Trait.MATCHES)
    @Phrase(value = "leaves in force", of = Effect.class)
    LEAVES_IN_FORCE,
    /**
     * The suit to match becomes the other one of the colour of the suit in force (Creights' nine).
     */
    @Traits({Trait.MATCHES, Trait.SPECIAL})
    @Phrase(value = "sister suit", of = Effect.class)
    SISTER_SUIT,
    /** Its player declares a suit, as with a card that lets it. */
    @Phrase(value = "declares suit", of = Consequence.class)
    DECLARES_SUIT;

    /** Whether cards go somewhere. */
    public boolean movesCards() {
      return this == TURNS_UP || this == GIVES_TO_OTHERS;
    }

    /** Whether it says what is to be matched next. */
    public boolean asks() {
      return this == OWN_SUIT || this == LEAVES_IN_FORCE || this == SISTER_SUIT;
    }
  }

  /**
   * Seats contend.
   *
   * @param cards how many cards the one who loses draws, 1..10
   */
  record Contest(Rivalry what, @Between(least = 1, most = 10) int cards)
      implements Effect, Phrased {
    @Override
    public Rivalry phrase() {
      return what;
    }
  }

  /** How seats contend. */
  enum Rivalry {
    /**
     * Its player names another seat, which draws so many cards (1..10) or plays such a card back,
     * for one card more (Crazy Spoons 1).
     */
    @Excludes({"next draws", "counts", "repeat"})
    @Excludes(value = "parried by", reach = Reach.BOOK_ONCE)
    @Traits({Trait.SPECIAL, Trait.DECIDES})
    @Phrase(value = "duel", says = "cards")
    DUEL,
    /**
     * Everybody grabs for one thing fewer than there are seats; who gets none draws (Crazy Spoons
     * 3).
     */
    @Excludes("repeat")
    @Traits({Trait.SPECIAL, Trait.DECIDES})
    @Phrase(value = "grab", says = "cards")
    GRAB
  }

  /** What is said when it is played, instead of its rank; a duel adds its number of cards. */
  @Clause("named")
  record Named(String name) implements Effect {}
}
