package eightfold.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A rule book's file as it was read, before the book that it extends has been taken over. */
final class BookDraft {
  /** One statement of the file, in order. */
  sealed interface Item {
    Place place();

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

  private final Place head;
  private final Map<String, String> header = new LinkedHashMap<>();
  private final Map<String, Place> headerPlaces = new LinkedHashMap<>();
  private final List<String> aliases = new ArrayList<>();
  private final List<Item> items = new ArrayList<>();
  private boolean broken;

  /** A file of which nothing has been read yet. */
  BookDraft(Place head) {
    this.head = head;
  }

  /** Keeps a line of the head, once. */
  void say(String word, String value, Place place, Faults faults) {
    if (header.putIfAbsent(word, value) != null) {
      faults.add(1, "\"" + word + "\" stands twice", "write it once");
    }
    headerPlaces.putIfAbsent(word, place);
  }

  void alias(String name) {
    aliases.add(name);
  }

  void add(Item item) {
    items.add(item);
  }

  /** Something could not be read: what follows from it is not worth saying. */
  void breakUp() {
    broken = true;
  }

  /** Whether something could not be read. */
  boolean broken() {
    return broken;
  }

  /** Where the file begins. */
  Place head() {
    return head;
  }

  /** What a line of the head says, if there is one. */
  Optional<String> said(String word) {
    return Optional.ofNullable(header.get(word));
  }

  /** Where a line of the head stands; the beginning of the file if there is none. */
  Place place(String word) {
    return headerPlaces.getOrDefault(word, head);
  }

  List<String> aliases() {
    return List.copyOf(aliases);
  }

  List<Item> items() {
    return Collections.unmodifiableList(items);
  }
}
