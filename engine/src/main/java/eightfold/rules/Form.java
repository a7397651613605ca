package eightfold.rules;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How an element or an effect is written: the words that begin it, what stands behind them, and its
 * clauses. Of a rule of the core it is derived from the record, so that a new record has its form
 * at once; of a word of the language it stands in its {@link Definition}.
 *
 * @param type the record; of a word {@link Element.Use} or {@link Effect.Use}
 * @param words the keyword of an element, the phrase of an effect
 * @param many whether a book may hold several, told apart by what stands behind the keyword
 * @param parts its components, in order
 * @param maker makes such a record of the values of its components
 * @param accessors read the values of its components from such a record; of a word none
 * @param definition what it is made of, if it is a word and no rule of the core
 */
record Form(
    Class<? extends Record> type,
    String words,
    boolean many,
    List<Part> parts,
    Maker maker,
    List<Method> accessors,
    Optional<Definition> definition) {
  /** Makes a record of the values of its components, in order. */
  @FunctionalInterface
  interface Maker {
    Record make(List<Object> values) throws ReflectiveOperationException;
  }

  /**
   * A component.
   *
   * @param clause the words before it; none where it stands right behind the keyword
   * @param standard what holds where the clause is absent, as it would be written
   * @param otherwise the same as a value; empty where a line must say it
   */
  record Part(
      String name,
      Optional<String> clause,
      String standard,
      ValueType type,
      Optional<Object> otherwise) {
    Part(String name, Optional<String> clause, String standard, ValueType type) {
      this(name, clause, standard, type, otherwise(type, standard));
    }

    private static Optional<Object> otherwise(ValueType type, String standard) {
      if (type instanceof ValueType.Flag) {
        return Optional.of(false);
      } else if (standard.isEmpty()) {
        return Optional.empty();
      }
      return TextValues.read(
          type, Line.read(standard, Faults.UNHEARD).segments().getFirst(), Faults.UNHEARD);
    }

    /** The words of its clause. */
    String words() {
      return clause.orElseThrow();
    }

    /** Whether a line must have the clause. */
    boolean required() {
      return clause.isPresent() && standard.isEmpty() && !(type instanceof ValueType.Flag);
    }

    /** Whether a line may leave the clause out. */
    boolean optional() {
      return clause.isPresent() && !required();
    }

    /** Whether it stands right behind the keyword, one value after another. */
    boolean head() {
      return clause.isEmpty() && type instanceof ValueType.Single;
    }
  }

  private static final Map<String, Form> CORE = ofAll(Element.class);
  private static final Map<String, Form> CORE_OF_EFFECTS = ofAll(Effect.class);
  private static final List<Definition> DEFINITIONS = DefinitionReader.read();
  private static final Map<String, Form> ELEMENTS = withWords(CORE);
  private static final Map<String, Form> EFFECTS = sayable(withWords(CORE_OF_EFFECTS));
  private static final Map<String, Form> TRIGGERS = ofAll(Trigger.class);
  private static final Map<String, Form> CONSEQUENCES = ofAll(Consequence.class);
  private static final Map<Class<?>, Form> BY_TYPE = byType();
  private static final Map<Class<?>, List<Definition>> WORDS = wordsByRule();

  Form {
    parts = List.copyOf(parts);
    accessors = List.copyOf(accessors);
  }

  /** There is one form of each kind, so that none has to be compared part by part. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return words.hashCode();
  }

  /** The form of a rule of the core by its keyword. */
  static Optional<Form> core(String keyword) {
    return Optional.ofNullable(CORE.get(keyword))
        .or(() -> Optional.ofNullable(CORE_OF_EFFECTS.get(keyword)));
  }

  /** The form of the rule of the core of which it says something; its own where it is that. */
  Form core() {
    return definition.map(Definition::core).orElse(this);
  }

  /** All forms of a family: behind those of the core the words that are made of them. */
  private static Map<String, Form> withWords(Map<String, Form> family) {
    Map<String, Form> forms = new LinkedHashMap<>();
    family.forEach(
        (words, core) -> {
          forms.put(words, core);
          DEFINITIONS.stream()
              .filter(definition -> definition.core().equals(core))
              .forEach(definition -> forms.put(definition.form().words(), definition.form()));
        });
    return Collections.unmodifiableMap(forms);
  }

  /** What a line about cards may say: what a rule has only words for is not said by its name. */
  private static Map<String, Form> sayable(Map<String, Form> effects) {
    Map<String, Form> forms = new LinkedHashMap<>(effects);
    forms.values().removeIf(form -> form.type().isAnnotationPresent(Keyword.class));
    return Collections.unmodifiableMap(forms);
  }

  /** The forms of all elements by keyword: in the order of the records, each with its words. */
  static Map<String, Form> elements() {
    return ELEMENTS;
  }

  /** The forms of all effects by phrase, in the order of their records. */
  static Map<String, Form> effects() {
    return EFFECTS;
  }

  /** The forms of all events of {@code when} lines by their words. */
  static Map<String, Form> triggers() {
    return TRIGGERS;
  }

  /** The forms of all that such a line may bring about. */
  static Map<String, Form> consequences() {
    return CONSEQUENCES;
  }

  /** The form of an event of a {@code when} line. */
  static Form of(Trigger trigger) {
    return of(trigger.getClass());
  }

  /** The form of what such a line brings about. */
  static Form of(Consequence consequence) {
    return of(consequence.getClass());
  }

  /** The form of an element. */
  static Form of(Element element) {
    return element instanceof Element.Use use ? use.definition().form() : of(element.getClass());
  }

  /** The form of an effect. */
  static Form of(Effect effect) {
    return effect instanceof Effect.Use use ? use.definition().form() : of(effect.getClass());
  }

  /** The form of the element with this keyword. */
  static Optional<Form> element(String keyword) {
    return Optional.ofNullable(ELEMENTS.get(keyword));
  }

  /** The form of the effect with this phrase. */
  static Form effect(String phrase) {
    return Optional.ofNullable(EFFECTS.get(phrase)).orElseThrow();
  }

  /** The form of a kind of elements or effects. */
  static Form of(Class<?> type) {
    return Optional.ofNullable(BY_TYPE.get(type)).orElseThrow();
  }

  /** The words that say clauses of this rule of the core, in the order of their file. */
  List<Definition> wordsForClauses() {
    return definition.isPresent() ? List.of() : WORDS.getOrDefault(type, List.of());
  }

  private static Map<Class<?>, List<Definition>> wordsByRule() {
    Map<Class<?>, List<Definition>> words = new HashMap<>();
    DEFINITIONS.forEach(
        word -> words.computeIfAbsent(word.core().type(), _ -> new ArrayList<>()).add(word));
    return words;
  }

  private static Map<Class<?>, Form> byType() {
    Map<Class<?>, Form> forms = new HashMap<>();
    CORE.values().forEach(form -> forms.put(form.type(), form));
    CORE_OF_EFFECTS.values().forEach(form -> forms.put(form.type(), form));
    TRIGGERS.values().forEach(form -> forms.put(form.type(), form));
    CONSEQUENCES.values().forEach(form -> forms.put(form.type(), form));
    return Map.copyOf(forms);
  }

  private static Map<String, Form> ofAll(Class<?> family) {
    Map<String, Form> forms = new LinkedHashMap<>();
    for (Class<?> member : members(family).filter(Form::named).toList()) {
      Optional<Keyword> keyword = Optional.ofNullable(member.getAnnotation(Keyword.class));
      String words = keyword.map(Keyword::value).orElseGet(() -> clause(member));
      boolean many = keyword.map(Keyword::many).orElse(false);
      forms.put(words, of(member.asSubclass(Record.class), words, many));
    }
    return Collections.unmodifiableMap(forms);
  }

  /** Whether a record stands for a rule; what words come to has no words of its own. */
  private static boolean named(Class<?> member) {
    return member.isAnnotationPresent(Keyword.class) || member.isAnnotationPresent(Clause.class);
  }

  /** The records of a sealed family, also those of the families within it. */
  private static Stream<Class<?>> members(Class<?> family) {
    return family.isRecord()
        ? Stream.of(family)
        : Arrays.stream(family.getPermittedSubclasses()).flatMap(Form::members);
  }

  private static String clause(Class<?> effect) {
    return Optional.ofNullable(effect.getAnnotation(Clause.class)).orElseThrow().value();
  }

  /** The word that begins the line of an element of this kind. */
  static String keyword(Class<? extends Element> element) {
    return of(element).words();
  }

  /** The form of a record. */
  static Form of(Class<? extends Record> type, String words, boolean many) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<? extends Record> constructor = type.getDeclaredConstructor(types);
      return new Form(
          type,
          words,
          many,
          Arrays.stream(components).map(Form::part).toList(),
          values -> constructor.newInstance(values.toArray()),
          Arrays.stream(components).map(RecordComponent::getAccessor).toList(),
          Optional.empty());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("a record without its constructor: " + type, e);
    }
  }

  private static Part part(RecordComponent component) {
    Optional<Clause> clause = Optional.ofNullable(component.getAnnotation(Clause.class));
    return new Part(
        component.getName(),
        clause.map(Clause::value),
        clause.map(Clause::standard).orElseGet(() -> standard(component)),
        ValueType.of(component));
  }

  private static String standard(RecordComponent component) {
    return Optional.ofNullable(component.getAnnotation(Standard.class))
        .map(Standard::value)
        .orElse("");
  }

  /** The components that stand behind the keyword. */
  List<Part> heads() {
    return parts.stream().filter(Part::head).toList();
  }

  /** Whether what stands behind the keyword are two numbers, written {@code 2..7}. */
  boolean range() {
    return heads().size() == 2
        && heads().stream().allMatch(part -> part.type() instanceof ValueType.InRange);
  }

  /** The components that stand after commas, each with words of its own. */
  List<Part> clauses() {
    return parts.stream().filter(part -> part.clause().isPresent()).toList();
  }

  /** Whether the clauses of the line are effects. */
  boolean hasEffects() {
    return parts.stream().anyMatch(part -> part.type() instanceof ValueType.Effects);
  }

  /** The form of what stands between the commas, if the line is such a list. */
  Optional<Form> row() {
    return parts.stream()
        .map(Part::type)
        .filter(ValueType.Rows.class::isInstance)
        .map(type -> ((ValueType.Rows) type).row())
        .findFirst();
  }

  /** The values of the components of such a record, in order. */
  List<Object> values(Record value) {
    if (value instanceof Word use) {
      return use.values();
    }
    List<Object> values = new ArrayList<>();
    for (Method accessor : accessors) {
      try {
        values.add(accessor.invoke(value));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("cannot read " + accessor + " of " + value, e);
      }
    }
    return values;
  }

  /** The record with these values. */
  Record make(List<Object> values) {
    try {
      return maker.make(values);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + type.getSimpleName(), e);
    }
  }
}
