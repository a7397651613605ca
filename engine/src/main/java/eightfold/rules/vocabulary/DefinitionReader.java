package eightfold.rules.vocabulary;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the file of definitions: of each word what it means for people, how a line of it looks, and
 * what that is in the core.
 *
 * <pre>
 * # With nothing left to draw a seat that could play may pass all the same (Crazy Factor).
 * dry-pass = draw, dry pass
 * </pre>
 *
 * <p>What is named in braces on both sides is handed over. A number may be given other bounds than
 * it has in the core, as {@code {cards 1..10}}; what holds in the core where nothing is said cannot
 * be said by such a word, unless its line may leave it out or it takes {@code any}.
 */
final class DefinitionReader {
  private static final Pattern PARAMETER =
      Pattern.compile("\\{([a-zA-Z]+)(?: (any)| ([0-9]+)\\.\\.([0-9]+))?}");

  private final String line;
  private final Form core;

  private DefinitionReader(String line, Function<String, Optional<Form>> cores) {
    this.line = line;
    String keyword = line.split(" = ", 2)[1].split("[ ,]", 2)[0];
    this.core = cores.apply(keyword).orElseThrow(this::wrong);
  }

  private Definition definition(String meaning, Section section) {
    String[] sides = line.split(" = ", 2);
    String[] means = sides[1].split(", ");
    List<Form.Part> parameters = new ArrayList<>();
    List<Definition.Said> said = new ArrayList<>();
    for (int i = means[0].equals(core.words()) ? 1 : 0; i < means.length; i++) {
      Form.Part part = i == 0 ? core.heads().getFirst() : clause(means[i]).orElseThrow(this::wrong);
      int words = i == 0 ? core.words().length() : part.words().length();
      String rest = means[i].substring(words).strip();
      Matcher named = PARAMETER.matcher(rest);
      int component = core.parts().indexOf(part);
      if (named.matches()) {
        said.add(new Definition.Said(component, parameters.size(), ""));
        parameters.add(parameter(part, named.group(1), sides[0]));
      } else {
        said.add(
            new Definition.Said(component, -1, part.type().read(rest).orElseThrow(this::wrong)));
      }
    }
    String words = sides[0].split(", ", 2)[0].split(" \\{", 2)[0];
    BiFunction<Class<? extends Record>, Definition.Maker, Definition> word =
        (kind, maker) ->
            new Definition(meaning, section, sides[1], core, words, parameters, said, kind, maker);
    return Effect.class.isAssignableFrom(core.type())
        ? word.apply(Effect.Use.class, Effect.Use::new)
        : word.apply(Element.Use.class, Element.Use::new);
  }

  private IllegalStateException wrong() {
    return new IllegalStateException("no definition: " + line);
  }

  /** The clause of the core's rule with which a part of a definition begins. */
  private Optional<Form.Part> clause(String words) {
    return core.clauses().stream()
        .filter(part -> (words + " ").startsWith(part.words() + " "))
        .max((one, other) -> one.words().length() - other.words().length());
  }

  /** A component of the word's own line: what the core's takes, in the place where it is named. */
  private Form.Part parameter(Form.Part part, String name, String own) {
    Matcher place = PARAMETER.matcher(own);
    while (place.find()) {
      if (place.group(1).equals(name)) {
        int comma = own.lastIndexOf(", ", place.start());
        String clause = comma < 0 ? "" : own.substring(comma + 2, place.start()).strip();
        Optional<Object> standard = part.otherwise();
        boolean all = !clause.isEmpty() || place.group(2) != null;
        ValueType type =
            Optional.ofNullable(place.group(3))
                .<ValueType>map(least -> between(part, least, place.group(4)))
                .orElseGet(() -> all ? part.type() : said(part.type(), standard));
        boolean absent = standard.isPresent() && allows(type, standard.get());
        return new Form.Part(
            name,
            Optional.of(clause).filter(words -> !words.isEmpty()),
            absent && !clause.isEmpty() ? part.standard() : "",
            type);
      }
    }
    throw wrong();
  }

  private static ValueType between(Form.Part part, String least, String most) {
    int from = Integer.parseInt(least);
    int to = Integer.parseInt(most);
    return part.type() instanceof ValueType.BySeats
        ? new ValueType.BySeats(from, to)
        : new ValueType.InRange(from, to);
  }

  /** What can be said of a component by a word: anything but what holds without it. */
  private static ValueType said(ValueType type, Optional<Object> standard) {
    return switch (type) {
      case ValueType.InRange(int least, int most)
          when standard.filter(value -> value.equals(least)).isPresent() ->
          new ValueType.InRange(least + 1, most);
      case ValueType.Word word when standard.isPresent() -> word.without(standard.get());
      case ValueType.Parts() -> new ValueType.Cards();
      case ValueType.InRange _,
          ValueType.NumberOrNone _,
          ValueType.Word _,
          ValueType.Text _,
          ValueType.Flag _,
          ValueType.Cards _,
          ValueType.BySeats _,
          ValueType.Amounts _,
          ValueType.Pattern _,
          ValueType.Seats _,
          ValueType.CardSigns _,
          ValueType.Names _,
          ValueType.Event _,
          ValueType.Conditions _,
          ValueType.Consequences _,
          ValueType.Effects _,
          ValueType.Rows _ ->
          type;
    };
  }

  private static boolean allows(ValueType type, Object value) {
    return !(type instanceof ValueType.InRange(int least, int most))
        || value instanceof Integer number && number >= least && number <= most;
  }

  /** The words of the library, in the order of their file. */
  static List<Definition> read(Function<String, Optional<Form>> cores) {
    List<Definition> all = new ArrayList<>();
    List<String> meaning = new ArrayList<>();
    Section section = Section.RULINGS;
    for (String line : file().lines().map(String::strip).toList()) {
      if (line.startsWith("#")) {
        meaning.add(line.substring(1).strip());
      } else if (line.startsWith("[")) {
        section = Section.valueOf(line.substring(1, line.length() - 1).toUpperCase(Locale.ROOT));
        meaning.clear();
      } else if (!line.isEmpty()) {
        all.add(new DefinitionReader(line, cores).definition(String.join(" ", meaning), section));
        meaning.clear();
      }
    }
    return all;
  }

  private static String file() {
    try (InputStream in = DefinitionReader.class.getResourceAsStream("definitions.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
