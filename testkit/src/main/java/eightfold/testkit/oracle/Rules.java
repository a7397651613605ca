package eightfold.testkit.oracle;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.game.SetupException;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.rules.vocabulary.Element.Several.Chain;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.ScoreRules.Points.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A rule book read for a number of seats: every question that the oracle has about it. */
public final class Rules {
  /** That nothing speaks against an act. */
  static final int ALLOWED = 0;

  /** How many draws a turn may have where nothing bounds them. */
  private static final int BOUNDLESS = Integer.MAX_VALUE;

  /** How many acts a deal may take where the book names no number (semantics 3.3). */
  private static final int MOST_ACTS = 5_000;

  private final RuleBook book;
  private final int seats;
  private final Lines lines;
  private final CardRules cards;

  /** What several cards of a turn may be to each other. */
  private final Set<Chain> chains;

  /** The pack in its standard order. */
  private final List<Integer> pack;

  private final Element.Players players;
  private final Element.Deal dealing;
  private final Element.Draw draw;
  private final Element.Turns turns;
  private final Element.Matching matching;
  private final Element.Speech speech;
  private final Element.Last last;
  private final Element.Scoring counting;
  private final Element.Match match;
  private final Element.Starter begins;
  private final int mostActs;
  private final int mostCards;

  /**
   * Reads a book.
   *
   * @param book the rules, options applied
   * @param seats how many play
   */
  public Rules(RuleBook book, int seats) {
    this.book = book;
    this.seats = seats;
    this.lines = new Lines(book);
    this.cards = new CardRules(lines);
    this.chains =
        all(Element.Several.class).stream()
            .map(Element.Several::chain)
            .collect(Collectors.toUnmodifiableSet());
    this.players = required(Element.Players.class);
    this.dealing = required(Element.Deal.class);
    this.pack = PackInPlay.cards(required(Element.Deck.class), seats, lines);
    this.draw = required(Element.Draw.class);
    this.turns = book.the(Element.Turns.class);
    this.matching = book.the(Element.Matching.class);
    this.speech = book.the(Element.Speech.class);
    this.last = book.the(Element.Last.class);
    this.counting = book.the(Element.Scoring.class);
    this.begins = book.the(Element.Starter.class);
    this.match = book.the(Element.Match.class);
    this.mostActs = limit(Element.Limit.Of.ACTS, MOST_ACTS);
    this.mostCards = limit(Element.Limit.Of.CARDS, Integer.MAX_VALUE);
  }

  public RuleBook book() {
    return book;
  }

  public int seats() {
    return seats;
  }

  /** What the kinds of the cards are. */
  public Pack kinds() {
    return lines.kinds();
  }

  <E extends Element> Optional<E> the(Class<E> element) {
    return lines.the(element);
  }

  /** Whether there is such a line, and says so. */
  <E extends Element> boolean says(Class<E> element, Predicate<E> so) {
    return the(element).filter(so).isPresent();
  }

  /** The number in such a line; 0 where there is none. */
  <E extends Element> int number(Class<E> element, ToIntFunction<E> number) {
    return the(element).map(line -> number.applyAsInt(line)).orElse(0);
  }

  boolean has(Class<? extends Element> element) {
    return lines.has(element);
  }

  <E extends Element> List<E> all(Class<E> element) {
    return lines.all(element);
  }

  Set<Chain> chains() {
    return chains;
  }

  /** Whether some line says this of cards, and in such a way. */
  <E extends Effect> boolean someDo(Class<E> sort, Predicate<E> so) {
    return lines.someDo(sort, so);
  }

  /** Whether some card does this. */
  boolean someCardDoes(Enum<?> what) {
    return lines.someCardDoes(what);
  }

  /** Whether some line with a condition brings this about. */
  boolean someBring(Class<? extends Consequence> sort) {
    return lines.someBring(sort);
  }

  /** The same of one of several things that lines bring about. */
  boolean someBring(Enum<?> phrase) {
    return all(Element.When.class).stream()
        .flatMap(line -> line.then().stream())
        .anyMatch(one -> Forms.of(one).place().equals(Forms.of(phrase).place()));
  }

  /** The lines about which cards may lie on which, in the order of the book. */
  List<Element.Pairing> pairings() {
    return lines.pairings();
  }

  boolean isWild(int kind) {
    return Kinds.has(lines.wild(), kind);
  }

  /** Whether the set names the kind. */
  boolean names(CardSet set, int kind) {
    return Kinds.has(lines.mask(set), kind);
  }

