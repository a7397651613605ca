package eightfold.cli;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.cli.play.PipedLines;
import eightfold.cli.play.PlayTable;
import eightfold.cli.play.TerminalLines;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Texts;
import eightfold.record.GameRecord;
import eightfold.record.SeededMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets a person play against bots in the terminal. */
@Command(
    name = "play",
    description = "Play a game against bots, here in the terminal.",
    footer = {
      "",
      "At the table type help for what you may type there. In another language come",
      "what happens, the rule sheet, texts of cards and why something may not be",
      "done; what you may type stays English.",
      "Examples:",
      "  eightfold play pesten --players 4",
      "  eightfold play mau-mau --language de",
      "  eightfold play eights --option twos=draw2 --option queens=reverse --seed 7"
    })
final class PlayCommand implements Callable<Integer> {
  private static final List<String> BOT_NAMES =
      List.of(
          "Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gita", "Hugo", "Ida", "Jon", "Kim", "Lea",
          "Max", "Noor", "Ole");

  /** Words that mean something else where a seat may be named. */
  private static final Set<String> TAKEN = Set.of("all", "none", "then", "error", "deck", "next");

  private static final int MOST_NAME = 20;
  private static final int USUAL_PLAYERS = 3;

  private final Surroundings around;
  @Mixin private GameArgument gameArgument = new GameArgument();
  @Mixin private LanguageOption language = new LanguageOption();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Number of players, you among them; three, where the game allows it.")
  private int players;

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      defaultValue = "greedy",
      description = "The others: random, eager or greedy (${DEFAULT-VALUE} if not given).")
  private String bot = "greedy";

  @Option(names = "--name", paramLabel = "NAME", description = "Your name (You if not given).")
  private String name = "You";

  @Option(names = "--record", paramLabel = "FILE", description = "Write the record there.")
  private Optional<Path> record = Optional.empty();

  PlayCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Game game = gameArgument.game(around);
    int usual = Math.clamp(USUAL_PLAYERS, game.leastSeats(), game.mostSeats());
    int seats = Seats.number(game, players, usual);
    Seats.bot(bot);
    Texts texts = language.texts();
    long chosen = seed.orElseGet(around.freshSeed()::getAsLong);
    SeededMatch match = begin(game, seats, chosen);
    List<Bot> bots = new ArrayList<>();
    for (int seat = 1; seat < seats; seat++) {
      bots.add(Bots.named(bot).orElseThrow());
    }
    // the deal's own seed must not be the bots': they would know the cards
    FastChance botChance = new FastChance(FastChance.mix(~chosen));
    RecordFile file = RecordFile.at(record, match.record());
    PlayTable table =
        new PlayTable(match, bots, botChance, file::write, around.out(), around.typed(), texts);
    around.out().println(game.name() + ", " + Seats.text(seats) + ", seed " + chosen + ".");
    play(table);
    return Exit.DONE;
  }

  private SeededMatch begin(Game game, int seats, long chosen) {
    try {
      LocalDate today = LocalDate.now(around.clock());
      return SeededMatch.begin(game, people(seats), today, chosen);
    } catch (SetupException e) {
      throw new WrongCall(e);
    }
  }

  private List<GameRecord.Player> people(int seats) {
    String own = name.strip();
    if (!own.matches("\\p{L}[\\p{L}\\p{N}._-]{0," + (MOST_NAME - 1) + "}")
        || TAKEN.contains(own.toLowerCase(Locale.ROOT))) {
      throw new WrongCall(
          "\"" + own + "\" can't be your name here: one word of at most " + MOST_NAME + " letters");
    }
    List<GameRecord.Player> people = new ArrayList<>();
    people.add(new GameRecord.Player(own, "person"));
    for (String other : BOT_NAMES) {
      if (people.size() < seats && !other.equalsIgnoreCase(own)) {
        people.add(new GameRecord.Player(other, bot));
      }
    }
    return people;
  }

  private void play(PlayTable table) {
    if (!around.typed()) {
      table.play(new PipedLines(around.in(), around.out()));
      return;
    }
    try (TerminalLines lines = new TerminalLines(table::words)) {
      table.play(lines);
    } catch (IOException e) {
      throw new WrongCall("the terminal can't be used: " + e.getMessage());
    }
  }
}
