package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.game.Verb;
import eightfold.program.CardDecision;
import eightfold.program.Program;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * An act of the shedding family, declared once: its word and what follows it, its numbers, which
 * games have it, what it does, and why it is refused where nothing of the kind is asked. Reader,
 * writer, list, refusals and kernel go by it. Declarations stand in {@link FamilyActs}, or with the
 * rules that the act belongs to.
 */
public final class FamilyAct implements Verb {
  /** What an act does, or says, at a table: of a seat, with what the act names. */
  @FunctionalInterface
  interface Doing {
    void by(Table t, int seat, int named);
  }

  /** The code that refuses an act, or {@link Refusal#ALLOWED}. */
  @FunctionalInterface
  interface Refusing {
    int code(Table t, int seat, int named);
  }

  /** Whether the seat can still do it after others have drawn for words that they have not said. */
  @FunctionalInterface
  interface Remaining {
    boolean possible(Table t, int seat, int named);
  }

  /** The seat that the act has to name, or {@link Table#NOBODY} while it cannot be done. */
  @FunctionalInterface
  interface Receiving {
    int seat(Table t);
  }

  /** How many cards the act may name at a table. */
  @FunctionalInterface
  interface Most {
    int cards(Table t);
  }

  private final String word;
  private final Sort sort;
  private final Shape shape;
  private final int first;
  private final int count;
  private Predicate<Program> rules = p -> true;
  private Predicate<Program> readable = p -> rules.test(p);
  private Doing doing = (t, seat, named) -> {};
  private Refusing unasked;
  private boolean movesOn;
  private Remaining remaining = (t, seat, named) -> true;
  private Optional<String> untimely = Optional.empty();
  private Optional<String> misdirected = Optional.empty();
  private Receiving receiving = t -> Table.NOBODY;
  private Most most = t -> 1;
  private String fact = "";

  private FamilyAct(String word, Sort sort, Shape shape, int first, int count) {
    this.word = word;
    this.sort = sort;
    this.shape = shape;
    this.first = first;
    this.count = count;
    int code = sort == Sort.DECLARES ? Refusal.NOTHING_TO_DECLARE : Refusal.UNKNOWN_ACT;
    unasked = (t, seat, named) -> code;
    movesOn = sort.inTurn();
  }

  /**
   * An act with numbers of its own.
   *
   * @param first the number of the act that names the first of what may follow the word
   * @param count how many such acts there are
   */
  static FamilyAct of(String word, Sort sort, Shape shape, int first, int count) {
    return new FamilyAct(word, sort, shape, first, count);
  }

  /**
   * An act with a card of the hand that a card brings its player. Games have it in which any does.
   *
   * @param shape a card, or a card and a seat
   */
  static FamilyAct of(String word, Shape shape, CardDecision decision) {
    return of(word, Sort.DECIDES, shape, Acts.first(decision), Acts.count(decision))
        .in(p -> p.decisions().has(decision));
  }

  /** Only games have it with such rules; elsewhere it is no act. */
  FamilyAct in(Predicate<Program> those) {
    rules = those;
    return this;
  }

  /** It is read in games with such rules, wherever it may be done. */
  FamilyAct readIn(Predicate<Program> those) {
    readable = those;
    return this;
  }

  /** What it does, being legal. */
  FamilyAct does(Doing what) {
    doing = what;
    return this;
  }

  /** In a turn in which no decision is asked: why it is refused then, or that it is not. */
  FamilyAct unasked(Refusing code) {
    unasked = code;
    return this;
  }

  /** It is no act for which words come too late that others owe (RULE-LANGUAGE, Conditions 4). */
  FamilyAct besideTheTurn() {
    movesOn = false;
    return this;
  }

  /** It can be done no more where the draws of others that come first have taken this away. */
  FamilyAct stillDone(Remaining what) {
    remaining = what;
    return this;
  }

  /** The message that says to people that this cannot be done now. */
  FamilyAct untimely(String key) {
    untimely = Optional.of(key);
    return this;
  }

  /**
   * It names a seat, and the rules leave but one.
   *
   * @param message says which one, where another one is named
   */
  FamilyAct to(Receiving one, String message) {
    receiving = one;
    misdirected = Optional.of(message);
    return this;
  }

  /** It may name so many cards at once; without it, one. */
  FamilyAct upTo(Most cards) {
    most = cards;
    return this;
  }

  /** The word of the event that tells of it. */
  FamilyAct told(String event) {
    fact = event;
    return this;
  }

  /** Tells that it is done, as {@link Witness#did} has it. */
  void tell(Table t, int seat, int other, int cards) {
    t.witness.did(fact, seat, other, cards);
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public Sort sort() {
    return sort;
  }

  @Override
  public Shape shape() {
    return shape;
  }

  /** The least number of such an act; what it names is added to it. */
  public int first() {
    return first;
  }

  int count() {
    return count;
  }

  /** Whether a line with this word is read in games with these rules. */
  public boolean readIn(Program p) {
    return readable.test(p);
  }

  /** The message that says to people that this cannot be done now; empty where others do. */
  public Optional<String> untimely() {
    return untimely;
  }

  /** The message that says which seat it has to name; empty where that is not fixed. */
  public Optional<String> misdirected() {
    return misdirected;
  }

  /** The seat that it has to name now, or {@link Table#NOBODY}. */
  public int receiver(Table t) {
    return receiving.seat(t);
  }

  /** How many cards it may name at once as things stand. */
  public int mostCards(Table t) {
    return most.cards(t);
  }

  /** Whether its number says which seat it names behind a card. */
  public boolean numbersSeats() {
    return shape == Shape.CARD_AND_SEAT && count > Kind.COUNT;
  }

  /** The number of the act with this card and that seat, which counts where it is numbered. */
  public int with(int kind, int seat) {
    return first + kind + (numbersSeats() ? Kind.COUNT * seat : 0);
  }

  /** The seat that the act with this number names behind a card, as the table stands. */
  public int seatOf(int act, Table t) {
    return numbersSeats() ? (act - first) / Kind.COUNT : receiver(t);
  }

  /** Whether the act with this number is one of these. */
  boolean is(int act) {
    return act >= first && act < first + count;
  }

  /** Writes an act for each of these kinds; says how many there are. */
  int list(long kinds, int[] into) {
    int n = 0;
    for (long rest = kinds; rest != 0; rest &= rest - 1) {
      into[n++] = first + Long.numberOfTrailingZeros(rest);
    }
    return n;
  }

  /** Whether games with these rules have it. */
  boolean isIn(Program p) {
    return rules.test(p);
  }

  /** The code that refuses it in a turn in which no decision is asked. */
  int unasked(Table t, int seat, int act) {
    return unasked.code(t, seat, act - first);
  }

  void apply(Table t, int seat, int act) {
    doing.by(t, seat, act - first);
  }

  /** Whether words come too late by it that others owe. */
  boolean movesOn() {
    return movesOn;
  }

  /** Whether the seat can still do it after others have drawn. */
  boolean remains(Table t, int seat, int act) {
    return remaining.possible(t, seat, act - first);
  }

  @Override
  public String toString() {
    return word;
  }
}