  /** What this kind does, of that sort, if it does. */
  <E extends Effect> Optional<E> effect(int kind, Class<E> sort) {
    return lines.effect(kind, sort);
  }

  public boolean does(int kind, Class<? extends Effect> sort) {
    return lines.does(kind, sort);
  }

  /** The same of one of several things that are said by one record. */
  boolean does(int kind, Enum<?> what) {
    return lines.does(kind, what);
  }

  /** What this kind does of that sort, if it does. */
  Optional<Effect> effect(int kind, Enum<?> what) {
    return lines.effect(kind, what);
  }

  /** How many cards seats contend for because of this kind. */
  int contested(int kind, Effect.Rivalry what) {
    return effect(kind, what).map(it -> ((Effect.Contest) it).cards()).orElse(0);
  }

  /** Whether this kind does that, and in such a way. */
  <E extends Effect> boolean does(int kind, Class<E> sort, Predicate<E> so) {
    return effect(kind, sort).filter(so).isPresent();
  }

  /** How much of that this kind does. */
  <E extends Effect> int amount(int kind, Class<E> sort, ToIntFunction<E> number) {
    return effect(kind, sort).map(effect -> number.applyAsInt(effect)).orElse(0);
  }

  /** What cards do, each by itself. */
  public CardRules cards() {
    return cards;
  }

  /** Whether a list of cards names the kind; an empty one names none. */
  boolean names(List<CardSet.Part> cards, int kind) {
    return Kinds.has(lines.mask(cards), kind);
  }

  /** Whether a rank is ever called. */
  boolean callsRanks() {
    return has(Element.Factor.class) || pack().stream().anyMatch(cards::callsRank);
  }

  /** Whether a rank is ever named beside a suit. */
  boolean namesRanks() {
    return someDo(Effect.Declares.class, declares -> declares.orRank() || declares.andRank());
  }

  /** Whether a list of cards names one of the rank. */
  boolean namesRank(List<CardSet.Part> cards, int rank) {
    return (lines.mask(cards) & kinds().ofRank(rank)) != Kinds.NONE;
  }

  /**
   * The pack in its standard order: suit by suit, copies side by side, red jokers, black jokers.
   */
  public List<Integer> pack() {
    return pack;
  }

  /** How many cards each seat gets in a deal of the match with so many seats left. */
  int dealt(int deal, int left) {
    int first = dealing.cards().at(dealing.bySeatsLeft() ? left : seats);
    if (dealing.downAndUp()) {
      return deal <= first ? first - (deal - 1) : Math.min(first, deal - first + 1);
    }
    return dealing.oneLessEachDeal() ? Math.max(1, first - (deal - 1)) : first;
  }

  /** Whether eldest hand gets a card more. */
  boolean oneMoreToEldest() {
    return dealing.oneMoreToEldest();
  }

  boolean beginsClockwise() {
    return dealing.direction() == Element.Deal.Direction.CLOCKWISE;
  }

  /** Who plays with whom. */
  public Element.Players players() {
    return players;
  }

  /** How cards are dealt. */
  Element.Deal dealing() {
    return dealing;
  }

  /** All that the book says of drawing. */
  Element.Draw draw() {
    return draw;
  }

  /** What turns hold beside one card. */
  Element.Turns turns() {
    return turns;
  }

  /** What else matches. */
  Element.Matching matching() {
    return matching;
  }

  /** What is said and shown at the table. */
  Element.Speech speech() {
    return speech;
  }

  /** How a seat draws. */
  Policy policy() {
    return draw.policy();
  }

  /** How many cards a seat may draw in a turn, debts aside. */
  int mostDraws() {
    return switch (policy()) {
      case NONE -> 0;
      case ONE_THEN_PASS, ONE_MAY_PLAY, ONE_MUST_PLAY, ONE_THEN_PLAY -> 1;
      case UP_TO -> required(Element.Draw.class).most();
      case UNTIL_PLAYABLE, UNTIL_PLAYED -> BOUNDLESS;
    };
  }

  /** Whether the hand is bound to one card: the one just drawn, under some policies. */
  boolean boundToDrawn(Turn turn) {
    boolean bindingPolicy =
        switch (policy()) {
          case ONE_MAY_PLAY, ONE_MUST_PLAY -> true;
          case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_THEN_PLAY, UP_TO, NONE -> false;
        };
    return bindingPolicy && turn.awaits() == Awaits.PLAY && turn.drawn().cards() > 0;
  }

