package eightfold.rules.book;

import eightfold.cards.Pack;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.text.BookDraft;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.LineFaults;
import eightfold.rules.text.OptionValue;
import eightfold.rules.text.OwnWords;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.LineMeaning;
import eightfold.rules.vocabulary.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a book's own lines leave of the options that it takes over. A line goes before what an
 * option would put in its place by its standard: such an option is not offered. Neither are values
 * that would take the line away, so that nobody can choose them (docs/adr/0032).
 */
final class InheritedOptions {
  private final List<BookDraft.Item.Put> puts = new ArrayList<>();
  private final List<BookDraft.Item.Drop> drops = new ArrayList<>();
  private final String file;
  private final OwnWords words;

  /**
   * For the lines that a book adds to what it takes over.
   *
   * @param draft its file
   * @param elements all elements, whose own words the lines of options may be made of
   */
  InheritedOptions(BookDraft draft, List<Element> elements) {
    file = draft.source().file();
    words = OwnWords.of(elements);
    for (BookDraft.Item item : draft.items()) {
      if (item instanceof BookDraft.Item.Put put && !(put.element() instanceof Element.Ruling)) {
        puts.add(put);
      } else if (item instanceof BookDraft.Item.Drop drop) {
        drops.add(drop);
      }
    }
  }

  /** The statement that an option's standard would undo. */
  Optional<BookDraft.Item> undone(Option option) {
    return undone(edits(option, option.standard()), option.standard());
  }

  /**
   * The option without the values that would undo a line; empty where nothing is left to choose.
   * Where a value gives rules to a card of which a line speaks the table is refused with both, and
   * where the book is offered they are still to be seen (eights.md, R12).
   */
  Optional<Option> left(Option option) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> {
        List<Option.Value> left =
            values.stream().filter(value -> !undoes(value.edits(), "")).toList();
        yield left.size() == values.size()
            ? Optional.of(option)
            : Optional.of(left)
                .filter(some -> some.size() > 1)
                .map(some -> with(option, new Option.Shape.Words(some)));
      }
      case Option.Shape.InRange(int least, int most, List<Option.Edit> edits) ->
          Optional.of(option)
              .filter(
                  _ ->
                      !undoes(edits, String.valueOf(least))
                          || !undoes(edits, String.valueOf(most)));
      case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) ->
          Optional.of(option).filter(_ -> !saysThemselves(edits, option.standard()));
      case Option.Shape.Ranks _, Option.Shape.Text _ -> Optional.of(option);
    };
  }

  /** Whether a line is just what the option puts in: with another rank it would stand beside. */
  private boolean saysThemselves(List<Option.Edit> edits, String value) {
    List<Element> put = put(edits, value);
    return puts.stream().anyMatch(own -> put.contains(own.element()));
  }

  private static Option with(Option option, Option.Shape shape) {
    return new Option(option.key(), option.meaning(), option.standard(), shape);
  }

  private boolean undoes(List<Option.Edit> edits, String value) {
    return undone(edits, value)
        .filter(
            item ->
                !(item instanceof BookDraft.Item.Put(Element element, Place _)
                    && element instanceof Element.On))
        .isPresent();
  }

  /** What an option does at a value. */
  private static List<Option.Edit> edits(Option option, String value) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> OptionValue.word(values, value).edits();
      case Option.Shape.InRange(int _, int _, List<Option.Edit> edits) ->
          OptionValue.isNumber(value) ? edits : List.of();
      case Option.Shape.OneRank(Pack _, List<Option.Edit> edits) -> edits;
      case Option.Shape.Text(List<Option.Edit> edits) -> edits;
      // of ranks nobody speaks by the standard; what is chosen is refused with the rank's line
      case Option.Shape.Ranks _ -> List.of();
    };
  }

  private Optional<BookDraft.Item> undone(List<Option.Edit> edits, String value) {
    List<Element> put = put(edits, value);
    return Stream.concat(
            puts.stream().filter(own -> undoes(own.element(), edits, put, value)),
            drops.stream().filter(own -> put.stream().anyMatch(one -> putsBack(one, own))))
        .map(BookDraft.Item.class::cast)
        .findFirst();
  }

  private List<Element> put(List<Option.Edit> edits, String value) {
    return edits.stream()
        .flatMap(edit -> line(edit).stream())
        .flatMap(line -> element(line.replace("{}", value)).stream())
        .toList();
  }

  private static Optional<String> line(Option.Edit edit) {
    return switch (edit) {
      case Option.Edit.Put(String line) -> Optional.of(line);
      case Option.Edit.Change(String _, String line) -> Optional.of(line);
      case Option.Edit.Drop _, Option.Edit.Become _ -> Optional.empty();
    };
  }

  /** What is wrong with the line of an option is said where the option stands. */
  private Optional<Element> element(String line) {
    return ElementReader.read(line, LineFaults.alone(file, words, new Findings()))
        .filter(element -> !(element instanceof Element.Ruling));
  }

  /** Whether edits take a line away, or put one that says otherwise of the same. */
  private static boolean undoes(
      Element own, List<Option.Edit> edits, List<Element> put, String value) {
    if (put.contains(own)) {
      return false;
    }
    boolean takenAway =
        edits.stream()
            .anyMatch(
                edit ->
                    switch (edit) {
                      case Option.Edit.Drop(String words) -> drops(words, value, own);
                      case Option.Edit.Change(String words, String _) -> drops(words, value, own);
                      case Option.Edit.Put _, Option.Edit.Become _ -> false;
                    });
    return takenAway || put.stream().anyMatch(one -> contradicts(one, own));
  }

  private static boolean drops(String words, String value, Element element) {
    return ElementList.isNamed(element, words.replace("{}", value));
  }

  private static boolean contradicts(Element one, Element own) {
    return ElementList.identity(one).equals(ElementList.identity(own))
        || LineMeaning.contradict(one, own)
        || one instanceof Element.On put
            && own instanceof Element.On on
            && ElementList.shared(put, on, ElementList.singles(List.of(put, on))) != 0;
  }

  private boolean putsBack(Element put, BookDraft.Item.Drop own) {
    return ElementList.isNamed(put, own.words())
        && puts.stream().noneMatch(line -> line.element().equals(put));
  }
}
