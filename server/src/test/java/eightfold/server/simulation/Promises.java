package eightfold.server.simulation;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.lobby.Insight;
import eightfold.server.port.Store;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import eightfold.server.room.SameTables;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a server has promised to its people, looked for when all is calm. */
final class Promises {
  private static final int LOOKS = 40;

  private final Simulation simulation;
  private final World world;
  private final Map<String, Long> progress = new HashMap<>();
  private final Map<Person, List<JsonNode>> otherwise = new HashMap<>();

  Promises(Simulation simulation) {
    this.simulation = simulation;
    this.world = simulation.world();
  }

  /** All that can be looked for now; a promise that was not kept fails the simulation. */
  void assertKept() {
    assertProgress();
    assertPictures();
    assertPromises();
  }

  /** A room is what the facts on the disk make of its table, unless one is just being written. */
  void same(Room room, String id) {
    List<Store.Kept> facts = simulation.disk().content().facts(id);
    if (facts.size() == room.table().facts()) {
      RoomTable table = Insight.fromFacts(simulation.disk().content(), simulation.catalogue(), id);
      SameTables.assertSame(room.table(), table, "table " + id);
      simulation.tally().count("rooms like their facts");
    }
  }

  /** How far the tables are by now. */
  void remember() {
    for (Party party : living()) {
      party.picture().ifPresent(now -> progress.put(id(party), now.path("number").asLong()));
    }
  }

  private List<Party> living() {
    return simulation.parties().stream().filter(p -> !p.isOver() && p.table().isPresent()).toList();
  }

  private static String id(Party party) {
    return party.table().orElseThrow();
  }

  /** No table hangs at which somebody sits. */
  private void assertProgress() {
    for (Party party : living()) {
      boolean somebody = party.people().stream().anyMatch(person -> person.seat() >= 0);
      Optional<JsonNode> picture = party.picture();
      if (somebody && picture.isPresent() && !waitsForDays(picture.get())) {
        long was = progress.getOrDefault(id(party), -1L);
        long is = picture.get().path("number").asLong();
        simulation.holds(is > was, "table " + id(party) + " hangs: " + picture.get());
        simulation.tally().count("tables that go on");
      }
    }
  }

  /** Where turns take days, somebody who is away is waited for. */
  private static boolean waitsForDays(JsonNode table) {
    boolean days = table.path("clockSeconds").asInt() >= 86_400;
    boolean away = false;
    for (JsonNode seat : table.path("seats")) {
      away |= !seat.path("present").asBoolean() && seat.path("kind").asText().equals("person");
    }
    return days && away;
  }

  /** When nothing is on its way each picture is what the room shows. */
  private void assertPictures() {
    Set<Person> compared = new LinkedHashSet<>();
    long everybody = 0;
    for (int look = 0; look < LOOKS; look++) {
      everybody = living().stream().mapToLong(party -> party.people().size()).sum();
      Map<Person, JsonNode> before = pictures();
      world.run(400);
      Map<Person, JsonNode> after = pictures();
      simulation
          .server()
          .program()
          .start(
              "look",
              () ->
                  after.forEach(
                      (person, picture) -> {
                        if (picture.equals(before.get(person)) && !simulation.hasFailed()) {
                          compare(person, picture, compared);
                        }
                      }));
      world.run(1);
      world.run(700);
    }
    simulation.tally().count("pictures compared", compared.size());
    simulation.holds(
        compared.size() * 2L > everybody || everybody == 0, "too few pictures: " + compared.size());
    assertSeats();
  }

  private Map<Person, JsonNode> pictures() {
    Map<Person, JsonNode> all = new LinkedHashMap<>();
    for (Party party : living()) {
      for (Person person : party.people()) {
        person.picture().ifPresent(picture -> all.put(person, picture));
      }
    }
    return all;
  }

  private void compare(Person person, JsonNode picture, Set<Person> compared) {
    String id = picture.path("table").asText();
    Optional<Room> room = Insight.room(simulation.server().lobby().orElseThrow(), id);
    if (room.isEmpty() || room.get().table().number() != picture.path("number").asLong()) {
      return;
    }
    int viewer = picture.path("you").asInt(-1);
    JsonNode shown = Picture.of(room.get().snapshot(viewer, simulation.wall()));
    JsonNode known = Picture.timeless(picture);
    if (shown.equals(known)) {
      boolean _ = compared.add(person);
    } else {
      // what the room has said just now may be on its way; a second look at the same is a find
      List<JsonNode> seen = List.of(known, shown);
      boolean again = seen.equals(otherwise.put(person, seen));
      simulation.holds(!again, person + " sees " + known + " but the room shows " + shown);
    }
  }

  /** No seat is held by two. */
  private void assertSeats() {
    for (Party party : living()) {
      Map<Integer, Person> held = new HashMap<>();
      for (Person person : party.people()) {
        if (person.seat() >= 0) {
          Person other = held.put(person.seat(), person);
          simulation.holds(
              other == null, "seat " + person.seat() + " is held by " + other + " and " + person);
        }
      }
    }
  }

  /** Nothing acknowledged is lost or there twice, and the facts make the rooms that there are. */
  private void assertPromises() {
    for (Party party : simulation.parties()) {
      if (party.table().isEmpty()) {
        continue;
      }
      String id = id(party);
      List<Store.Kept> facts =
          simulation.disk().forgotten().getOrDefault(id, simulation.disk().content().facts(id));
      Map<String, Integer> commands = new HashMap<>();
      Set<String> talk = new LinkedHashSet<>();
      for (Store.Kept fact : facts) {
        JsonNode body = Picture.read(fact.body());
        if (fact.kind().equals("acted") && body.hasNonNull("command")) {
          commands.merge(body.path("command").asText(), 1, Integer::sum);
        } else if (fact.kind().equals("said")) {
          talk.add(body.path("text").asText());
        }
      }
      commands.forEach(
          (command, times) ->
              simulation.holds(times == 1, command + " was done " + times + " times"));
      for (String command : party.commands()) {
        simulation.holds(commands.containsKey(command), command + " was acknowledged and is lost");
      }
      for (String text : party.talk()) {
        simulation.holds(talk.contains(text), text + " was said and is lost");
      }
      for (String text : party.erased()) {
        simulation.holds(!talk.contains(text), text + " was erased and is there");
      }
      simulation.tally().count("facts", facts.size());
    }
    simulation
        .server()
        .program()
        .start(
            "rooms",
            () -> {
              for (Party party : living()) {
                Insight.room(simulation.server().lobby().orElseThrow(), id(party))
                    .ifPresent(room -> same(room, id(party)));
              }
            });
    world.run(1_000);
  }
}
