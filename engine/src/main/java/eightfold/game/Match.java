package eightfold.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A running match of any kind of game: who may act, which acts are legal, what they do, what each
 * seat may know. Acts are small numbers inside a match ({@link #legal}, {@link #apply}), and text
 * in the notation at every border ({@link #submit}). What programs need besides to search one, and
 * to put one away, is in {@link SearchableMatch}. Not thread-safe.
 */
public interface Match {
  /** What {@link #turn} answers when nobody is to act. */
  int NOBODY = -1;

  /** Room that {@link #legal} needs at most. */
  int MOST_LEGAL = 1024;

  Game game();

  int seats();

  /** How many acts the match has taken; an act names the ply that it answers. */
  int ply();

  /**
   * The seat to act (also between two acts of one turn), or {@link #NOBODY} when a deal is over.
   */
  int turn();

  /** What the table waits for. */
  Awaits awaits();

  /**
   * The seats for whose decision the table waits: the seat to act; all that have not decided where
   * all decide at once; those who take their turn together; none when a deal is over. Others may
   * have legal acts, too ({@link #mayAct}).
   */
  default SeatSet actors() {
    return turn() == NOBODY ? SeatSet.NONE : SeatSet.of(turn());
  }

  /** Whether the seat has a legal act now, in turn or out of turn. */
  boolean mayAct(int seat);

  /**
   * Writes the legal acts of a seat, in rising order of their numbers.
   *
   * @param into at least {@link #MOST_LEGAL} long
   * @return how many there are
   */
  int legal(int seat, int[] into);

  /**
   * One of the legal acts that a seat can do in turn only, each equally likely, chosen with one
   * number of the generator as by its place among those in {@link #legal}; playouts by chance are
   * so spared the list. {@link #NOBODY} where acts can only be chosen from the list, or a seat with
   * two cards may make a call before it parts with one.
   */
  default int pick(int seat, FastChance chance) {
    return NOBODY;
  }

  /**
   * The same among those that play, lay or give a card or decide something, where there are any;
   * else a draw, else a pass ({@link Verb.Sort}).
   */
  default int pickEager(int seat, FastChance chance) {
    return NOBODY;
  }

  /**
   * Plays on with seats that choose as {@link #pick}, or where they are eager as {@link
   * #pickEager}, with the same numbers of the generator, as long as that takes neither a list nor a
   * call.
   *
   * @param counts how many acts there were, by the places of their verbs in {@link Game#verbs};
   *     added to
   * @return how many acts were done; 0 where the next one is not such an act
   */
  default int playOn(FastChance chance, boolean eager, int[] counts) {
    return 0;
  }

  /** The verb of a legal act. */
  Verb verb(int act);

  /** Whether seats may come to owe calls; the same all through a match. */
  default boolean hasCalls() {
    return true;
  }

  /**
   * How often the seat owes words that it has to say before another seat acts (RULE-LANGUAGE,
   * Conditions 4); always 0 unless {@link #asksForWords}.
   */
  default int owedWords(int seat) {
    return 0;
  }

  /** Whether seats may come to owe words; the same all through a match. */
  default boolean asksForWords() {
    return false;
  }

  /** Whether the act can be done in turn only; calls, catches, challenges and the like cannot. */
  default boolean inTurn(int act) {
    return verb(act).inTurn();
  }

  /** A legal act as the notation writes it; {@code first} of a turn of several cards is a play. */
  String text(int act);

  /**
   * Does a legal act.
   *
   * @throws IllegalActException if it is not legal, or of no seat of the match; nothing has changed
   *     then
   */
  void apply(int seat, int act);

  /** Why this act would be refused; empty if it is legal. */
  Optional<Refusal> refusal(int seat, int act);

  /**
   * Takes or refuses a line of the notation as a whole: one act or a composite such as {@code play
   * 8H =D} or {@code play 7H 7C}.
   *
   * @param names the seats' names, by which a line may name them besides their numbers
   */
  Reply submit(int seat, String line, List<String> names);

  /**
   * Deals the next deal; refused with {@link SetupException} while one runs or when all is over.
   */
  List<Event> nextDeal(Optional<List<String>> pack, Chance chance);

  /** What came of beginning the match or position, in order. */
  List<Event> openingEvents();

  /**
   * What the seat (or a spectator, {@link #NOBODY}) may know now; without {@link
   * View.Abilities#worth}.
   */
  View view(int seat);

  /**
   * The view of a seat for a bot: as {@link #view}, and in games that have a rule of thumb for it
   * also what each legal act seems worth ({@link View.Abilities#worth}). It is apart because
   * weighing acts may cost a thousand times what the view does; people are never sent it.
   */
  default View appraisedView(int seat) {
    return view(seat);
  }

  Standings standings();

  /**
   * The value of a public fact that a scenario may ask for by a page's own key; empty if unknown.
   */
  Optional<String> fact(String key, List<String> names);

  /**
   * What everybody at the table can see besides cards, counts and scores, in the order in which it
   * is to be shown; empty where the game has nothing of the kind.
   */
  default List<PublicFact> facts() {
    return List.of();
  }

  /**
   * This moment as a position of the notation (page 4), with all hidden cards: for whoever makes a
   * scenario of what was played, and for no seat's eyes. Not all of a moment can be said so, such
   * as a call that is owed: whoever lays it out has to compare. Empty where a deal is over, and in
   * games whose positions have other words.
   */
  default Optional<Position> position() {
    return Optional.empty();
  }

  /**
   * Every card of the pack, in the order in which it lies before it is shuffled, by the notation;
   * empty in games whose packs have other words.
   */
  default List<String> pack() {
    return List.of();
  }

  /**
   * How many seconds the open decision of all seats at once (a grab) may last; empty where none is
   * open, or nothing limits it. Whoever keeps the time then lets every seat that has not decided
   * {@code pass}.
   */
  default OptionalInt reactionSeconds() {
    return OptionalInt.empty();
  }

  /**
   * Where the shuffles and lots to come are drawn from. It is apart from the cards: two matches
   * with the same cards are the same to {@link SearchableMatch#hash}, whatever their generators.
   */
  Chance chance();

  /** Lets the shuffles and lots to come be drawn from another generator, which the match keeps. */
  void chance(Chance next);

  /** A match that goes on exactly as this one would, apart from it. */
  Match copy();

  /**
   * The same, for which a copy of this match that nobody uses any more is overwritten where it can
   * be; then nothing is allocated. Searches so keep few copies and use them many times.
   *
   * @param spare a copy of this match, or any match; it must not be used as itself afterwards
   */
  default Match copyOver(Match spare) {
    return copy();
  }

  /**
   * What the match has brought each seat so far, more being better: its score, or what it counts
   * against it, less; without a score 1 for each winner of a match that is over, −1 for the others.
   */
  default double[] returns() {
    Standings now = standings();
    Optional<BestScore> best = game().bestScore();
    double[] returns = new double[seats()];
    for (int seat = 0; seat < returns.length; seat++) {
      if (best.isPresent()) {
        int score = now.score().get(seat);
        returns[seat] = best.get() == BestScore.MOST ? score : -score;
      } else if (!now.matchWinners().isEmpty()) {
        returns[seat] = now.matchWinners().contains(seat) ? 1 : -1;
      }
    }
    return returns;
  }

  /**
   * Begins again a shuffled first deal for the same seats, as a new match whose {@link FastChance}
   * has this seed and whose dealer is drawn at random: playouts and simulations use one match many
   * times. Nothing is allocated, and {@link #openingEvents} are not kept: they are empty.
   */
  void restart(long seed);

  /** How many cards a seat holds: a public number. */
  default int held(int seat) {
    return view(NOBODY).hands().get(seat).count();
  }

  /** Whether a seat owes a call for which another may catch it: a public matter. */
  default boolean owesCall(int seat) {
    return view(NOBODY).hands().get(seat).owesCall();
  }

  /** The seat that dealt the running (or just ended) deal. */
  default int dealer() {
    return view(NOBODY).dealer();
  }

  /**
   * The eldest hand of the deal: the seat after the dealer in the direction that the game begins
   * with.
   */
  default int eldest() {
    View now = view(NOBODY);
    return Math.floorMod(now.dealer() + (now.inForce().clockwise() ? 1 : -1), seats());
  }

  /** How the deal ended, as {@link Standings#ending}; empty while it runs. */
  default String ending() {
    return standings().ending();
  }

  /** Whether the seat won the deal that has ended. */
  default boolean wonDeal(int seat) {
    return standings().dealWinners().contains(seat);
  }

  /** What the deal that has ended added to the seat's score. */
  default int scored(int seat) {
    return standings().scored().get(seat);
  }

  /**
   * Whether the running deal can be won from here, in a game without opponents; empty for every
   * other kind of game. It looks at hidden cards.
   *
   * @param steps how many plays may be tried before it gives up
   */
  default Optional<Prospect> prospect(long steps) {
    return Optional.empty();
  }
}
