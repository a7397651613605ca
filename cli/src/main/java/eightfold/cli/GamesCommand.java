package eightfold.cli;

import eightfold.cli.layout.Layout;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the games, or the ways to play one of them. */
@Command(
    name = "games",
    description = "List the games, or the ways to play one and its options.",
    footer = {
      "",
      "Examples:",
      "  eightfold games",
      "  eightfold games eights",
      "  eightfold games mau-mau --language de",
      "  eightfold games --json"
    })
final class GamesCommand implements Callable<Integer> {
  private final Surroundings around;
  @Mixin private LanguageOption language = new LanguageOption();

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      arity = "0..1",
      description = "Only this game, by any name that people know it by, with all its options.")
  private Optional<String> game = Optional.empty();

  @Option(
      names = "--json",
      description =
          "Write a JSON list, with players and options; perRank has the words of a list such as"
              + " 7=skip.")
  private boolean json;

  @Option(names = "--all", description = "List also the games that are kept for comparison.")
  private boolean all;

  GamesCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    List<Catalogue.Entry> entries = entries();
    if (json) {
      around.out().println(JsonOutput.text(entries.stream().map(GamesCommand::map).toList()));
      return Exit.DONE;
    }
    int width = entries.stream().mapToInt(entry -> entry.id().length()).max().orElse(0);
    for (Catalogue.Entry entry : entries) {
      String players =
          entry.leastSeats() == entry.mostSeats()
              ? "" + entry.leastSeats()
              : entry.leastSeats() + "-" + entry.mostSeats();
      String start = Layout.pad(entry.id(), width) + "  " + Layout.pad(players, 5);
      Layout.wrapped(start, entry.name() + ". " + summary(entry)).forEach(around.out()::println);
    }
    if (game.isPresent()) {
      new GameChoices(entries.getFirst(), language.texts()).lines().forEach(around.out()::println);
    }
    return Exit.DONE;
  }

  private String summary(Catalogue.Entry entry) {
    return language.isEnglish()
        ? entry.summary()
        : language.texts().words("games.summary." + entry.id()).orElse(entry.summary());
  }

  private List<Catalogue.Entry> entries() {
    Catalogue catalogue = around.catalogue().get();
    return game.map(name -> List.of(GameArgument.entry(catalogue, name)))
        .orElseGet(() -> catalogue.entries().stream().filter(e -> all || e.listed()).toList());
  }

  private static Map<String, Object> map(Catalogue.Entry entry) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", entry.id());
    map.put("name", entry.name());
    map.put("players", range(entry.leastSeats(), entry.mostSeats()));
    List<Object> options = new ArrayList<>();
    for (Choice choice : entry.choices()) {
      Map<String, Object> option = new LinkedHashMap<>();
      option.put("key", choice.key());
      boolean number = choice.values().isEmpty() && choice.least().isPresent();
      // the standard of a number may be a word, such as by-players
      boolean figures = number && choice.standard().matches("-?[0-9]{1,9}");
      option.put(
          "default", figures ? (Object) Integer.valueOf(choice.standard()) : choice.standard());
      option.put(
          "values",
          number
              ? range(choice.least().getAsInt(), choice.most().orElse(Integer.MAX_VALUE))
              : choice.values());
      if (!choice.perRank().isEmpty()) {
        option.put("perRank", choice.perRank());
      }
      options.add(option);
    }
    map.put("options", options);
    return map;
  }

  private static Map<String, Integer> range(int min, int max) {
    Map<String, Integer> range = new LinkedHashMap<>();
    range.put("min", min);
    range.put("max", max);
    return range;
  }
}
