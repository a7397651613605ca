package eightfold.rules.check;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Excludes;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Needs;
import eightfold.rules.vocabulary.ValueType;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Reads what goes with what from the records of the rule language. */
final class DeclaredRelations {
  private DeclaredRelations() {}

  /** All relations: those of cards first, each rule's before those of its components. */
  static List<Relation> all() {
    List<Relation> all = new ArrayList<>();
    Set<Form> rules = new LinkedHashSet<>();
    Stream.of(Forms.effects(), Forms.elements())
        .flatMap(forms -> forms.values().stream())
        .map(Form::core)
        .forEach(rules::add);
    for (Effect.Trait trait : Effect.Trait.values()) {
      add(ValueType.constant(trait), List.of(new Statement.OfTrait(trait)), all);
    }
    for (Form rule : rules) {
      add(rule.place(), List.of(Statement.ofRule(rule)), all);
      for (int i = 0; i < rule.parts().size(); i++) {
        add(component(rule, i), Statement.ofComponent(rule, i), all);
        if (rule.parts().get(i).type() instanceof ValueType.Word word) {
          for (Enum<?> value : word.values()) {
            add(ValueType.constant(value), List.of(Statement.ofValue(rule, i, value)), all);
          }
        }
      }
    }
    Forms.consequences().values().stream()
        .filter(rule -> !rules.contains(rule))
        .forEach(rule -> add(rule.place(), List.of(new Statement.OfConsequence(rule)), all));
    return List.copyOf(all);
  }

  /** Where what a form says of its rule is declared. */
  private static RecordComponent component(Form rule, int part) {
    return Stream.of(rule.type().getRecordComponents())
        .filter(component -> component.getName().equals(rule.parts().get(part).name()))
        .findFirst()
        .orElseThrow();
  }

  private static void add(AnnotatedElement place, List<Statement> subjects, List<Relation> all) {
    for (Statement subject : subjects) {
      for (Needs needs : place.getAnnotationsByType(Needs.class)) {
        all.add(Relation.of(needs, subject));
      }
      for (Excludes excludes : place.getAnnotationsByType(Excludes.class)) {
        all.add(Relation.of(excludes, subject));
      }
    }
  }
}
