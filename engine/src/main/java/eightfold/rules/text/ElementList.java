package eightfold.rules.text;

import eightfold.cards.Kinds;
import eightfold.rules.finding.Place;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.ConditionRules;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.LineMeaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The elements of a book while it is put together from the book that it extends, its own lines and
 * its options.
 */
public final class ElementList {
  /**
   * An element and where it comes from.
   *
   * @param identity what tells it apart in a book
   * @param origin the option that put it in, as {@code key=value}; empty where the book itself did
   */
  public record Entry(Element element, String identity, Place place, String origin) {}

  private static final List<String> ORDER = List.copyOf(Forms.elements().keySet());

  private final List<Entry> entries = new ArrayList<>();

  /** All of them, in order. */
  public List<Entry> entries() {
    return List.copyOf(entries);
  }

  public List<Element> elements() {
    return entries.stream().map(Entry::element).toList();
  }

  /**
   * What tells an element apart in a book: its keyword, and what stands behind it where a book may
   * hold several.
   */
  public static String identity(Element element) {
    Form form = Forms.of(element);
    if (!form.many()) {
      return form.words();
    } else if (element instanceof Element.Define define) {
      return form.words() + " " + OwnWords.lead(define.words());
    } else if (element instanceof Element.On on) {
      return form.words() + " " + on.cards().text();
    }
    String line = ElementText.write(element);
    if (element instanceof Element.PackRule) {
      return line.substring(0, line.indexOf('"') - 1);
    }
    if (element instanceof ConditionRules.ConditionRule) {
      return line;
    }
    return form.clauses().stream()
        .map(part -> line.indexOf(", " + part.words() + " "))
        .filter(index -> index >= 0)
        .min(Integer::compare)
        .map(index -> line.substring(0, index))
        .orElse(line);
  }

  /** The element that this one would replace. */
  public Optional<Entry> same(Element element) {
    return same(identity(element));
  }

  private Optional<Entry> same(String identity) {
    return entries.stream().filter(entry -> entry.identity().equals(identity)).findFirst();
  }

  /**
   * Puts an element in the place of the same one; a new one behind the last that goes before it.
   */
  public void put(Element element, Place place, String origin) {
    Entry entry = new Entry(element, identity(element), place, origin);
    Optional<Entry> same = same(entry.identity());
    if (same.isPresent()) {
      entries.set(entries.indexOf(same.get()), entry);
      return;
    }
    int at = entries.size();
    while (at > 0 && order(entries.get(at - 1).element()) > order(element)) {
      at--;
    }
    entries.add(at, entry);
  }

  /**
   * Takes out of lines that a book has taken over what a line of its own says otherwise: of {@code
   * call-penalty 5} nothing is left where {@code call "Mau" caught, penalty 1} stands.
   *
   * @param own identities of what the book itself has written, which stays
   */
  public void overrule(Element element, Set<String> own) {
    String identity = identity(element);
    entries.replaceAll(
        entry ->
            own.contains(entry.identity()) || entry.identity().equals(identity)
                ? entry
                : new Entry(
                    LineMeaning.overruled(entry.element(), element),
                    entry.identity(),
                    entry.place(),
                    entry.origin()));
    entries.removeIf(
        entry ->
            !own.contains(entry.identity())
                && !entry.identity().equals(identity)
                && LineMeaning.replaces(element, entry.element()));
  }

  /** Puts an element in the place of the same one; a new one at the end. */
  public void append(Element element, Place place) {
    if (same(element).isPresent()) {
      put(element, place, "");
    } else {
      entries.add(new Entry(element, identity(element), place, ""));
    }
  }

  private static int order(Element element) {
    if (element instanceof ConditionRules.ConditionRule) {
      // these work in the order in which they are written, whatever they begin with
      return ORDER.size();
    }
    return ORDER.indexOf(Forms.of(element).words());
  }

  /** Takes out the elements whose line begins with these words; gives those that there were. */
  public List<Entry> drop(String words) {
    List<Entry> gone = entries.stream().filter(entry -> isNamed(entry.element(), words)).toList();
    entries.removeAll(gone);
    return gone;
  }

  /** Takes out an element. */
  public void drop(Element element) {
    entries.removeIf(entry -> entry.element().equals(element));
  }

  /** Whether the line of an element begins with these words. */
  public static boolean isNamed(Element element, String words) {
    return words.startsWith(Forms.of(element).words()) && begins(ElementText.write(element), words);
  }

  private static boolean begins(String line, String words) {
    return line.startsWith(words)
        && (line.length() == words.length() || ",: ".indexOf(line.charAt(words.length())) >= 0);
  }

  /** An element that gives rules to a card to which this one gives rules at the same level. */
  public Optional<Entry> rival(Element.On on) {
    List<Element> all = new ArrayList<>(elements());
    all.add(on);
    long singles = singles(all);
    return entries.stream()
        .filter(
            entry -> entry.element() instanceof Element.On other && shared(on, other, singles) != 0)
        .findFirst();
  }

  /** The cards that {@code on} elements name one by one. */
  public static long singles(List<Element> elements) {
    long singles = Kinds.NONE;
    for (Element element : elements) {
      singles |= element instanceof Element.On on ? on.cards().singles() : Kinds.NONE;
    }
    return singles;
  }

  /**
   * The cards to which both give rules at the same level: both name the rank, or both name the card
   * itself. A card named by itself goes before its rank, so those two are no rivals, nor are two
   * that name its rank and its suit.
   *
   * @param singles what any line of the book names by itself
   */
  public static long shared(Element.On one, Element.On other, long singles) {
    return ranks(one) & ranks(other) & ~singles | one.cards().singles() & other.cards().singles();
  }

  private static long ranks(Element.On on) {
    long ranks = Kinds.NONE;
    for (CardSet.Part part : on.cards().parts()) {
      ranks |=
          part instanceof CardSet.Part.Single
              ? Kinds.NONE
              : new CardSet(List.of(part)).mask(Kinds.NONE);
    }
    return ranks;
  }
}
