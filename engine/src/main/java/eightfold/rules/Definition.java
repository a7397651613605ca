package eightfold.rules;

import eightfold.rules.Line.Token;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of the language that is no rule of the core, but says some clauses of one: {@code
 * dry-pass} is {@code draw, dry pass}. The words of the library stand in a file: of each what it
 * means for people, how a line of it looks, and what that is in the core.
 *
 * <pre>
 * # With nothing left to draw a seat that could play may pass all the same (Crazy Factor).
 * dry-pass = draw, dry pass
 * </pre>
 *
 * <p>What is named in braces on both sides is handed over. A number may be given other bounds than
 * it has in the core, as {@code {cards 1..10}}; what holds in the core where nothing is said cannot
 * be said by such a word, unless its line may leave it out.
 */
public final class Definition {
  private static final Pattern PARAMETER =
      Pattern.compile("\\{([a-zA-Z]+)(?: ([0-9]+)\\.\\.([0-9]+))?}");

  private final String meaning;
  private final String line;
  private final Section section;
  private final Form core;
  private final Form form;

  /** What it says of the core's rule, by the place of the component there. */
  private final List<Said> said;

  /**
   * What a word says of one component.
   *
   * @param component its place in the core's rule
   * @param parameter the place of the value in the word's own line; negative: always the same
   * @param value that value
   */
  private record Said(int component, int parameter, Object value) {}

  private Definition(String meaning, Section section, String line) {
    this.meaning = meaning;
    this.section = section;
    String[] sides = line.split(" = ", 2);
    String[] means = sides[1].split(", ");
    this.line = sides[1];
    core = Form.core(means[0]).orElseThrow(() -> wrong(line));
    List<Form.Part> parameters = new ArrayList<>();
    List<Said> all = new ArrayList<>();
    for (int i = 1; i < means.length; i++) {
      Form.Part part = clause(means[i]).orElseThrow(() -> wrong(line));
      String rest = means[i].substring(part.words().length()).strip();
      Matcher named = PARAMETER.matcher(rest);
      int component = core.parts().indexOf(part);
      if (named.matches()) {
        all.add(new Said(component, parameters.size(), ""));
        parameters.add(parameter(part, named.group(1), sides[0]));
      } else {
        all.add(new Said(component, -1, value(part, rest).orElseThrow(() -> wrong(line))));
      }
    }
    said = List.copyOf(all);
    form = form(sides[0], parameters);
  }

  private static IllegalStateException wrong(String line) {
    return new IllegalStateException("no definition: " + line);
  }

  /** The clause of the core's rule with which a part of a definition begins. */
  private Optional<Form.Part> clause(String words) {
    return core.clauses().stream()
        .filter(part -> (words + " ").startsWith(part.words() + " "))
        .max((one, other) -> one.words().length() - other.words().length());
  }

  private static Optional<Object> value(Form.Part part, String words) {
    List<List<Token>> tokens = Line.read(words, Faults.UNHEARD).segments();
    return TextValues.read(
        part.type(), tokens.isEmpty() ? List.of() : tokens.getFirst(), Faults.UNHEARD);
  }

