package eightfold.server.little;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.SetupException;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** A catalogue of one game. */
public final class LittleCatalogue implements Catalogue {
  static final Map<String, List<String>> OPTIONS =
      Map.of(
          "falseCatch", List.of("refused", "costs"),
          "catchUntil", List.of("own", "next"),
          "deals", List.of("2", "1"));

  private final String edition;

  public LittleCatalogue() {
    this("1");
  }

  /** The library as another version of the program would have it. */
  public LittleCatalogue(String edition) {
    this.edition = edition;
  }

  @Override
  public List<Entry> entries() {
    List<Choice> choices =
        new TreeMap<>(OPTIONS)
            .entrySet().stream()
                .map(
                    option ->
                        new Choice(
                            option.getKey(),
                            option.getValue().getFirst(),
                            option.getValue(),
                            OptionalInt.empty(),
                            OptionalInt.empty(),
                            "An option of the little game.",
                            List.of()))
                .toList();
    return List.of(new Entry("little", "Little", "Three cards each.", true, 2, 6, choices));
  }

  @Override
  public List<Entry> find(String name) {
    return entries().stream().filter(entry -> entry.name().equalsIgnoreCase(name)).toList();
  }

  @Override
  public Game game(String id, Map<String, String> options) {
    if (!id.equals("little")) {
      throw SetupException.literal("there is no game " + id);
    }
    Map<String, String> all = new TreeMap<>();
    OPTIONS.forEach((key, values) -> all.put(key, values.getFirst()));
    options.forEach(
        (key, value) -> {
          if (!OPTIONS.getOrDefault(key, List.of()).contains(value)) {
            throw SetupException.literal("option " + key + " cannot be " + value);
          }
          all.put(key, value);
        });
    return new LittleGame(edition, all);
  }

  @Override
  public Game fromRuleBook(String text) {
    Map<String, String> options = new TreeMap<>();
    String[] lines = text.strip().split("\n");
    for (int i = 1; i < lines.length; i++) {
      String[] words = lines[i].split(" ");
      options.put(words[0], words[1]);
    }
    return new LittleGame(lines[0].substring("little ".length()), options);
  }
}
