package eightfold.rules.book;

import eightfold.game.EngineVersion;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.check.Objection;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Looks at a whole book whose lines are all right by themselves, and says where it is wrong. */
public final class BookInspection {
  private static final Set<FindingCode> ABOUT_WHAT_IS_THERE =
      EnumSet.of(
          FindingCode.CONTRADICTION,
          FindingCode.CARD_GIVEN_RULES_TWICE,
          FindingCode.DOES_NOT_FIT,
          FindingCode.RANGE_BACKWARDS);

  private final RuleBook book;
  private final BookPlaces places;
  private final Findings findings;

  public BookInspection(RuleBook book, BookPlaces places, Findings findings) {
    this.book = book;
    this.places = places;
    this.findings = findings;
  }

  /** Checks the book with its standard options, and warns of what says nothing. */
  public void inspect(EngineVersion.Of engine, BookLimits limits) {
    limits(limits);
    if (findings.errors() == 0) {
      check(engine, _ -> true);
    }
    if (findings.errors() == 0) {
      new UselessRules(book, places, findings).warn();
      new UselessEffects(book, places, findings).warn();
    }
  }

  /** Checks what could be read of a book of which some lines could not: what they may not mend. */
  void inspectRest(EngineVersion.Of engine) {
    check(engine, objection -> ABOUT_WHAT_IS_THERE.contains(objection.code()));
  }

  private void check(EngineVersion.Of engine, Predicate<Objection> counts) {
    try {
      Options.Edited edited = Options.edited(book, Map.of());
      RuleBookCheck.check(edited.book(), engine).stream()
          .filter(counts)
          .forEach(objection -> say(objection, edited.entries()));
    } catch (OptionContradiction e) {
      contradiction(e);
    } catch (SetupException e) {
      findings.add(FindingCode.NOBODY_CAN_PLAY, places.head(), Explanation.of(e.reason()));
    }
  }

  private void limits(BookLimits limits) {
    if (book.elements().size() > limits.elements()) {
      Place place = place(book.elements().get(limits.elements()), List.of());
      Message what = Message.of("findings.many-rules").with("count", book.elements().size());
      findings.add(FindingCode.TOO_MANY_ELEMENTS, place, what, Advice.atMost(limits.elements()));
    }
    if (book.options().size() > limits.options()) {
      String key = book.options().get(limits.options()).key();
      Place place = places.ofOption(key).orElseGet(places::head);
      Message what = Message.of("findings.many-options").with("count", book.options().size());
      findings.add(FindingCode.TOO_MANY_OPTIONS, place, what, Advice.atMost(limits.options()));
    }
  }

  private void say(Objection objection, List<ElementList.Entry> entries) {
    Optional<Element> element = objection.element();
    Optional<Place> place = element.map(one -> place(one, entries).part(objection.step()));
    Optional<Place> other = objection.other().map(one -> place(one, entries));
    String path = element.map(places::path).orElse("");
    String deeper = path.isEmpty() || objection.step().isEmpty() ? "" : "/" + objection.step();
    LineFault fault =
        new LineFault(
            objection.code(),
            new LineColumns(1, 1),
            new Explanation(objection.why().what(), right(objection, entries)));
    if (place.filter(places::own).isPresent()) {
      Place first = place.get();
      findings.add(first, path + deeper, fault);
      other.ifPresent(second -> note(objection, second, first));
      return;
    }
    // what is taken over is right by itself: the book's own line is the one to change, if there is
    Place own = other.filter(places::own).orElseGet(places::extension);
    findings.add(own, fault);
    place.ifPresent(first -> note(objection, first, own));
    other.filter(second -> !places.own(second)).ifPresent(second -> note(objection, second, own));
  }

  /**
   * What would be right; where a line is taken over that has its part in it, also how it is taken
   * out, as nobody can write into the file where it stands.
   */
  private Optional<Message> right(Objection objection, List<ElementList.Entry> entries) {
    List<String> out =
        Stream.of(objection.element(), objection.other())
            .flatMap(Optional::stream)
            .flatMap(element -> takenOut(element, entries).stream())
            .distinct()
            .toList();
    if (out.isEmpty()) {
      return objection.why().right();
    }
    Message takeOut =
        out.size() == 1
            ? Message.of("findings.take-out").with("line", out.getFirst())
            : Message.of("findings.take-out-either")
                .with("line", out.getFirst())
                .with("other", out.getLast());
    return objection
        .why()
        .right()
        .map(right -> Message.of("findings.or-else").with("right", right).with("else", takeOut))
        .or(() -> Optional.of(takeOut));
  }

  /** The line that takes out an element of another file, or the option that puts it in. */
  private Optional<String> takenOut(Element element, List<ElementList.Entry> entries) {
    if (places.of(element).filter(places::own).isPresent() || !places.takesOver()) {
      return Optional.empty();
    }
    return entries.stream()
        .filter(entry -> entry.element().equals(element))
        .findFirst()
        .filter(
            entry ->
                entry.origin().isEmpty()
                    || places.ofOption(key(entry.origin())).filter(places::own).isEmpty())
        .map(
            entry ->
                entry.origin().isEmpty()
                    ? "drop " + ElementList.identity(element)
                    : "without " + key(entry.origin()));
  }

  private void note(Objection objection, Place second, Place first) {
    if (!second.equals(first)) {
      findings.note(objection.code(), second, hasItsPart(first, second));
    }
  }

  private static Message hasItsPart(Place in, Place there) {
    return Message.of("findings.has-its-part").with("place", in.seenFrom(there.source()));
  }

  /** Where an element stands, or the option that puts it in. */
  private Place place(Element element, List<ElementList.Entry> entries) {
    return places
        .of(element)
        .or(
            () ->
                entries.stream()
                    .filter(entry -> entry.element().equals(element))
                    .findFirst()
                    .flatMap(entry -> places.ofOption(key(entry.origin()))))
        .orElseGet(places::head);
  }

  /** The key of the option of an origin such as {@code twos=draw2}. */
  private static String key(String origin) {
    int equals = origin.indexOf('=');
    return equals < 0 ? origin : origin.substring(0, equals);
  }

  /**
   * Options whose standard values contradict each other, or a line of the book. By standard values
   * only two lines about the same cards do: what else one option takes from another was chosen.
   */
  private void contradiction(OptionContradiction wrong) {
    ElementList.Entry other = wrong.other();
    Place second =
        other.origin().isEmpty()
            ? place(other.element(), List.of())
            : places.ofOption(key(other.origin())).orElseGet(places::head);
    Place option = places.ofOption(key(wrong.origin())).orElseGet(places::head);
    // where both are taken over, the book's own line about them is a set
    Place first =
        Stream.of(option, second).filter(places::own).findFirst().orElseGet(places::extension);
    Message set = Message.of("findings.set-another-or-cards");
    Message right =
        places.own(option)
            ? set
            : Message.of("findings.or-not-offer")
                .with("right", set)
                .with("option", key(wrong.origin()));
    findings.add(FindingCode.OPTIONS_CONTRADICT, first, wrong.reason(), right);
    Stream.of(option, second)
        .distinct()
        .filter(place -> !place.equals(first))
        .forEach(
            place ->
                findings.note(FindingCode.OPTIONS_CONTRADICT, place, hasItsPart(first, place)));
  }
}
