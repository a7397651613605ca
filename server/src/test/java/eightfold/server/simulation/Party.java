package eightfold.server.simulation;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.protocol.TableWish;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The people of one table, and what is known of it among them. */
final class Party {
  private final TableWish wish;
  private final List<Person> people = new ArrayList<>();
  private final Set<String> commands = new HashSet<>();

  /** What was said, by person and by the token of the seat that they said it from. */
  private final Map<Person, Map<String, Set<String>>> talk = new LinkedHashMap<>();

  private final Set<String> erased = new HashSet<>();
  private final Set<Person> erasing = new HashSet<>();
  private final Set<Integer> cleared = new HashSet<>();
  private Optional<String> table = Optional.empty();
  private boolean opening;
  private boolean over;

  Party(TableWish wish) {
    this.wish = wish;
  }

  TableWish wish() {
    return wish;
  }

  List<Person> people() {
    return people;
  }

  /** The table's id, once somebody knows it. */
  Optional<String> table() {
    return table;
  }

  void opened(String id) {
    table = Optional.of(id);
  }

  boolean isOpening() {
    return opening;
  }

  void opening(boolean isBeing) {
    opening = isBeing;
  }

  /** The table was cleared away while nobody was there. */
  boolean isOver() {
    return over;
  }

  void over() {
    over = true;
  }

  /** Somebody has asked for a seat to be cleared, or left: whoever had it may have it no more. */
  void mayBeCleared(int seat) {
    cleared.add(seat);
  }

  boolean isCleared(int seat) {
    return cleared.contains(seat);
  }

  /** An act was acknowledged. */
  void acknowledged(String command) {
    commands.add(command);
  }

  Set<String> commands() {
    return commands;
  }

  /** A line of talk was acknowledged. */
  void said(Person by, String token, String text) {
    talk.computeIfAbsent(by, person -> new HashMap<>())
        .computeIfAbsent(token, seat -> new HashSet<>())
        .add(text);
  }

  /** What has to be there: of whoever has asked for an erasure nobody knows when it was done. */
  Set<String> talk() {
    Set<String> all = new HashSet<>();
    talk.forEach(
        (person, lines) -> {
          if (!erasing.contains(person)) {
            lines.values().forEach(all::addAll);
          }
        });
    return all;
  }

  /**
   * Somebody asks for an erasure; what they have said until now by this token. Who left a seat and
   * has come again as nobody's guest is somebody else to the server.
   */
  Set<String> erases(Person person, String token) {
    erasing.add(person);
    return Set.copyOf(talk.getOrDefault(person, Map.of()).getOrDefault(token, Set.of()));
  }

  /** An erasure was acknowledged. */
  void erased(Set<String> lines) {
    erased.addAll(lines);
  }

  /** What must be nowhere. */
  Set<String> erased() {
    return erased;
  }

  /** The latest of the pictures that its people have. */
  Optional<JsonNode> picture() {
    return people.stream()
        .flatMap(person -> person.picture().stream())
        .max((a, b) -> Long.compare(a.path("number").asLong(), b.path("number").asLong()));
  }
}
