package eightfold.rules.check;

import eightfold.rules.vocabulary.Definition;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Something that lines of a book may say, to which a relation may stand: a rule, one of its
 * clauses, a value of one, or a word of a card.
 */
sealed interface Statement {
  /** The words of it, as a sentence for people names it. */
  String words();

  /** A rule: {@code cheating}. */
  record OfRule(Form rule) implements Statement {
    @Override
    public String words() {
      return rule.words();
    }
  }

  /** A word that says some clauses of a rule: {@code teams}. */
  record ByWord(Form word) implements Statement {
    @Override
    public String words() {
      return word.words();
    }
  }

  /** What is said in a rule's own line, where it may meet another clause. */
  sealed interface OwnLine extends Statement {
    /** The rule. */
    Form rule();

    /** Whether a line of the rule says it. */
    boolean of(Element line);
  }

  /** A clause of a rule's own line for which there is no word, or that it names any way. */
  record OfClause(Form rule, int component) implements OwnLine {
    @Override
    public String words() {
      return rule.parts().get(component).clause().orElseGet(rule::words);
    }

    @Override
    public boolean of(Element line) {
      Object value = rule.values((Record) line).get(component);
      return !rule.parts().get(component).otherwise().equals(Optional.of(value));
    }
  }

  /** A value in a rule's own line: {@code match countdown}. */
  record OfValue(Form rule, int component, Object value) implements OwnLine {
    @Override
    public String words() {
      String said = value instanceof Enum<?> one ? ValueType.word(one) : String.valueOf(value);
      return component == 0 ? rule.words() + " " + said : said;
    }

    @Override
    public boolean of(Element line) {
      return rule.values((Record) line).get(component).equals(value);
    }
  }

  /** A value that a word says: {@code dealer highest}. */
  record ByWordWith(Form word, OfValue value) implements Statement {
    @Override
    public String words() {
      return word.words();
    }
  }

  /** A word of a card: {@code next draws}. */
  record OfCard(String words, Form rule) implements Statement {}

  /** A word of a {@code when} line: {@code takes back}. */
  record OfConsequence(Form rule) implements Statement {
    @Override
    public String words() {
      return rule.words();
    }
  }

  /** A value that a word of a card says: {@code shows 2 to partner}. */
  record OfCardWith(Form rule, int component, Object value) implements Statement {
    @Override
    public String words() {
      return rule.words();
    }

    /** Whether what a line of cards comes to says it. */
    boolean of(Element.On on) {
      return on.core().stream()
          .filter(effect -> effect.rule().equals(rule.place()))
          .anyMatch(effect -> rule.values((Record) effect).get(component).equals(value));
    }
  }

  /** Any word of a card that has a trait. */
  record OfTrait(Effect.Trait trait) implements Statement {
    @Override
    public String words() {
      return trait.name();
    }
  }

  /** What words of the rule language say, as a relation writes them. */
  static Statement of(String words) {
    if (Forms.effects().containsKey(words)) {
      return card(Forms.effect(words));
    }
    String[] parts = words.split(" ", 2);
    return Forms.element(words)
        .<Statement>map(form -> form.definition().isPresent() ? new ByWord(form) : new OfRule(form))
        .or(() -> Forms.element(parts[0]).flatMap(form -> behind(form, parts[parts.length - 1])))
        .orElseThrow(() -> new IllegalStateException("no statement: " + words));
  }

  /** What stands behind a keyword. */
  private static Optional<Statement> behind(Form form, String rest) {
    if (form.definition().isPresent()) {
      return form.heads().stream()
          .findFirst()
          .flatMap(part -> part.type().read(rest))
          .map(value -> said(form, value));
    }
    for (int i = 0; i < form.parts().size(); i++) {
      Form.Part part = form.parts().get(i);
      if (part.clause().equals(Optional.of(rest))) {
        return Optional.of(new OfClause(form, i));
      } else if (part.clause().isEmpty() && part.type() instanceof ValueType.Word type) {
        Optional<Object> value = type.read(rest);
        if (value.isPresent()) {
          return Optional.of(new OfValue(form, i, value.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** The value that a line of a word says. */
  private static Statement said(Form word, Object value) {
    Map.Entry<Integer, Object> says =
        LineMeaning.says((Element) word.make(List.of(value))).entrySet().iterator().next();
    return new ByWordWith(word, new OfValue(word.core(), says.getKey(), says.getValue()));
  }

  private static Statement card(Form effect) {
    return new OfCard(effect.words(), effect.core());
  }

  /** What a line about a kind of rules says. */
  static Statement ofRule(Form rule) {
    return Effect.class.isAssignableFrom(rule.type()) ? card(rule) : new OfRule(rule);
  }

  /** What says a component: its words, where it has any. */
  static List<Statement> ofComponent(Form rule, int component) {
    List<Statement> statements = new ArrayList<>();
    for (Form word : words(rule, component)) {
      statements.add(Forms.effects().containsValue(word) ? card(word) : new ByWord(word));
    }
    return statements.isEmpty() ? List.of(new OfClause(rule, component)) : statements;
  }

  /** What says this value of a component. */
  static Statement ofValue(Form rule, int component, Object value) {
    if (Effect.class.isAssignableFrom(rule.type())) {
      return new OfCardWith(rule, component, value);
    }
    OfValue own = new OfValue(rule, component, value);
    return words(rule, component).stream()
        .findFirst()
        .<Statement>map(word -> new ByWordWith(word, own))
        .orElse(own);
  }

  /** The words by which alone a component is said: none where the rule has a line of its own. */
  private static List<Form> words(Form rule, int component) {
    if (Forms.effects().containsValue(rule)) {
      return List.of();
    }
    return Forms.wordsForClauses(rule).stream()
        .filter(word -> word.says(rule.parts().get(component).name()))
        .map(Definition::form)
        .toList();
  }
}
