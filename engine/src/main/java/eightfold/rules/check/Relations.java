package eightfold.rules.check;

import eightfold.rules.finding.FindingCode;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.Reach;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What goes with what, as the records of the rule language declare it ({@link
 * eightfold.rules.vocabulary.Needs}, {@link eightfold.rules.vocabulary.Excludes}): looked for in
 * every book.
 */
final class Relations {
  private static final List<Relation> ALL = DeclaredRelations.all();

  /** Those within one line of cards, by the word that the line has. */
  private static final Map<String, List<Relation>> IN_A_LINE = inALine();

  /** Those of whatever has a trait. */
  private static final List<Relation> OF_TRAITS =
      ALL.stream().filter(one -> one.subject() instanceof Statement.OfTrait).toList();

  /** All others; what has a sentence of its own goes first. */
  private static final List<Relation> IN_THE_BOOK =
      ALL.stream()
          .filter(one -> !one.inOneLine() && !one.completes() && !OF_TRAITS.contains(one))
          .sorted(Comparator.comparing(one -> one.sentence().what().isEmpty()))
          .toList();

  private static final List<Relation> COMPLETING =
      ALL.stream().filter(Relation::completes).toList();

  private final BookLines lines;

  Relations(BookLines lines) {
    this.lines = lines;
  }

  /** What is wrong with the words of a line of cards. */
  List<Objection> of(Element.On on) {
    Objections objections = new Objections();
    OF_TRAITS.stream()
        .filter(relation -> says(on, relation.subject()))
        .forEach(relation -> book(on, relation, objections));
    line(on, objections);
    return objections.all();
  }

  /** What is wrong with anything else that the lines of the book say. */
  List<Objection> ofRules() {
    Objections objections = new Objections();
    IN_THE_BOOK.forEach(relation -> book(relation, objections));
    return objections.all();
  }

  /** The word without which this one says nothing, if none of these lines says it. */
  static Optional<String> needed(Form word, List<Element> lines) {
    Statement subject = new Statement.ByWord(word);
    return COMPLETING.stream()
        .filter(relation -> relation.subject().equals(subject))
        .filter(relation -> relation.others().stream().noneMatch(other -> saidBy(lines, other)))
        .map(relation -> relation.others().getFirst())
        .map(Statement::words)
        .findFirst();
  }

  private static boolean saidBy(List<Element> lines, Statement statement) {
    return switch (statement) {
      case Statement.ByWord(Form word) ->
          lines.stream().anyMatch(line -> LineMeaning.says(line, word));
      case Statement.OfValue value ->
          lines.stream().filter(value.rule().type()::isInstance).anyMatch(value::of);
      case Statement.OfRule _,
          Statement.OfClause _,
          Statement.ByWordWith _,
          Statement.OfCard _,
          Statement.OfConsequence _,
          Statement.OfCardWith _,
          Statement.OfTrait _ ->
          false;
    };
  }

  private static Map<String, List<Relation>> inALine() {
    Map<String, List<Relation>> byWord = new HashMap<>();
    ALL.stream()
        .filter(Relation::inOneLine)
        .forEach(
            one -> byWord.computeIfAbsent(one.subject().words(), _ -> new ArrayList<>()).add(one));
    return Map.copyOf(byWord);
  }

  private static void line(Element.On on, Objections objections) {
    BookLines.said(on)
        .distinct()
        .flatMap(word -> IN_A_LINE.getOrDefault(word, List.of()).stream())
        .filter(relation -> comesToSomething(on, relation))
        .forEach(relation -> line(on, relation, objections));
  }

  /** Of a rule whose first word is lacking that alone is said ({@link EffectCheck}). */
  private static boolean comesToSomething(Element.On on, Relation relation) {
    return relation.subject() instanceof Statement.OfCard card
        && on.find(card.rule().place()).filter(Effect::complete).isPresent();
  }

