package eightfold.rules.text;

import eightfold.rules.finding.Findings;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Span;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rule book's file as it was read, before the book that it extends has been taken over. */
public final class BookDraft {
  /** One statement of the file, in order. */
  public sealed interface Item {
    public Place place();

    /** An element. */
    record Put(Element element, Place place) implements Item {}

    /** Takes out what was taken over. */
    record Drop(String words, Place place) implements Item {}

    /** An option. */
    record Offer(Option option, Place place) implements Item {}

    /** Another standard of an option. */
    record Standard(String key, String value, Place place) implements Item {}

    /** An option that is not offered here. */
    record Without(String key, Place place) implements Item {}
  }

  /** What a line of the head says. */
  private record Said(String value, Place place) {}

  private final Source source;
  private final Findings findings;
  private final Map<String, Said> header = new LinkedHashMap<>();
  private final List<String> aliases = new ArrayList<>();
  private final List<Item> items = new ArrayList<>();
  private boolean named;

  /** A file of which nothing has been read yet. */
  BookDraft(Source source, Findings findings) {
    this.source = source;
    this.findings = findings;
  }

  /** The file. */
  public Source source() {
    return source;
  }

  /** What is wrong in the file's own lines. */
  public Findings findings() {
    return findings;
  }

  /** Keeps a line of the head, once. */
  void say(String word, String value, Place place) {
    Optional<Said> before = Optional.ofNullable(header.putIfAbsent(word, new Said(value, place)));
    before.ifPresent(first -> findings.twice(word, first.place(), place));
  }

  void alias(String name) {
    aliases.add(name);
  }

  void add(Item item) {
    items.add(item);
  }

  /** A line gives the book a name, whether it can be read or not. */
  void giveName() {
    named = true;
  }

  /** Whether a line gives the book a name, or nobody has looked for one. */
  public boolean named() {
    return named;
  }

  /** Whether something could not be read: what follows from it is not worth saying. */
  public boolean broken() {
    return findings.errors() > 0;
  }

  /** Where the file begins: its name, if it says one. */
  public Place head() {
    return place("game");
  }

  /** What a line of the head says, if there is one. */
  public Optional<String> said(String word) {
    return Optional.ofNullable(header.get(word)).map(Said::value);
  }

  /** Where a line of the head stands; the beginning of the file if there is none. */
  public Place place(String word) {
    return Optional.ofNullable(header.get(word))
        .map(Said::place)
        .orElseGet(() -> new Place(source, Span.START, ""));
  }

  public List<String> aliases() {
    return List.copyOf(aliases);
  }

  public List<Item> items() {
    return Collections.unmodifiableList(items);
  }
}
