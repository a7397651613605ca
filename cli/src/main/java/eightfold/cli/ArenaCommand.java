package eightfold.cli;

import eightfold.bots.Bots;
import eightfold.cli.arena.Foul;
import eightfold.cli.arena.Fouls;
import eightfold.cli.arena.ProcessBot;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.lab.Entrant;
import eightfold.lab.Tournament;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A tournament of bots in any language. */
@Command(
    name = "arena",
    description = {
      "Let bots in any language play a tournament, over standard input and output.",
      "Each deal is played as often as there are bots, with their seats exchanged."
    },
    footer = {
      "",
      "docs/write-a-bot.md says what a bot is told and what it answers.",
      "Examples:",
      "  eightfold arena eights --bot \"python3 mybot.py\" --bot greedy --seed 7",
      "  eightfold arena pesten --bot ./mine --bot ./yours --deals 500 --forgive"
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int MOST_DEALS = 1_000_000;
  private static final double LEAST_SECONDS = 0.001;
  private static final double MOST_SECONDS = 3600;
  private static final double MILLIS = 1000;

  /** Further fouls are only counted. */
  private static final int FOULS_TOLD = 10;

  /** A word, or what stands between quotation marks. */
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

  private final Surroundings around;
  @Mixin private GameArgument gameArgument = new GameArgument();

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      required = true,
      description =
          "random, eager or greedy, or a program with its arguments (a word with blanks between"
              + " quotation marks); given for each bot, twice at least.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--players",
      paramLabel = "N",
      description =
          "Number of seats, the bots in turn; as many as there are bots, or as the game needs, if"
              + " not given.")
  private int players;

  @Option(
      names = "--deals",
      paramLabel = "N",
      defaultValue = "1000",
      description = "Number of deals (${DEFAULT-VALUE} if not given).")
  private int deals;

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--time-per-act",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description =
          "How long a program may take to answer (${DEFAULT-VALUE} if not given); 10 more for its"
              + " first answer.")
  private double seconds;

  @Option(
      names = "--forgive",
      description =
          "Play on when a program ends, is late or answers what it may not: the bot random acts in"
              + " its place. Without it the tournament ends there, with exit code 1.")
  private boolean forgiving;

  @Option(names = "--json", description = "Write one JSON object.")
  private boolean json;

  private int told;

  ArenaCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Fouls fouls = new Fouls(forgiving, this::tell);
    Tournament tournament = tournament(fouls);
    ProgressBar bar =
        new ProgressBar(
            around.err(),
            around.watched(),
            (long) tournament.deals() * bots.size(),
            () -> System.nanoTime() / 1_000_000);
    Tournament.Result result;
    try {
      result = tournament.play(bar);
    } catch (Fouls.Ended end) {
      bar.close();
      tell(end.foul());
      return Exit.CHECK_FAILED;
    } catch (UncheckedIOException e) {
      throw new WrongCall(
          "a bot is none of " + String.join(", ", Bots.names()) + ": " + e.getMessage());
    } catch (SetupException e) {
      throw new WrongCall(e);
    } finally {
      bar.close();
    }
    ArenaText text = new ArenaText(tournament, result, fouls, gameArgument.chosen(around));
    if (json) {
      around.out().println(JsonOutput.text(text.map()));
    } else {
      text.lines().forEach(around.out()::println);
    }
    return Exit.DONE;
  }

  private void tell(Foul foul) {
    if (told < FOULS_TOLD) {
      around.err().println("eightfold: " + foul.line());
      around.err().println("eightfold: it was shown " + foul.view());
    } else if (told == FOULS_TOLD) {
      around.err().println("eightfold: further fouls are only counted");
    }
    told++;
  }

  private Tournament tournament(Fouls fouls) {
    Game game = gameArgument.game(around);
    if (bots.size() < 2) {
      throw new WrongCall("a tournament needs two bots: give --bot twice");
    }
    int standard = Math.max(bots.size(), game.leastSeats());
    int seats = Seats.number(game, players == 0 ? standard : players, standard);
    if (bots.size() > seats) {
      throw new WrongCall(bots.size() + " bots have no room on " + seats + " seats");
    }
    if (deals < 1 || deals > MOST_DEALS) {
      throw new WrongCall("--deals must be 1 to " + MOST_DEALS + ", not " + deals);
    }
    if (!(seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)) {
      throw new WrongCall("--time-per-act must be 0.001 to 3600 seconds, not " + seconds);
    }
    return new Tournament(
        game, seats, entrants(fouls), deals, seed.orElseGet(around.freshSeed()::getAsLong));
  }

  private List<Entrant> entrants(Fouls fouls) {
    Set<String> names = new LinkedHashSet<>();
    List<Entrant> entrants = new ArrayList<>();
    for (String bot : bots) {
      String name = bot.strip();
      for (int n = 2; !names.add(name); n++) {
        name = bot.strip() + " (" + n + ")";
      }
      entrants.add(entrant(name, bot.strip(), fouls));
    }
    return entrants;
  }

  private Entrant entrant(String name, String bot, Fouls fouls) {
    if (Bots.names().contains(bot)) {
      return new Entrant(name, Entrant.named(bot).players());
    }
    List<String> command = words(bot);
    if (command.isEmpty()) {
      throw new WrongCall("--bot must name a bot or a program");
    }
    Duration perAct = Duration.ofMillis(Math.round(seconds * MILLIS));
    ProcessBot.Program program = new ProcessBot.Program(name, command, perAct);
    return new Entrant(name, () -> new ProcessBot(program, fouls, around.err()));
  }

  private static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(command);
    while (word.find()) {
      words.add(
          Optional.ofNullable(word.group(1))
              .or(() -> Optional.ofNullable(word.group(2)))
              .orElseGet(word::group));
    }
    return words;
  }
}