  /** A component of the word's own line: what the core's takes, in the place where it is named. */
  private static Form.Part parameter(Form.Part part, String name, String line) {
    Matcher place = PARAMETER.matcher(line);
    while (place.find()) {
      if (place.group(1).equals(name)) {
        int comma = line.lastIndexOf(", ", place.start());
        String clause = comma < 0 ? "" : line.substring(comma + 2, place.start()).strip();
        Optional<Object> standard = part.otherwise();
        ValueType type =
            Optional.ofNullable(place.group(2))
                .<ValueType>map(least -> between(part, least, place.group(3)))
                .orElseGet(() -> clause.isEmpty() ? said(part.type(), standard) : part.type());
        boolean absent = standard.isPresent() && allows(type, standard.get());
        return new Form.Part(
            name,
            Optional.of(clause).filter(words -> !words.isEmpty()),
            absent && !clause.isEmpty() ? part.standard() : "",
            type);
      }
    }
    throw wrong(line);
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
          ValueType.Word _,
          ValueType.Text _,
          ValueType.Flag _,
          ValueType.Cards _,
          ValueType.BySeats _,
          ValueType.Seats _,
          ValueType.Event _,
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

  private Form form(String line, List<Form.Part> parameters) {
    String words = line.split(", ", 2)[0].split(" \\{", 2)[0];
    return new Form(
        Element.Use.class,
        words,
        false,
        parameters,
        values -> new Element.Use(this, values),
        List.of(),
        Optional.of(this));
  }

  /** How its lines look. */
  Form form() {
    return form;
  }

  /** The rule of the core of which it says something. */
  Form core() {
    return core;
  }

  /** Whether the rule of which it says something needs a line of its own, and these have none. */
  boolean alone(List<Element> lines) {
    return standards(core).isEmpty()
        && lines.stream().noneMatch(line -> Form.of(line).equals(core));
  }

  /** Whether it says something of that kind of rule. */
  boolean says(Class<? extends Element> kind) {
    return core.type() == kind;
  }

  /** Whether it says something of that component. */
  boolean says(String component) {
    return said.stream().anyMatch(one -> core.parts().get(one.component).name().equals(component));
  }

  /** The rule of that kind where nobody says anything of it. */
  static <E extends Element> E standard(Class<E> kind) {
    Form form = Form.of(kind);
    return kind.cast(form.make(standards(form).orElseThrow()));
  }

  /** What it means, for the page of the language. */
  String meaning() {
    return meaning;
  }

  /** What it is in the core, with the names of its parameters. */
  String line() {
    return line;
  }

  /** Where a sheet speaks of it. */
  Section section() {
    return section;
  }

  /**
   * What a line says of the rule of the core that it is about, by component: of the rule's own line
   * the clauses that are not as they would be without it.
   */
  static Map<Integer, Object> says(Element line) {
    Map<Integer, Object> says = new TreeMap<>();
    List<Object> values = Form.of(line).values((Record) line);
    if (line instanceof Element.Use use) {
      for (Said one : use.definition().said) {
        Object value = one.parameter < 0 ? one.value : values.get(one.parameter);
        boolean open =
            one.parameter >= 0 && use.definition().form.parts().get(one.parameter).optional();
        if (!open || !use.definition().isStandard(one.component, value)) {
          says.put(one.component, use.definition().inCore(one, value));
        }
      }
      return says;
    }
    List<Form.Part> parts = Form.of(line).parts();
    for (int i = 0; i < parts.size(); i++) {
      Optional<Object> standard = parts.get(i).otherwise();
      if (parts.get(i).clause().isPresent() && !standard.equals(Optional.of(values.get(i)))) {
        says.put(i, values.get(i));
      }
    }
    return says;
  }

  private boolean isStandard(int component, Object value) {
    return core.parts().get(component).otherwise().equals(Optional.of(value));
  }

  /** A value of a word's line as the core holds it. */
  private Object inCore(Said one, Object value) {
    return value instanceof CardSet cards && parts(one) ? cards.parts() : value;
  }

  /** Writes what a line of this word says into the values of the core's rule. */
  private static void say(Element.Use use, List<Object> into) {
    says(use).forEach(into::set);
  }

  private boolean parts(Said one) {
    return core.parts().get(one.component).type() instanceof ValueType.Parts;
  }

  /**
   * A rule of the core with all that the lines of words say of it.
   *
   * @param line the rule's own line, if there is one
   * @param uses the lines of words; each of them of this rule
   * @return empty where the rule needs a line of its own and has none
   */
  static <E extends Element> Optional<E> together(
      Class<E> kind, Optional<E> line, List<Element.Use> uses) {
    if (uses.isEmpty()) {
      return line;
    }
    Form form = uses.getFirst().definition().core;
    Optional<List<Object>> begun =
        line.map(one -> form.values((Record) one)).or(() -> standards(form));
    return begun.map(
        values -> {
          List<Object> all = new ArrayList<>(values);
          uses.forEach(use -> say(use, all));
          return kind.cast(form.make(all));
        });
  }

  /** What holds where no line says anything of a rule; empty where it needs a line. */
  static Optional<List<Object>> standards(Form form) {
    List<Object> values = new ArrayList<>();
    for (Form.Part part : form.parts()) {
      Optional<Object> value = part.otherwise();
      if (value.isEmpty()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }

  /**
   * The words that say what a rule of the core says beside its line: each of its values that is not
   * the standard is said by the first word that says it and nothing else that is not so.
   */
  static List<Element> lines(Element element) {
    Form form = Form.of(element);
    if (form.wordsForClauses().isEmpty()) {
      return List.of(element);
    }
    List<Object> values = new ArrayList<>(form.values((Record) element));
    List<Element> lines = new ArrayList<>(taken(form, values));
    if (!silent(form)) {
      lines.addFirst(lines.isEmpty() ? element : (Element) form.make(values));
    }
    return lines;
  }

  /** Takes out of the values of a rule what words can say of it; the lines of these words. */
  private static List<Element> taken(Form form, List<Object> values) {
    List<Element> uses = new ArrayList<>();
    for (Definition word : form.wordsForClauses()) {
      word.taken(values).ifPresent(uses::add);
    }
    return uses;
  }

  /** A clause of a rule's line that says nothing without another one, which is not there. */
  static Optional<Form.Part> alone(Element element) {
    Form form = Form.of(element);
    if (form.wordsForClauses().isEmpty()) {
      return Optional.empty();
    }
    List<Object> values = new ArrayList<>(form.values((Record) element));
    taken(form, values);
    return form.clauses().stream()
        .filter(part -> anyWordSays(form, part))
        .filter(
            part -> !part.otherwise().equals(Optional.of(values.get(form.parts().indexOf(part)))))
        .findFirst();
  }

  /** Whether a line says what a word says, by that word or in the rule of which it says it. */
  static boolean says(Element line, Form word) {
    return Form.of(line).equals(word)
        || word.definition().filter(one -> one.core.type() == line.getClass()).isPresent()
            && lines(line).stream().anyMatch(one -> Form.of(one).equals(word));
  }

  /** Whether all that a rule says is said by words, so that its own line says nothing more. */
  static boolean silent(Form form) {
    return form.definition().isEmpty()
        && !form.parts().isEmpty()
        && standards(form).isPresent()
        && form.parts().stream().allMatch(part -> anyWordSays(form, part));
  }

  private static boolean anyWordSays(Form form, Form.Part part) {
    return form.wordsForClauses().stream().anyMatch(word -> word.says(part.name()));
  }

  /** Takes what this word can say out of the values of a rule; empty where it says nothing. */
  private Optional<Element> taken(List<Object> values) {
    List<Object> own = new ArrayList<>(Collections.nCopies(form.parts().size(), ""));
    boolean says = false;
    for (Said one : said) {
      Object value = values.get(one.component);
      boolean standard = core.parts().get(one.component).otherwise().equals(Optional.of(value));
      boolean needed = one.parameter < 0 || !form.parts().get(one.parameter).optional();
      if (needed && (standard || one.parameter < 0 && !one.value.equals(value))) {
        return Optional.empty();
      }
      says |= !standard;
      if (one.parameter >= 0) {
        own.set(one.parameter, parts(one) ? new CardSet(partsOf(value)) : value);
      }
    }
    if (!says) {
      return Optional.empty();
    }
    for (Said one : said) {
      core.parts().get(one.component).otherwise().ifPresent(it -> values.set(one.component, it));
    }
    return Optional.of((Element) form.make(own));
  }

  private static List<CardSet.Part> partsOf(Object value) {
    return ((List<?>) value).stream().map(CardSet.Part.class::cast).toList();
  }

  /** The words of the library, in the order of their file. */
  static List<Definition> read() {
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
        all.add(new Definition(String.join(" ", meaning), section, line));
        meaning.clear();
      }
    }
    return all;
  }

  private static String file() {
    try (InputStream in = Definition.class.getResourceAsStream("definitions.txt")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
