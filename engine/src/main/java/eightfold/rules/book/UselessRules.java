package eightfold.rules.book;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.check.Objections;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.PointRows;
import eightfold.rules.vocabulary.RuleBook;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Warns of what a book says in vain. Only what is so for sure is warned of. */
final class UselessRules {
  /** Further values are not tried. */
  private static final int MOST_TRIED = 200;

  private final RuleBook book;
  private final BookPlaces places;
  private final Findings findings;
  private int tried;

  UselessRules(RuleBook book, BookPlaces places, Findings findings) {
    this.book = book;
    this.places = places;
    this.findings = findings;
  }

  /** Warns of what stands in the book's own file. */
  void warn() {
    for (Element element : book.elements()) {
      RuleBookCheck.needed(element, book.elements())
          .filter(needed -> !anOptionPutsIn(needed))
          .ifPresent(needed -> alone(element, Forms.of(element).words(), needed));
    }
    overruled();
    book.all(Element.Points.class).forEach(this::points);
    for (Option option : book.options()) {
      places.ofOption(option.key()).filter(places::own).ifPresent(place -> option(option, place));
    }
  }

  /**
   * An option that is taken over says otherwise than a line of the book by the standard that the
   * book itself has set: what an option says comes after the lines.
   */
  private void overruled() {
    List<Element> standard = inForce();
    for (Element element : book.elements()) {
      Optional<Place> place = places.of(element).filter(places::own);
      if (place.isPresent() && !standard.isEmpty() && !standard.contains(element)) {
        book.options().stream()
            .filter(option -> places.ofOption(option.key()).filter(places::own).isEmpty())
            .filter(option -> says(option, Forms.of(element).words()))
            .findFirst()
            .ifPresent(option -> overruled(place.get(), option.key()));
      }
    }
  }

  private void overruled(Place place, String key) {
    findings.add(
        FindingCode.OVERRULED,
        place,
        Message.of("findings.overruled").with("option", Echo.shortened(key)),
        Message.of("findings.line-or-set").with("option", key));
  }

  private static boolean says(Option option, String keyword) {
    return option.lines().anyMatch(line -> line.startsWith(keyword + " "));
  }

  /** The rules with the standard options; none where they make none, or make another book of it. */
  private List<Element> inForce() {
    try {
      return Options.becomes(book, Map.of()).isPresent()
          ? List.of()
          : Options.edited(book, Map.of()).book().elements();
    } catch (SetupException _) {
      return List.of();
    }
  }

  /** Points that no card counts, since they stand before those of more cards. */
  private void points(Element.Points points) {
    Optional<Place> place = places.of(points).filter(places::own);
    Optional<Element.Points.Value> dead = new PointRows(points).dead(book.pack());
    if (place.isPresent() && dead.isPresent()) {
      String row = dead.get().cards().text() + " " + dead.get().points();
      findings.add(
          FindingCode.USELESS_CLAUSE,
          place.get(),
          Message.of("findings.points-dead").with("words", Echo.shortened(row)),
          Message.of("findings.points-order"));
    }
  }

  private void alone(Element element, String keyword, String needed) {
    places
        .of(element)
        .filter(places::own)
        .ifPresent(
            place ->
                findings.add(
                    FindingCode.USELESS_RULE,
                    place,
                    Objections.saysNothing(keyword, needed),
                    Message.of("findings.add-or-leave").with("words", needed)));
  }

  private boolean anOptionPutsIn(String keyword) {
    return book.options().stream()
        .flatMap(Option::lines)
        .anyMatch(line -> line.split("[ ,]", 2)[0].equals(keyword));
  }

  private void option(Option option, Place place) {
    if (option.edits().findAny().isEmpty()) {
      findings.add(
          FindingCode.USELESS_OPTION,
          place,
          Message.of("findings.option-useless").with("option", Echo.shortened(option.key())),
          Message.of("findings.indent-lines"));
    } else if (option.shape() instanceof Option.Shape.Words(List<Option.Value> values)
        && values.size() > 1
        && values.stream().map(Option.Value::word).noneMatch(word -> playable(option, word))) {
      findings.add(
          FindingCode.UNUSABLE_OPTION,
          place,
          Message.of("findings.option-unusable").with("option", Echo.shortened(option.key())),
          Message.of("findings.unusable-why"));
    }
  }

  /** Whether the book can be played with this value, whatever one other option may have to be. */
  private boolean playable(Option option, String word) {
    if (word.equals(option.standard())) {
      return false;
    }
    Map<String, String> alone = Map.of(option.key(), word);
    return playable(alone)
        || book.options().stream()
            .filter(other -> !other.key().equals(option.key()))
            .anyMatch(
                other ->
                    samples(other.shape())
                        .anyMatch(
                            value -> playable(Map.of(option.key(), word, other.key(), value))));
  }

  private static Stream<String> samples(Option.Shape shape) {
    return switch (shape) {
      case Option.Shape.Words(List<Option.Value> values) -> values.stream().map(Option.Value::word);
      case Option.Shape.OneRank(Pack pack, List<Option.Edit> _) ->
          pack.ranks().stream().map(Rank::letters);
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          Stream.of(String.valueOf(least), String.valueOf(most));
      case Option.Shape.Ranks _, Option.Shape.Text _ -> Stream.of();
    };
  }

  /** What is no longer tried counts as playable: nothing is warned of that is not sure. */
  private boolean playable(Map<String, String> chosen) {
    if (tried++ >= MOST_TRIED) {
      return true;
    }
    try {
      return Options.becomes(book, chosen).isPresent()
          || RuleBookCheck.check(Options.edited(book, chosen).book()).isEmpty();
    } catch (SetupException _) {
      return false;
    }
  }
}
