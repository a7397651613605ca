package eightfold.rules.check;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.text.DefineReader;
import eightfold.rules.text.ElementText;
import eightfold.rules.text.OwnWords;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.WordRules;
import java.util.List;

/** What the words of a book's own must be like. */
final class DefineCheck {
  private static final int MOST_WORDS = 50;

  private DefineCheck() {}

  static List<Objection> check(RuleBook book) {
    Objections objections = new Objections();
    List<Element.Define> defined = book.all(Element.Define.class).toList();
    OwnWords words = OwnWords.of(book.elements());
    for (Element.Define define : defined) {
      DefineReader.wrong(define, words)
          .ifPresent(fault -> objections.add(Objection.to(fault.code(), define, fault.why())));
    }
    int language = book.find(Element.Language.class).map(Element.Language::number).orElse(1);
    if (!defined.isEmpty() && language < WordRules.Language.WITH_OWN_WORDS) {
      objections.to(
          FindingCode.NEEDS_ANOTHER_RULE,
          defined.getFirst(),
          Message.of("findings.own-words-language"),
          Message.of("findings.write-before")
              .with(
                  "line",
                  ElementText.write(new Element.Language(WordRules.Language.WITH_OWN_WORDS))));
    }
    if (defined.size() > MOST_WORDS) {
      objections.to(
          FindingCode.TOO_MANY_ELEMENTS,
          defined.get(MOST_WORDS),
          Message.of("findings.many-own-words").with("count", defined.size()),
          Advice.atMost(MOST_WORDS));
    }
    return objections.all();
  }
}
