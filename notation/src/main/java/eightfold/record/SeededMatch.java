package eightfold.record;

import eightfold.game.Event;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Reply;
import eightfold.game.SealedChance;
import eightfold.record.GameRecord.Player;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A match whose deals all come of one seed, with its record: what the terminal plays. Acts and
 * deals go through it, so that nothing is missing in the record.
 */
public final class SeededMatch {
  private final long seed;
  private final List<String> names;
  private final Match match;
  private final Recorder recorder;

  private SeededMatch(long seed, Match match, List<Player> players, Recorder recorder) {
    this.seed = seed;
    this.match = match;
    this.names = players.stream().map(Player::name).toList();
    this.recorder = recorder;
  }

  /** Deals the first deal; its dealer comes of the seed too. */
  public static SeededMatch begin(Game game, List<Player> players, LocalDate date, long seed) {
    Match match = game.begin(Opening.of(players.size()), chance(seed, 1, players.size()));
    Recorder recorder = Recorder.begin(game, players, date);
    SeededMatch begun = new SeededMatch(seed, match, players, recorder);
    begun.dealt();
    return begun;
  }

  /** The match, to look at; acts go through {@link #submit} and {@link #apply}. */
  public Match match() {
    return match;
  }

  /** Takes or refuses a seat's line. */
  public Reply submit(int seat, String line) {
    Reply reply = match.submit(seat, line, names);
    if (reply instanceof Reply.Taken taken) {
      taken(seat, taken.acts());
    }
    return reply;
  }

  /** Does a legal act of a seat. */
  public void apply(int seat, int act) {
    String text = match.text(act);
    match.apply(seat, act);
    taken(seat, List.of(text));
  }

  /** Deals the next deal. */
  public List<Event> nextDeal() {
    int deal = match.standings().deal() + 1;
    List<Event> events = match.nextDeal(Optional.empty(), chance(seed, deal, match.seats()));
    dealt();
    return events;
  }

  /** The record as it stands. */
  public GameRecord record() {
    return recorder.record();
  }

  private void dealt() {
    int deal = match.standings().deal();
    recorder.dealt(
        match.dealer(), DealSecret.ofSeed(seed, deal).commitment(), Nonces.none(match.seats()));
    revealIfOver();
  }

  private void taken(int seat, List<String> acts) {
    recorder.acted(seat, acts);
    revealIfOver();
  }

  private void revealIfOver() {
    var standings = match.standings();
    if (standings.dealOver()) {
      recorder.revealed(DealSecret.ofSeed(seed, standings.deal()));
    }
    if (standings.over()) {
      recorder.ended(standings);
    }
  }

  private static SealedChance chance(long seed, int deal, int seats) {
    return DealKey.chance(DealSecret.ofSeed(seed, deal), Nonces.none(seats), deal);
  }
}
