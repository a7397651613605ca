package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.BestScore;
import eightfold.game.Game;
import eightfold.game.PublicFact;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The whole table as one seat or a spectator may see it; small, and sent after every change, so
 * that a client never has to add anything up.
 *
 * @param number the number of the last event
 * @param table the table's id
 * @param game what is played
 * @param options all options in force
 * @param chosen how often the host has chosen options since the table was opened
 * @param were what the options were that have changed since the last match began, or since the
 *     table was opened
 * @param mayChoose whether the viewer may choose options now
 * @param may what the viewer may ask for who plays alone, by the names of the methods: {@code
 *     undo}, {@code repeat}
 * @param you the viewer's seat; null for a spectator
 * @param seats the seats, clockwise
 * @param watching how many watch
 * @param listed whether anybody may find the table, and not only who has its link
 * @param botSpeed how fast the bots are, {@code slow} or {@code fast}; absent where they are as
 *     usual
 * @param matches how many matches have begun here
 * @param repeated whether the last one began with the deal of one before it
 * @param dealNumber the number by which the running deal, or the last one, was chosen
 * @param started whether the first has
 * @param canStart whether the viewer may start now as it is
 * @param mayStart whether the viewer may start now, bots taking the free seats
 * @param clockSeconds the turn clock, if the table has one
 * @param typedWords whether words that a player owes have to be typed, without a button
 * @param watchDelaySeconds how late spectators see the table, if they do
 * @param deadline seconds left for the seat to act when this was sent
 * @param suspended whether the match does not go on before its players are ready
 * @param commitment hash of the secret of the running deal, or of the coming one between deals
 * @param lastSecret the secret of the last deal that ended
 * @param view the match as the viewer may know it; null before the start
 * @param facts what everybody can see of the match besides cards, counts and scores
 * @param referee how matches begin and are suspended at a table with a referee; absent elsewhere
 * @param log the last events, when the viewer has just come
 */