  private static void line(Element.On on, Relation relation, Objections objections) {
    Stream<String> there = relation.others().stream().flatMap(other -> words(on, other));
    switch (relation.kind()) {
      case Relation.Kind.Need _ -> {
        if (there.findFirst().isEmpty()) {
          lacks(FindingCode.NEEDS_ANOTHER_RULE, on, relation, objections);
        }
      }
      case Relation.Kind.Exclusion _ ->
          there.forEach(
              word ->
                  objections.add(
                      Objection.to(FindingCode.CONTRADICTION, on, relation.contradicts(word))
                          .about(word)
                          .since(relation.sentence().since())));
    }
  }

  /** The words of a line that say this. */
  private static Stream<String> words(Element.On on, Statement statement) {
    return switch (statement) {
      case Statement.OfCard card -> BookLines.said(on).filter(card.words()::equals).limit(1);
      case Statement.OfCardWith with -> Stream.of(with.words()).filter(_ -> with.of(on));
      case Statement.OfTrait(Effect.Trait trait) ->
          on.core().stream()
              .filter(effect -> effect.has(trait))
              .flatMap(effect -> on.words(effect.rule()).stream());
      case Statement.OfRule _,
          Statement.ByWord _,
          Statement.ByWordWith _,
          Statement.OwnLine _,
          Statement.OfConsequence _ ->
          Stream.empty();
    };
  }

  private static boolean says(Element.On on, Statement words) {
    return words(on, words).findFirst().isPresent();
  }

  private void book(Relation relation, Objections objections) {
    if (relation.inOwnLine()) {
      lines.rules(((Statement.OwnLine) relation.subject()).rule()).stream()
          .filter(rule -> says(rule, relation.subject()))
          .forEach(rule -> ownLine(rule, relation, objections));
    } else if (relation.reach() == Reach.BOOK) {
      lines.cards().stream()
          .filter(on -> says(on, relation.subject()))
          .forEach(on -> book(on, relation, objections));
    } else {
      lines.saying(relation.subject()).ifPresent(line -> book(line, relation, objections));
    }
  }

  private void book(Element line, Relation relation, Objections objections) {
    switch (relation.kind()) {
      case Relation.Kind.Need(List<Statement> without) -> {
        if (relation.others().stream().noneMatch(lines::holds)
            || without.stream().anyMatch(lines::holds)) {
          lacks(FindingCode.NEEDS_ANOTHER_RULE, line, relation, objections);
        }
      }
      case Relation.Kind.Exclusion(boolean showsCards) ->
          excludes(line, relation, showsCards, objections);
    }
  }

  /** Two clauses of one rule's line. */
  private static void ownLine(Element rule, Relation relation, Objections objections) {
    Optional<Statement> there =
        relation.others().stream().filter(other -> says(rule, other)).findFirst();
    switch (relation.kind()) {
      case Relation.Kind.Need _ -> {
        if (there.isEmpty()) {
          lacks(FindingCode.DOES_NOT_FIT, rule, relation, objections);
        }
      }
      case Relation.Kind.Exclusion _ ->
          there.ifPresent(
              other ->
                  objections.add(
                      Objection.to(
                          FindingCode.DOES_NOT_FIT, rule, relation.contradicts(other.words()))));
    }
  }

  private static boolean says(Element rule, Statement statement) {
    return statement instanceof Statement.OwnLine own && own.of(rule);
  }

  private static void lacks(
      FindingCode code, Element line, Relation relation, Objections objections) {
    Objection objection =
        Objection.to(code, line, relation.lacks()).since(relation.sentence().since());
    Objection placed = relation.ofCards() ? objection.about(relation.subject().words()) : objection;
    // two needs may be told by one sentence
    if (!objections.all().contains(placed)) {
      objections.add(placed);
    }
  }

  private void excludes(
      Element line, Relation relation, boolean showsCards, Objections objections) {
    for (Statement other : relation.others()) {
      Optional<Element> beside = lines.saying(other);
      if (beside.isPresent()) {
        boolean shown = showsCards || !(other instanceof Statement.OfCard);
        objections.add(
            Objection.to(FindingCode.CONTRADICTION, line, relation.contradicts(other.words()))
                .beside(beside.filter(_ -> shown))
                .since(relation.sentence().since()));
        if (!relation.sentence().namesTheOther()) {
          return;
        }
      }
    }
  }
}