  /** Whether a turn ends by itself when the draws are used and no card is playable. */
  boolean drawnInVain() {
    return switch (policy()) {
      case ONE_MUST_PLAY, ONE_THEN_PLAY -> true;
      case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_MAY_PLAY, UP_TO, NONE -> false;
    };
  }

  /** Whether a card's effect waits for what follows it in the turn. */
  boolean effectsWait() {
    return turns().lastEffectOnly() || turns().runLastEffect();
  }

  /** Whether the card is never one of several in a turn. */
  boolean alone(int card) {
    return names(turns.alone(), card);
  }

  Element.Stock.Out stockOut() {
    return book.the(Element.Stock.class).out();
  }

  Element.Starter.Act starter() {
    return begins.act();
  }

  /** Whether the card may not be a starter, and goes back into the stock. */
  boolean isBuried(int kind) {
    if (kinds().joker(kind)) {
      return !begins.jokersStay()
          || begins.bury().stream()
              .anyMatch(part -> part instanceof CardSet.Part.Single(var _, int one) && one == kind);
    }
    return names(begins.bury(), kind);
  }

  /** How the pile begins. */
  Element.Starter begins() {
    return begins;
  }

  /** Whether some card begins a duel. */
  boolean duels() {
    return someDo(Effect.Contest.class, it -> it.what() == Effect.Rivalry.DUEL);
  }

  /** Whether a turn may hold several cards. */
  boolean several() {
    return has(Element.Several.class)
        || someDo(Effect.Followed.class, followed -> !followed.owed());
  }

  int callPenalty() {
    return number(Element.Call.class, Element.Call::penalty);
  }

  /** Whether failures to call are found in that way. */
  boolean found(Element.Call.Found how) {
    return says(Element.Call.class, call -> call.found() == how);
  }

  /** Whether anybody can owe a call in that deal. */
  boolean calls(DealProgress deal) {
    return says(
        Element.Call.class,
        call -> !call.notInDealsOfOne() || dealt(deal.number(), deal.left().size()) > 1);
  }

  /** At how many acts, or cards played, a deal ends; 5,000 acts where the book says nothing. */
  int limit(Element.Limit.Of of) {
    return of == Element.Limit.Of.ACTS ? mostActs : mostCards;
  }

  private int limit(Element.Limit.Of of, int usual) {
    return all(Element.Limit.class).stream()
        .filter(limit -> limit.of() == of)
        .findFirst()
        .map(Element.Limit::at)
        .orElse(usual);
  }

  /** What a card left in a hand counts (C16). */
  int points(int kind) {
    List<Value> values = the(Element.Points.class).map(Element.Points::values).orElse(List.of());
    return Lines.last(values.stream().filter(v -> Kinds.has(v.cards().singles(), kind)).toList())
        .or(() -> Lines.last(values.stream().filter(v -> names(v.cards(), kind)).toList()))
        .map(Value::points)
        .orElseGet(() -> usualPoints(kind));
  }

  private int usualPoints(int kind) {
    if (kinds().joker(kind)) {
      return 50;
    }
    Rank rank = kinds().ranks().get(kinds().rank(kind));
    return rank.court() ? 10 : rank.value();
  }

  Element.Scoring.Mode scoring() {
    return counting.mode();
  }

  /** How hands are counted. */
  Element.Scoring counting() {
    return counting;
  }

  /** What holds of a last card. */
  Element.Last last() {
    return last;
  }

  Element.Match match() {
    return match;
  }

  /** The points at which a match ends, a seat drops out, or a column is won. */
  int goal() {
    return match().at().at(seats);
  }

  /** Whether the match is played on a sheet of columns. */
  boolean inColumns() {
    return match().format() == Element.Match.Format.COLUMNS;
  }

  /** The most columns that the sheet may have. */
  int mostColumns() {
    return match.columns();
  }

  /** The seats that have not dropped out with these scores, in rising order. */
  public List<Integer> left(List<Integer> score) {
    boolean drops = match().format() == Element.Match.Format.ELIMINATION;
    int most = goal() - (match().exactIsNothing() ? 0 : 1);
    return IntStream.range(0, seats)
        .filter(seat -> !drops || score.get(seat) <= most)
        .boxed()
        .toList();
  }

  private <E extends Element> E required(Class<E> element) {
    return the(element)
        .orElseThrow(
            () ->
                SetupException.literal(
                    "the rule book "
                        + book.id()
                        + " has no line \""
                        + element.getSimpleName().toLowerCase(Locale.ROOT)
                        + "\""));
  }
}
