package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Definition;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.RuleBook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lines that say different things of the same clause of a rule, and clauses that say nothing. */
final class SameRuleCheck {
  /** A clause of a rule. */
  private record Clause(Form rule, int component) {}

  /** What a line says of it. */
  private record Said(Element line, Object value) {}

  private final Map<Clause, Said> said = new HashMap<>();
  private final Objections objections = new Objections();

  private SameRuleCheck() {}

  static List<Objection> check(RuleBook book) {
    SameRuleCheck check = new SameRuleCheck();
    book.elements().stream().filter(line -> !Forms.of(line).many()).forEach(check::line);
    return check.objections.all();
  }

  private void line(Element line) {
    Form rule = Forms.of(line).definition().map(Definition::core).orElseGet(() -> Forms.of(line));
    LineMeaning.alone(line)
        .ifPresent(
            part ->
                objections.to(
                    FindingCode.DOES_NOT_FIT,
                    line,
                    Message.of("findings.nothing-alone").with("words", part.words()),
                    Message.of("findings.say-what-belongs")));
    Map<Integer, Object> says = LineMeaning.says(line);
    says.forEach((component, value) -> clause(new Clause(rule, component), new Said(line, value)));
  }

  private void clause(Clause clause, Said now) {
    Optional.ofNullable(said.putIfAbsent(clause, now))
        .filter(before -> !before.value.equals(now.value))
        .ifPresent(
            before ->
                objections.contradiction(
                    now.line,
                    Optional.of(before.line),
                    Message.of("findings.another-line")
                        .with("words", clause.rule.parts().get(clause.component).words()),
                    Advice.chooseOne()));
  }
}