public record Snapshot(
    long number,
    String table,
    GameName game,
    Map<String, String> options,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int chosen,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> were,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean mayChoose,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> may,
    OptionalInt you,
    List<Seat> seats,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int watching,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean listed,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> botSpeed,
    int matches,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean repeated,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong dealNumber,
    boolean started,
    boolean canStart,
    boolean mayStart,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt clockSeconds,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean typedWords,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) int watchDelaySeconds,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt deadline,
    @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean suspended,
    String commitment,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Secret> lastSecret,
    Optional<SeatView> view,
    List<PublicFact> facts,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Referee> referee,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<ToldEvent>> log) {

  /** The same with the last events. */
  public Snapshot with(List<ToldEvent> events) {
    return new Snapshot(
        number,
        table,
        game,
        options,
        chosen,
        were,
        mayChoose,
        may,
        you,
        seats,
        watching,
        listed,
        botSpeed,
        matches,
        repeated,
        dealNumber,
        started,
        canStart,
        mayStart,
        clockSeconds,
        typedWords,
        watchDelaySeconds,
        deadline,
        suspended,
        commitment,
        lastSecret,
        view,
        facts,
        referee,
        Optional.of(List.copyOf(events)));
  }

  /**
   * The same as it is shown when it is past: nobody is away, nothing can be done, and no clock
   * runs.
   *
   * @param seen the match as it is shown
   */
  public Snapshot past(SeatView seen) {
    return new Snapshot(
        number,
        table,
        game,
        options,
        chosen,
        Map.of(),
        false,
        List.of(),
        you,
        seats.stream().map(Seat::past).toList(),
        0,
        listed,
        botSpeed,
        matches,
        repeated,
        dealNumber,
        started,
        false,
        false,
        OptionalInt.empty(),
        typedWords,
        0,
        OptionalInt.empty(),
        suspended,
        commitment,
        lastSecret,
        Optional.of(seen),
        facts,
        Optional.empty(),
        log);
  }

  /**
   * A game's id, its name for people, and the suit signs of its cards.
   *
   * @param id of a rule book of the table's own one that no game of the catalogue can have: {@code
   *     own:} and what the book calls itself
   * @param own whether a rule book of the table's own is played, whose name may be that of any game
   * @param call what is called over a last card; absent where nothing is ever called
   * @param callsAlone whether a call that was forgotten is all that somebody can be caught for
   * @param best which score is the best one, {@code most} or {@code fewest}; absent where none is
   *     kept
   * @param goal when a match ends; absent where it is a single deal
   */
  public record GameName(
      String id,
      String name,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean own,
      String suits,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> call,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean callsAlone,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> best,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Goal> goal) {
    /**
     * What is said of a game at a table.
     *
     * @param seats how many the table has
     */
    public static GameName of(String id, Game game, boolean own, int seats) {
      return new GameName(
          id,
          game.name(),
          own,
          game.suitSigns().word(),
          game.callWord(),
          game.catchesCallsAlone(),
          game.bestScore().map(BestScore::word),
          game.matchGoal(seats).map(goal -> new Goal(goal.kind().word(), goal.number())));
    }
  }

  /**
   * When a match ends.
   *
   * @param kind what is counted: {@code points}, {@code deals}, {@code out}, {@code columns} or
   *     {@code countdown}
   * @param number how much of it, at least 1
   */
  public record Goal(String kind, int number) {}

  /**
   * A table with a referee: a match begins when all players are ready, and one of them may suspend
   * it.
   *
   * @param least so many of the first places have to be taken before a match
   * @param suspendedBy the seat whose player has suspended the match
   * @param ends whether the match that is suspended ends when all are ready, and does not go on
   * @param address where the table is for players of another network, while it is there
   * @param asking whether the match would begin or go on, and does as soon as somebody agrees who
   *     is asked first; until then nobody can change anything of it
   */
  public record Referee(
      int least,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt suspendedBy,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean ends,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> address,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean asking) {}

  /** The secret of a deal that is over, in hexadecimal digits. */
  public record Secret(int deal, String secret) {}

  /**
   * Who sits at one place.
   *
   * @param name null while the seat is free
   * @param kind {@code person} or {@code bot}
   * @param bot which bot, for bots
   * @param present whether the player is connected; a bot always is
   * @param standIn whether a bot plays for an absent person
   * @param countdown seconds until that happens, while it is running; of a player who is there:
   *     they are asked whether they still are
   * @param again whether the player wants another match, when one is over
   * @param host whether the host sits there: of the players who are there the one who has sat
   *     longest
   * @param may what the viewer may do with the seat now, by the names of the methods
   * @param played who played there in the deal that is over, where that is not who sits there now
   * @param muted whether the host has muted the person
   * @param ending whether the player wants the match to end without a result
   * @param suspending whether the player wants the match to be suspended
   * @param ready whether the player is ready to go on with the match that is suspended
   * @param awaited whether that match does not go on before the player is
   * @param heir for whom a bot keeps the seat until the deal that runs is over
   * @param place which of the table's places it is, from 0, where that is not the seat's number
   * @param roundTrip milliseconds from the server to the player and back; absent: not known
   * @param handing to whom the player wants to hand the seat on
   */
  public record Seat(
      Optional<String> name,
      String kind,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> bot,
      boolean present,
      boolean standIn,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt countdown,
      boolean again,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean host,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> may,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> played,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean muted,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean ending,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean suspending,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean ready,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean awaited,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> heir,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt place,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt roundTrip,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Handing> handing) {
    private Seat past() {
      return new Seat(
          name,
          kind,
          bot,
          true,
          false,
          OptionalInt.empty(),
          false,
          false,
          List.of(),
          played,
          false,
          false,
          false,
          false,
          false,
          Optional.empty(),
          OptionalInt.empty(),
          OptionalInt.empty(),
          Optional.empty());
    }
  }

  /**
   * A seat that its player wants to hand on.
   *
   * @param to what its next player will be called
   * @param agreed whether the host has agreed, so that it may be taken
   */
  public record Handing(String to, @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean agreed) {}
}
