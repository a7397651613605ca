package eightfold.rules.vocabulary;

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
 * The forms of all that the rule language can say: those of the core, which are derived from their
 * records, and those of the words that are made of them.
 */
public final class Forms {
  private static final Map<String, Form> CORE = ofAll(Element.class);
  private static final Map<String, Form> CORE_OF_EFFECTS = ofAll(Effect.class);
  private static final List<Definition> DEFINITIONS = DefinitionReader.read(Forms::core);
  private static final Map<String, Form> ELEMENTS = withWords(CORE);
  private static final Map<String, Form> EFFECTS = sayable(withWords(CORE_OF_EFFECTS));
  private static final Map<String, Form> TRIGGERS = ofAll(Trigger.class);
  private static final Map<String, Form> CONDITIONS = ofAll(EventCondition.class);
  private static final Map<String, Form> CONSEQUENCES = ofAll(Consequence.class);
  private static final Map<Object, Form> BY_PLACE =
      byPlace(Stream.of(CORE, CORE_OF_EFFECTS, TRIGGERS, CONDITIONS, CONSEQUENCES));
  private static final Map<Object, Form> CONSEQUENCES_BY_PLACE = byPlace(Stream.of(CONSEQUENCES));
  private static final Map<Form, List<Definition>> WORDS = wordsByRule();

  private Forms() {}

  /** The form of a rule of the core by its keyword. */
  static Optional<Form> core(String keyword) {
    return Optional.ofNullable(CORE.get(keyword))
        .or(() -> Optional.ofNullable(CORE_OF_EFFECTS.get(keyword)));
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
  public static Map<String, Form> elements() {
    return ELEMENTS;
  }

  /** The forms of all effects by phrase, in the order of their records. */
  public static Map<String, Form> effects() {
    return EFFECTS;
  }

  /** The forms of all events of {@code when} lines by their words. */
  public static Map<String, Form> triggers() {
    return TRIGGERS;
  }

  /** The forms of all conditions of such lines. */
  public static Map<String, Form> conditions() {
    return CONDITIONS;
  }

  /** The forms of all that such a line may bring about. */
  public static Map<String, Form> consequences() {
    return CONSEQUENCES;
  }

  /** The form of an event of a {@code when} line. */
  public static Form of(Trigger trigger) {
    return of(trigger.getClass());
  }

  /** The form of a condition of such a line. */
  public static Form of(EventCondition condition) {
    return Optional.ofNullable(BY_PLACE.get(Form.place(condition))).orElseThrow();
  }

  /** The form of what such a line brings about. */
  public static Form of(Consequence consequence) {
    return Optional.ofNullable(CONSEQUENCES_BY_PLACE.get(Form.place(consequence))).orElseThrow();
  }

  /** The form of one of several things that lines say with the same record. */
  public static Form of(Enum<?> phrase) {
    return Optional.ofNullable(BY_PLACE.get(ValueType.constant(phrase))).orElseThrow();
  }

  /** The form of an element. */
  public static Form of(Element element) {
    if (element instanceof Element.Use use) {
      return use.definition().form();
    }
    return Optional.ofNullable(BY_PLACE.get(Form.place(element))).orElseThrow();
  }

  /** Whether a book may hold several rules of that kind. */
  static boolean many(Class<?> kind) {
    return !kind.isRecord() || Phrased.class.isAssignableFrom(kind) || of(kind).many();
  }

  /** The form of an effect. */
  public static Form of(Effect effect) {
    if (effect instanceof Effect.Use use) {
      return use.definition().form();
    }
    return Optional.ofNullable(BY_PLACE.get(Form.place(effect))).orElseThrow();
  }

  /** The form of the element with this keyword. */
  public static Optional<Form> element(String keyword) {
    return Optional.ofNullable(ELEMENTS.get(keyword));
  }

  /** Whether lines that begin so tell of a pack of the book's own. */
  public static boolean isOfPack(String keyword) {
    return element(keyword)
        .filter(form -> Element.PackRule.class.isAssignableFrom(form.type()))
        .isPresent();
  }

  /** The form of the effect with this phrase. */
  public static Form effect(String phrase) {
    return Optional.ofNullable(EFFECTS.get(phrase)).orElseThrow();
  }

  /** The form of a kind of elements or effects. */
  public static Form of(Class<?> type) {
    return Optional.ofNullable(BY_PLACE.get(type)).orElseThrow();
  }

  /** The words that say clauses of a rule of the core, in the order of their file. */
  public static List<Definition> wordsForClauses(Form form) {
    return form.definition().isPresent() ? List.of() : WORDS.getOrDefault(form, List.of());
  }

  private static Map<Form, List<Definition>> wordsByRule() {
    Map<Form, List<Definition>> words = new HashMap<>();
    DEFINITIONS.forEach(
        word -> words.computeIfAbsent(word.core(), _ -> new ArrayList<>()).add(word));
    return words;
  }

  /** The forms of some families by where they are declared, of those of two the first one. */
  private static Map<Object, Form> byPlace(Stream<Map<String, Form>> families) {
    Map<Object, Form> forms = new HashMap<>();
    families
        .flatMap(family -> family.values().stream())
        .forEach(form -> forms.putIfAbsent(form.place(), form));
    return Map.copyOf(forms);
  }

  private static Map<String, Form> ofAll(Class<?> family) {
    Map<String, Form> forms = new LinkedHashMap<>();
    for (Class<?> member : members(family).toList()) {
      if (Phrased.class.isAssignableFrom(member)) {
        RecordForm.phrases(member.asSubclass(Record.class), family)
            .forEach(form -> forms.put(form.words(), form));
      }
      if (Form.words(member).isEmpty()) {
        continue;
      }
      String words = Form.words(member).orElseThrow();
      Keyword keyword = member.getAnnotation(Keyword.class);
      boolean many = keyword != null && keyword.many();
      forms.put(words, RecordForm.of(member.asSubclass(Record.class), words, many));
    }
    return Collections.unmodifiableMap(forms);
  }

  /** The records of a sealed family, also those of the families within it. */
  private static Stream<Class<?>> members(Class<?> family) {
    return family.isRecord()
        ? Stream.of(family)
        : Arrays.stream(family.getPermittedSubclasses()).flatMap(Forms::members);
  }

  /** The word that begins the line of an element of this kind. */
  public static String keyword(Class<? extends Element> element) {
    return of(element).words();
  }
}
