package eightfold.lab;

import eightfold.bots.Bot;
import eightfold.bots.Bots;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Player;
import eightfold.record.SeededMatch;
import eightfold.testkit.golden.GoldenRecord;
import eightfold.testkit.golden.GoldenRecord.Attempt;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A table whose match becomes a record of the golden corpus. Some seats have bots, the others take
 * any legal act, in turn and out of turn; now and then somebody tries what is to be refused.
 */
final class GoldenTable {
  static final String RANDOM = "random";

  /** One act in so many is tried by a seat out of turn, where it may act. */
  private static final int OUT_OF_TURN = 6;

  /** After one act in so many somebody tries what is to be refused. */
  private static final int ATTEMPTED = 6;

  private static final List<String> ODD =
      List.of(
          "draw",
          "pass",
          "end",
          "take",
          "call",
          "suit H",
          "rank 7",
          "challenge",
          "grab",
          "dance",
          "play 8H =D",
          "catch 0",
          "catch 1",
          "play 1Z",
          "lay",
          "play 5H 5D",
          "say hello",
          "rank K",
          "target 1",
          "give 5H 2",
          "give 8S 0",
          "play KH QH",
          "play 7H 7H",
          "suit free",
          "lay 2S");

  private final SeededMatch seeded;
  private final FastChance chance;
  private final List<String> names;
  private final List<Optional<Bot>> bots = new ArrayList<>();
  private final Map<Integer, List<Attempt>> attempts = new HashMap<>();
  private final int[] legal = new int[Match.MOST_LEGAL];
  private int done;

  private GoldenTable(Game game, List<String> kinds, long seed) {
    names = GoldenRecord.names(kinds.size());
    List<Player> players =
        IntStream.range(0, kinds.size())
            .mapToObj(seat -> new Player(names.get(seat), kinds.get(seat)))
            .toList();
    seeded = SeededMatch.begin(game, players, LocalDate.of(2026, 11, 22), seed);
    chance = new FastChance(~seed);
    kinds.forEach(
        kind ->
            bots.add(
                kind.equals(RANDOM)
                    ? Optional.empty()
                    : Optional.of(Bots.named(kind).orElseThrow())));
    tell(seeded.match().openingEvents());
  }

  /**
   * What was played.
   *
   * @param record the match as the recorder has it, the last deal perhaps broken off
   * @param attempts what is to be refused, by the number of acts done before
   */
  record Played(GameRecord record, Map<Integer, List<Attempt>> attempts) {}

  /**
   * Plays a match.
   *
   * @param kinds of players, by seat
   * @param deals after so many it ends
   * @param acts after so many it is broken off
   */
  static Played play(Game game, List<String> kinds, long seed, int deals, int acts) {
    GoldenTable table = new GoldenTable(game, kinds, seed);
    Match match = table.seeded.match();
    while (table.done < acts && !match.standings().over()) {
      if (!match.standings().dealOver()) {
        table.act();
        table.attempt();
      } else if (match.standings().deal() < deals) {
        table.tell(table.seeded.nextDeal());
      } else {
        break;
      }
    }
    return new Played(table.seeded.record(), table.attempts);
  }

  private void act() {
    Match match = seeded.match();
    int turn = match.turn();
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      boolean eager = bots.get(seat).isPresent() || chance.below(OUT_OF_TURN) == 0;
      if (seat != turn && eager && match.mayAct(seat) && acts(seat)) {
        return;
      }
    }
    if (match.mayAct(turn) && acts(turn)) {
      return;
    }
    for (int seat = 0; seat < match.seats(); seat++) {
      if (match.mayAct(seat)) {
        anything(seat);
        return;
      }
    }
    throw new IllegalStateException("nobody may act");
  }

  /** Lets a seat act; whether it did. */
  private boolean acts(int seat) {
    Optional<Bot> bot = bots.get(seat);
    if (bot.isEmpty()) {
      return anything(seat);
    }
    Optional<String> line = bot.get().answer(seeded.match().appraisedView(seat), chance);
    return line.isPresent() && submit(seat, line.get());
  }

  private boolean anything(int seat) {
    int count = seeded.match().legal(seat, legal);
    return submit(seat, seeded.match().text(legal[chance.below(count)]));
  }

  private boolean submit(int seat, String line) {
    return switch (seeded.submit(seat, line)) {
      case Reply.Taken taken -> {
        done += taken.acts().size();
        tell(taken.events());
        yield true;
      }
      case Reply.Refused refused -> {
        bots.get(seat).ifPresent(bot -> bot.refused(line, refused.refusal()));
        yield false;
      }
    };
  }

  private void tell(List<Event> events) {
    for (Event event : events) {
      for (int seat = 0; seat < bots.size(); seat++) {
        Event told = event.toldTo(seat);
        bots.get(seat).ifPresent(bot -> bot.hear(told));
      }
    }
  }

  /** Tries something on a copy: what would be taken is no attempt. */
  private void attempt() {
    if (chance.below(ATTEMPTED) != 0) {
      return;
    }
    Match match = seeded.match();
    int seat = chance.below(match.seats());
    String line = ODD.get(chance.below(ODD.size()));
    List<String> held = match.view(seat).hands().get(seat).cards();
    if (chance.below(2) == 0 && !held.isEmpty()) {
      line = "play " + held.get(chance.below(held.size()));
    }
    if (match.copy().submit(seat, line, names) instanceof Reply.Refused) {
      attempts.computeIfAbsent(done, _ -> new ArrayList<>()).add(new Attempt(seat, line));
    }
  }
}
