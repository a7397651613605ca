package eightfold.rules.book;

import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Span;
import eightfold.rules.text.BookDraft;
import eightfold.rules.text.ElementList;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where the elements and options of a whole book stand, also those that it takes over. */
public final class BookPlaces {
  private final RuleBook book;
  private final Map<Element, Place> elements = new HashMap<>();
  private final Map<String, Place> options;
  private final Place head;
  private final Place extension;

  public BookPlaces(
      RuleBook book, List<ElementList.Entry> entries, Map<String, Place> options, BookDraft draft) {
    this.book = book;
    entries.forEach(entry -> elements.put(entry.element(), entry.place()));
    this.options = Map.copyOf(options);
    this.head = draft.head();
    this.extension = draft.place("extends");
  }

  /** Of a book in JSON. */
  public BookPlaces(RuleBook book, Map<String, Place> options, Source source) {
    this.book = book;
    this.options = options;
    this.head = new Place(source, Span.START, "");
    this.extension = head;
    for (int i = 0; i < book.elements().size(); i++) {
      String path = "/elements/" + i;
      elements.put(book.elements().get(i), new Place(source, source.nearest(path), path));
    }
  }

  /** Whether the book takes another one over. */
  boolean takesOver() {
    return !extension.equals(head);
  }

  /** Where the book begins. */
  Place head() {
    return head;
  }

  /** Where the book says what it takes over; its beginning where it takes nothing over. */
  Place extension() {
    return extension;
  }

  /** Whether a place is in the book's own file. */
  boolean own(Place place) {
    return place.source().file().equals(head.source().file());
  }

  /** Where an element stands; empty for one that only an option puts in. */
  Optional<Place> of(Element element) {
    return Optional.ofNullable(elements.get(element));
  }

  /** The JSON pointer of an element in the whole book; empty if it is none of its elements. */
  String path(Element element) {
    int index = book.elements().indexOf(element);
    return index < 0 ? "" : "/elements/" + index;
  }

  /** Where an option stands. */
  Optional<Place> ofOption(String key) {
    return Optional.ofNullable(options.get(key));
  }
}
