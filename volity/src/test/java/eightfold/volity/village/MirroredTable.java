package eightfold.volity.village;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.server.lobby.HouseBots;
import eightfold.testkit.ListedActs;
import eightfold.volity.table.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A table at which clients hold all seats, and beside it the same match in the engine's hands
 * alone. What the engine takes as a line the door has to take, what it refuses the door has to
 * refuse by the code that docs/volity.md names; and the engine's lists are the measure for both
 * ({@link ListedActs}).
 */
public final class MirroredTable {
  private static final List<String> OK = List.of("volity.ok");
  private static final int STEP_MILLIS = 250;
  private static final int MOST_STEPS = 24;
  private static final int ONE_TRIED_IN = 6;

  private final Village village;
  private final Match mirror;
  private final List<String> names;
  private final List<Client> clients = new ArrayList<>();

  /**
   * @param game of the catalogue, by whose calls the match is played, whatever its rules are
   * @param match how the match stands when it begins
   */
  public MirroredTable(String game, Match match, long seed) {
    mirror = match.copy();
    names = IntStream.range(0, match.seats()).mapToObj(seat -> "P" + seat).toList();
    Ground ground = Ground.of(game, seed).beginningAs(match);
    village = Village.of(ground, Map.of(), new HouseBots()).open();
    for (String name : names) {
      Client client = village.client(name.toLowerCase(java.util.Locale.ROOT) + "@home.test/x");
      client.enter(name).call("volity.send_state");
      client.call("volity.sit", client.jid().toString(), "player_" + (clients.size() + 1));
      clients.add(client);
    }
    clients.forEach(client -> client.call("volity.ready"));
    village.pass(STEP_MILLIS);
  }

  /**
   * What is wrong with the table as it stands, by what the engine says; empty if nothing is. Tried
   * is all that is listed, and by chance some of what is not.
   */
  public Optional<String> check(FastChance chance) {
    Optional<String> wrong = ListedActs.check(mirror, names);
    for (int seat = 0; seat < mirror.seats() && wrong.isEmpty(); seat++) {
      wrong = check(seat, chance);
    }
    return wrong;
  }

  private Optional<String> check(int seat, FastChance chance) {
    List<String> listed = mirror.view(seat).legal();
    if (isGeneral()) {
      Object said = village.tried(() -> clients.get(seat).call("game.legal"));
      if (!said.equals(List.of("volity.ok", listed))) {
        return Optional.of("seat " + seat + ": lists " + said + ", the engine " + listed);
      }
    }
    List<String> lines = new ArrayList<>(listed);
    ListedActs.tries(mirror, seat).stream()
        .filter(_ -> chance.below(ONE_TRIED_IN) == 0)
        .forEach(lines::add);
    for (String line : lines) {
      for (boolean meant : isWord(line) ? List.of(true, false) : List.of(true)) {
        Optional<Object> wanted = wanted(seat, line, meant);
        Optional<Object> said =
            wanted.isEmpty()
                ? Optional.empty()
                : village.tried(() -> Optional.of(says(seat, line, meant)));
        if (!said.equals(wanted)) {
          return Optional.of(
              "ply %d, seat %d: \"%s\", meant: %s, is answered %s, not %s; listed: %s"
                  .formatted(mirror.ply(), seat, line, meant, said, wanted, listed));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isGeneral() {
    return village.site().ruleset().api() == Ruleset.Api.GENERAL;
  }

  /** What the door has to say to a line; empty where its calls cannot say the line. */
  private Optional<Object> wanted(int seat, String line, boolean meant) {
    Match after = mirror.copy();
    Optional<Refusal> refusal =
        after.submit(seat, line, names) instanceof Reply.Refused(Refusal why)
            ? Optional.of(why)
            : Optional.empty();
    if (!isGeneral()) {
      return documented(line).map(codes -> refusal.map(why -> fault(codes, why.code())).orElse(OK));
    }
    boolean costs = refusal.isEmpty() && after.held(seat) > mirror.held(seat);
    return Optional.of(
        isWord(line) && costs && !meant
            ? "fault 609"
            : refusal.map(MirroredTable::fault).orElse(OK));
  }

  private static boolean isWord(String line) {
    return line.startsWith("call") || line.startsWith("catch");
  }

  private static Object fault(Refusal refusal) {
    return "fault " + refusal.code();
  }

  private static Object fault(Set<Integer> documented, int code) {
    return "fault " + (documented.contains(code) ? code : 609);
  }

  /** By which faults besides 609 the platform's call for this line is refused, if there is one. */
  private static Optional<Set<Integer>> documented(String line) {
    if (line.matches("play [^ ]+")) {
      return Optional.of(Set.of(901, 902, 903, 907));
    }
    if (line.matches("suit [CDHS]")) {
      return Optional.of(Set.of(901, 905, 906));
    }
    return line.equals("draw") ? Optional.of(Set.of(901, 904)) : Optional.empty();
  }

  /** Calls, and waits for the answer: an act may have to wait for the word of another. */
  private Object says(int seat, String line, boolean meant) {
    Client client = clients.get(seat);
    String[] words = line.split(" ");
    String id =
        isGeneral()
            ? client.send("game.act", line, mirror.ply(), meant)
            : switch (words[0]) {
              case "play" -> client.send("game.play_card", words[1]);
              case "suit" -> client.send("game.choose_suit", words[1]);
              default -> client.send("game.draw_card");
            };
    village.settle();
    for (int step = 0; step < MOST_STEPS && client.answer(id).equals("nothing"); step++) {
      village.pass(STEP_MILLIS);
    }
    return client.answer(id);
  }

  /**
   * Somebody does a listed act, the door and the engine alike.
   *
   * @return false if the deal is over, or nobody can do anything
   */
  public boolean goOn(FastChance chance) {
    List<Integer> able =
        IntStream.range(0, mirror.seats())
            .filter(seat -> !mirror.view(seat).legal().isEmpty())
            .boxed()
            .toList();
    if (able.isEmpty() || mirror.standings().dealOver()) {
      return false;
    }
    int seat = able.get(chance.below(able.size()));
    List<String> listed = mirror.view(seat).legal();
    String line = listed.get(chance.below(listed.size()));
    Object answer = says(seat, line, true);
    if (!answer.equals(OK) || mirror.submit(seat, line, names) instanceof Reply.Refused) {
      throw new AssertionError("\"" + line + "\" is answered " + answer);
    }
    village.pass(1_000);
    if (village.snapshot(seat).view().orElseThrow().ply() != mirror.ply()) {
      throw new AssertionError("\"" + line + "\" leads to another table by the door");
    }
    return !mirror.standings().dealOver();
  }
}
