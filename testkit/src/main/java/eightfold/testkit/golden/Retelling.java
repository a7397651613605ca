package eightfold.testkit.golden;

import eightfold.game.Catalogue;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Reply;
import eightfold.game.Standings;
import eightfold.record.GameRecord;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import eightfold.record.RecordReplay;
import eightfold.testkit.golden.GoldenRecord.Attempt;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plays a record again and tells what happens in the lines of the corpus. */
final class Retelling implements RecordReplay.Witness {
  /** What the seats may do is summed up after so many acts. */
  private static final int SUMMED = 16;

  private final List<String> names;
  private final Map<Integer, List<Attempt>> attempts;
  private final List<String> lines = new ArrayList<>();
  private final int[] legal = new int[Match.MOST_LEGAL];
  private int done;
  private long sum;

  private Retelling(GameRecord record, Map<Integer, List<Attempt>> attempts) {
    this.names = GoldenRecord.names(record.players().size());
    this.attempts = attempts;
  }

  /** The lines of a record, played by this catalogue's games; where it cannot go on it says why. */
  static List<String> of(
      GameRecord record, Map<Integer, List<Attempt>> attempts, Catalogue catalogue) {
    Retelling retelling = new Retelling(record, attempts);
    try {
      Optional<RecordReplay.Flaw> flaw = new RecordReplay(record, catalogue, retelling).run();
      flaw.ifPresent(found -> retelling.lines.add("(" + found.words() + ")"));
    } catch (RuntimeException | AssertionError e) {
      retelling.lines.add("(it throws " + e + " at " + e.getStackTrace()[0] + ")");
    }
    return retelling.lines;
  }

  /** Whether the lines end where the match could not be played on. */
  static boolean brokeDown(List<String> lines) {
    return lines.isEmpty() || lines.getLast().startsWith("(");
  }

  @Override
  public void dealt(Deal deal, Match match, List<Event> events) {
    String dealer = names.get(deal.dealer());
    lines.add("deal " + deal.number() + " by " + dealer + GoldenRecord.CAME + told(events));
    look(match);
  }

  @Override
  public void acted(Act act, Match match, List<Event> events) {
    lines.add(names.get(act.seat()) + " " + act.text() + GoldenRecord.CAME + told(events));
    done++;
    look(match);
    attempts.getOrDefault(done, List.of()).forEach(attempt -> attempt(match, attempt));
    if (done % SUMMED == 0) {
      sumUp();
    }
  }

  @Override
  public void ended(Deal deal, Match match) {
    sumUp();
    Standings now = match.standings();
    lines.add(
        "= %s%s, won %s, match %s, scored %s, score %s"
            .formatted(
                now.dealOver() ? now.ending() : "broken off",
                now.over() ? " and over" : "",
                now.dealWinners(),
                now.matchWinners(),
                now.scored(),
                now.score()));
  }

  /** Sums up what every seat may do. */
  private void look(Match match) {
    sum = FastChance.mix(sum + match.turn() + match.awaits().word().hashCode());
    for (int seat = 0; seat < match.seats(); seat++) {
      int count = match.legal(seat, legal);
      long acts = 0;
      for (int i = 0; i < count; i++) {
        // their order is no rule
        acts += FastChance.mix(match.text(legal[i]).hashCode());
      }
      sum = FastChance.mix(sum + acts + seat);
    }
  }

  private void attempt(Match match, Attempt attempt) {
    String came =
        switch (match.submit(attempt.seat(), attempt.line(), names)) {
          case Reply.Refused refused -> Integer.toString(refused.refusal().code());
          case Reply.Taken taken -> told(taken.events());
        };
    String seat = names.get(attempt.seat());
    lines.add("! " + seat + " " + attempt.line() + GoldenRecord.CAME + came);
  }

  private void sumUp() {
    lines.add("? %04x".formatted(sum & 0xFFFF));
  }

  private String told(List<Event> events) {
    return events.stream()
        .filter(event -> !event.verb().equals(GoldenRecord.NOTHING_DONE))
        .map(
            event ->
                event.text(names)
                    + (event.privately().isEmpty() ? "" : " " + event.privately())
                    + (event.because().isEmpty() ? "" : " by " + event.because()))
        .collect(Collectors.joining("; "));
  }
}
