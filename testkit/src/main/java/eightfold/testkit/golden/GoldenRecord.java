package eightfold.testkit.golden;

import eightfold.game.Event;
import eightfold.record.DealSecret;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import eightfold.record.GameRecord.Player;
import eightfold.record.Nonces;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One recorded deal or match: how it began, and what was done and happened, a line each. The lines
 * are
 *
 * <pre>
 * deal 1 by Bob⇥events          a deal is dealt
 * Ann play 8H⇥events            an act and what came of it
 * ! Cy draw⇥904                 a line that is refused there, and the code
 * ? 3f09                        a sum over what every seat might have done, since the last such line
 * = out, won [0] …              how a deal stands after its last act, over or broken off
 * </pre>
 *
 * @param number its number in the corpus, from 1
 * @param game id of the game
 * @param book the rule book's text, options applied
 * @param seats how many play
 * @param seed from which all its shuffles come
 * @param players what sort of player each seat has
 * @param lines what was done and what happened
 */
public record GoldenRecord(
    int number,
    String game,
    String book,
    int seats,
    long seed,
    List<String> players,
    List<String> lines) {
  /**
   * Told of whoever leaves undone what it might have done, which changes nothing: engines 1 and 2
   * told of that act nothing at all, and the lines of every engine leave it out.
   */
  public static final String NOTHING_DONE = "declined";

  static final char CAME = '\t';
  private static final List<String> NAMES =
      List.of(
          "Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee", "Mia",
          "Ned", "Ola");
  private static final LocalDate DATE = LocalDate.of(2026, 11, 22);

  public GoldenRecord {
    players = List.copyOf(players);
    lines = List.copyOf(lines);
  }

  /** The seats' names. */
  public static List<String> names(int seats) {
    return NAMES.subList(0, seats);
  }

  /** A line that a seat tries where it must be refused. */
  public record Attempt(int seat, String line) {}

  /** It in a word or two, for whoever looks for it. */
  public String title() {
    return "record %d, %s, %d seats (%s), seed %d"
        .formatted(number, game, seats, String.join(" ", players), seed);
  }

  /** The acts alone, as a record that can be replayed under an engine. */
  GameRecord replayable(int engine) {
    List<Deal> deals = new ArrayList<>();
    List<Act> acts = new ArrayList<>();
    int dealer = Event.NOBODY;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      switch (line.charAt(0)) {
        case '!', '?' -> {
          // said beside the acts
        }
        case '=' -> {
          deals.add(deal(deals.size() + 1, dealer, acts));
          acts.clear();
        }
        default -> {
          String what = line.substring(0, line.indexOf(CAME));
          if (what.startsWith("deal ")) {
            dealer = NAMES.indexOf(what.substring(what.lastIndexOf(' ') + 1));
          } else {
            acts.add(act(what, i + 1));
          }
        }
      }
    }
    return new GameRecord(
        engine,
        game,
        "",
        Map.of(),
        names(seats).stream().map(name -> new Player(name, "golden")).toList(),
        DATE,
        Optional.empty(),
        Optional.empty(),
        deals,
        book);
  }

  private Deal deal(int number, int dealer, List<Act> acts) {
    DealSecret secret = DealSecret.ofSeed(seed, number);
    return new Deal(
        number, dealer, secret.commitment(), Nonces.none(seats), Optional.of(secret), acts, 0);
  }

  private static Act act(String words, int line) {
    int blank = words.indexOf(' ');
    return new Act(NAMES.indexOf(words.substring(0, blank)), words.substring(blank + 1), line);
  }

  /** What is tried and refused, by the number of acts done before. */
  Map<Integer, List<Attempt>> attempts() {
    Map<Integer, List<Attempt>> attempts = new HashMap<>();
    int done = 0;
    for (String line : lines) {
      if (line.startsWith("! ")) {
        Act act = act(line.substring(2, line.indexOf(CAME)), 0);
        attempts
            .computeIfAbsent(done, _ -> new ArrayList<>())
            .add(new Attempt(act.seat(), act.text()));
      } else if (line.charAt(0) != '?' && line.charAt(0) != '=' && !line.startsWith("deal ")) {
        done++;
      }
    }
    return attempts;
  }
}
