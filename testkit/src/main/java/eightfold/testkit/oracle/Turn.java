package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element.Several.Chain;
import eightfold.testkit.oracle.Caused.Again;
import eightfold.testkit.oracle.Caused.Draws;
import eightfold.testkit.oracle.Caused.Misses;
import eightfold.testkit.oracle.Caused.Parriable;
import eightfold.testkit.oracle.Caused.Skips;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A turn.
 *
 * @param seat whose it is
 * @param awaits what the seat owes
 * @param starter whether it is the dealer's over the starter, in which nobody calls
 * @param laid the cards laid in it
 * @param row what these leave open
 * @param drawn what was drawn in it, debts aside
 * @param blocked whether a call still owed keeps the only card in the hand
 * @param newHand whether the seat has emptied its hand and takes a new one
 * @param caused what its cards leave to be done at its close, in the order caused
 */
public record Turn(
    int seat,
    Awaits awaits,
    boolean starter,
    List<Integer> laid,
    Row row,
    Drawn drawn,
    boolean blocked,
    boolean newHand,
    List<Caused> caused)
    implements Part {
  public Turn {
    laid = List.copyOf(laid);
    caused = List.copyOf(caused);
  }

  /**
   * What was drawn in a turn.
   *
   * @param cards how many
   * @param last the last of them, or {@link Kind#NONE}
   * @param lacked whether the seat has had no card that it could play, in this turn
   */
  public record Drawn(int cards, int last, boolean lacked) {
    static final Drawn NOTHING = new Drawn(0, Kind.NONE, false);
  }

  static Turn of(int seat, Awaits awaits) {
    return new Turn(
        seat, awaits, false, List.of(), Row.EMPTY, Drawn.NOTHING, false, false, List.of());
  }

  /** The turn in which somebody answers for the starter. */
  static Turn overStarter(int seat, Awaits awaits, int starter, Row row) {
    return new Turn(
        seat, awaits, true, List.of(starter), row, Drawn.NOTHING, false, false, List.of());
  }

  /** Whether nothing but the starter has been laid in it. */
  boolean overStarter() {
    return starter && laid.size() == 1;
  }

  /** The card last laid in it. */
  int last() {
    return laid.getLast();
  }

  Turn awaits(Awaits to) {
    return new Turn(seat, to, starter, laid, row, drawn, blocked, newHand, caused);
  }

  Turn lays(int kind) {
    List<Integer> more = Copies.plus(laid, kind);
    return new Turn(seat, awaits, starter, more, row, drawn, blocked, newHand, caused);
  }

  Turn row(Row to) {
    return new Turn(seat, awaits, starter, laid, to, drawn, blocked, newHand, caused);
  }

  private Turn drawn(Drawn to) {
    return new Turn(seat, awaits, starter, laid, row, to, blocked, newHand, caused);
  }

  Turn drew(int kind) {
    return drawn(new Drawn(drawn.cards + 1, kind, drawn.lacked));
  }

  /** As if nothing had been drawn in it. */
  Turn beforeAnyDraw() {
    return drawn(new Drawn(0, Kind.NONE, drawn.lacked));
  }

  /** What the seat lacked before a card was given to it counts no more. */
  Turn lacked(boolean to) {
    return drawn(new Drawn(drawn.cards, drawn.last, to));
  }

  Turn blocked(boolean to) {
    return new Turn(seat, awaits, starter, laid, row, drawn, to, newHand, caused);
  }

  Turn withNewHand() {
    return new Turn(seat, awaits, starter, laid, row, drawn, blocked, true, caused);
  }

  private Turn caused(List<Caused> to) {
    return new Turn(seat, awaits, starter, laid, row, drawn, blocked, newHand, to);
  }

  Turn causes(Caused more) {
    return caused(Copies.plus(caused, more));
  }

  Turn withoutAgain() {
    return caused(caused.stream().filter(work -> !(work instanceof Again)).toList());
  }

  private <C extends Caused> Stream<C> all(Class<C> sort) {
    return caused.stream().filter(sort::isInstance).map(sort::cast);
  }

  /** The cards that the next seat is to draw. */
  int draws() {
    return all(Draws.class).mapToInt(Draws::cards).sum();
  }

  /** The kind that last caused some. */
  int drawsBy() {
    return all(Draws.class).mapToInt(Draws::by).reduce(Kind.NONE, (_, last) -> last);
  }

  /** The seats to be passed over without an answer. */
  int skips() {
    return all(Skips.class).mapToInt(Skips::seats).sum();
  }

  /** Those of them that no earlier card's draws go before. */
  int earlySkips() {
    return all(Skips.class).filter(Skips::early).mapToInt(Skips::seats).sum();
  }

  int parriable() {
    return all(Parriable.class).mapToInt(Parriable::seats).sum();
  }

  int parriableBy() {
    return all(Parriable.class).mapToInt(Parriable::by).reduce(Kind.NONE, (_, last) -> last);
  }

  /** The turns that the next seat is to miss. */
  int misses() {
    return all(Misses.class).mapToInt(Misses::turns).sum();
  }

  int missesBy() {
    return all(Misses.class).mapToInt(Misses::by).reduce(Kind.NONE, (_, last) -> last);
  }

  /** Whether its player gets a further turn. */
  boolean again() {
    return all(Again.class).findAny().isPresent();
  }

  /**
   * How the cards of a turn stand: what may be laid on the last of them, and what it asks for.
   *
   * @param chains by which rules of several cards the turn may go on
   * @param invited whether the last card was laid because the one before may be followed
   * @param closed whether nothing more may be laid, whatever the last card is
   * @param idle whether the last card has no effect, being an opening without one
   * @param bride whether it was laid only to be followed by its partner
   * @param parried whether the last card parried a skip, and so adds none of its own
   * @param asks what its player has to declare when the turn closes
   * @param barred the suit that its player may not declare then
   * @param due whether the last card's effect waits for the next card, or for the close
   * @param line whether a line makes its player declare a suit, before a duel or a grab
   * @param decides what a line has its player do with a card of the hand, in the place of what the
   *     last card would
   */
  public record Row(
      Set<Chain> chains,
      boolean invited,
      boolean closed,
      boolean idle,
      boolean bride,
      boolean parried,
      Optional<Awaits> asks,
      OptionalInt barred,
      boolean due,
      boolean line,
      Optional<Effect.Decides> decides) {
    static final Row EMPTY = new Row(Set.of(), false, false, false, false);

    public Row {
      chains = Set.copyOf(chains);
    }

    /** A row after a card, before anything is known of what it asks for. */
    Row(Set<Chain> chains, boolean invited, boolean closed, boolean idle, boolean bride) {
      this(
          chains,
          invited,
          closed,
          idle,
          bride,
          false,
          Optional.empty(),
          OptionalInt.empty(),
          false,
          false,
          Optional.empty());
    }

    Row asParry() {
      return new Row(chains, invited, closed, idle, bride, true, asks, barred, due, line, decides);
    }

    Row asks(Optional<Awaits> what, OptionalInt but) {
      return new Row(chains, invited, closed, idle, bride, parried, what, but, due, line, decides);
    }

    Row due(boolean to) {
      return new Row(
          chains, invited, closed, idle, bride, parried, asks, barred, to, line, decides);
    }

    /** What the last card asks for; of a rank that it would have called a suit takes the place. */
    @Override
    public Optional<Awaits> asks() {
      Optional<Awaits> ofCard = line ? asks.filter(awaits -> awaits != Awaits.RANK) : asks;
      return ofCard.or(() -> decides.map(_ -> Awaits.DECISION));
    }

    /** A line has its player do that. */
    Row decides(Effect.Decides what) {
      return new Row(
          chains,
          invited,
          closed,
          idle,
          bride,
          parried,
          asks,
          barred,
          due,
          line,
          Optional.of(what));
    }

    /** What the last card had its player declare is declared; what a line asks for is left. */
    Row hasOnlyToDecide() {
      return declares(Optional.of(Awaits.DECISION), false);
    }

    /** Whether a suit is to be declared by a line, and not by the last card itself, too. */
    boolean byLine() {
      return line && !asks.equals(Optional.of(Awaits.SUIT));
    }

    /** A line makes its player declare a suit, whatever card of the turn comes to be the last. */
    Row declaresByLine() {
      return declares(asks, true);
    }

    /** What a line asked for is declared. */
    Row hasDeclared() {
      return declares(asks(), false);
    }

    private Row declares(Optional<Awaits> what, boolean line) {
      return new Row(
          chains, invited, closed, idle, bride, parried, what, barred, due, line, decides);
    }
  }
}
