package eightfold.record;

import eightfold.game.Catalogue;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A record for people: the hands of each deal, each act with what came of it, the scores. */
public final class RecordText implements RecordReplay.Witness {
  /** How far what came of an act stands from the left. */
  private static final int EVENTS_AT = 28;

  private final GameRecord game;
  private final List<String> names;
  private final StringBuilder text = new StringBuilder();

  private RecordText(GameRecord game) {
    this.game = game;
    this.names = SeatLabels.of(game.names()).labels();
  }

  /** The text; where the record cannot be replayed, up to there and why. */
  public static String of(GameRecord game, Catalogue catalogue) {
    RecordText shown = new RecordText(game);
    shown.head();
    Optional<RecordReplay.Flaw> flaw = new RecordReplay(game, catalogue, shown).run();
    if (flaw.isPresent()) {
      shown.line("");
      shown.line("The record cannot be replayed further: " + flaw.get().words());
    } else {
      shown.hidden();
    }
    return shown.text.toString();
  }

  private void head() {
    line(game.game() + ", " + game.date());
    if (!game.options().isEmpty()) {
      line(
          game.options().entrySet().stream()
              .map(option -> option.getKey() + "=" + option.getValue())
              .collect(Collectors.joining(", ")));
    }
    line(
        IntStream.range(0, names.size())
            .mapToObj(
                seat ->
                    game.players().get(seat).name() + " (" + game.players().get(seat).kind() + ")")
            .collect(Collectors.joining(", ")));
  }

  @Override
  public void dealt(Deal deal, Match match, List<Event> events) {
    line("");
    line("Deal " + deal.number() + ", dealt by " + names.get(deal.dealer()));
    for (int seat = 0; seat < names.size(); seat++) {
      View view = match.view(seat);
      line("  " + names.get(seat) + " holds " + String.join(" ", view.hands().get(seat).cards()));
    }
    List<String> pile = match.view(Match.NOBODY).pile();
    line("  upcard " + (pile.isEmpty() ? "none" : pile.getLast()));
  }

  @Override
  public void acted(Act act, Match match, List<Event> events) {
    String said = "  " + names.get(act.seat()) + ": " + act.text();
    String came = events.stream().map(this::told).collect(Collectors.joining("; "));
    line(said + " ".repeat(Math.max(1, EVENTS_AT - said.length())) + came);
  }

  /** An event with the cards that one seat alone was told: the deal is over. */
  private String told(Event event) {
    String cards =
        event.privately().isEmpty() ? "" : " (" + String.join(" ", event.privately()) + ")";
    return event.text(names) + cards;
  }

  @Override
  public void ended(Deal deal, Match match) {
    Standings standings = match.standings();
    if (!standings.dealOver()) {
      line("  broken off");
      return;
    }
    line(
        "  over ("
            + standings.ending()
            + "): "
            + IntStream.range(0, names.size())
                .mapToObj(
                    seat ->
                        String.format(
                            "%s %d (%+d)",
                            names.get(seat),
                            standings.score().get(seat),
                            standings.scored().get(seat)))
                .collect(Collectors.joining(", ")));
    if (standings.over()) {
      List<String> winners = standings.matchWinners().stream().map(names::get).toList();
      line("");
      line("Winner: " + (winners.isEmpty() ? "nobody" : String.join(", ", winners)));
    }
  }

  /** The deal that still runs: what was done, as far as everybody saw it. */
  private void hidden() {
    game.deals().stream()
        .filter(deal -> deal.secret().isEmpty())
        .findFirst()
        .ifPresent(
            deal -> {
              line("");
              line(
                  "Deal "
                      + deal.number()
                      + ", dealt by "
                      + names.get(deal.dealer())
                      + ", is not over; its cards are still hidden");
              for (Act act : deal.acts()) {
                line("  " + names.get(act.seat()) + ": " + act.text());
              }
            });
  }

  private void line(String line) {
    text.append(line.stripTrailing()).append('\n');
  }
}
