package eightfold.record;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Refusal;
import eightfold.game.Reply;
import eightfold.game.SealedChance;
import eightfold.game.SetupException;
import eightfold.game.Standings;
import eightfold.message.Message;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays a record again, from nothing but its rule book, its secrets and its acts, up to the last
 * deal whose secret is known.
 */
public final class RecordReplay {
  /** Is told what happens, in order. */
  public interface Witness {
    /** A deal has been dealt. */
    void dealt(Deal deal, Match match, List<Event> events);

    /** An act has been taken. */
    void acted(Act act, Match match, List<Event> events);

    /** All acts of a deal have been taken. */
    void ended(Deal deal, Match match);
  }

  /**
   * What keeps a record from being what happened.
   *
   * @param line where it stands in the file; 0 where the record was not read from one
   * @param what what is wrong there
   */
  public record Flaw(int line, Message what) {
    /** What is wrong there, in plain English. */
    public String words() {
      return what.text();
    }
  }

  private final GameRecord game;
  private final Catalogue catalogue;
  private final Witness witness;
  private final List<String> labels;
  private Optional<Match> running = Optional.empty();
  private int deals;

  public RecordReplay(GameRecord game, Catalogue catalogue, Witness witness) {
    this.game = game;
    this.catalogue = catalogue;
    this.witness = witness;
    this.labels = SeatLabels.of(game.names()).labels();
  }

  /** Where the match stands after {@link #run}; empty if no deal could be replayed. */
  public Optional<Match> match() {
    return running;
  }

  /** How many deals were replayed whole. */
  public int deals() {
    return deals;
  }

  /** Plays the record; the first flaw ends it. */
  public Optional<Flaw> run() {
    Game rules;
    try {
      rules = catalogue.fromRuleBook(game.ruleBook(), new EngineVersion.Of(game.engine()));
    } catch (SetupException e) {
      return flaw(0, Message.of("records.book").with("reason", e.reason()));
    }
    for (Deal deal : game.deals()) {
      if (deal.secret().isEmpty()) {
        return Optional.empty();
      }
      Optional<Flaw> flaw = deal(rules, deal, deal.secret().get());
      if (flaw.isPresent()) {
        return flaw;
      }
    }
    return Optional.empty();
  }

  private Optional<Flaw> deal(Game rules, Deal deal, DealSecret secret) {
    SealedChance chance = DealKey.chance(secret, deal.nonces(), deal.number());
    Match match;
    List<Event> events;
    try {
      if (running.isEmpty()) {
        match = rules.begin(Opening.of(game.players().size()), chance);
        events = match.openingEvents();
      } else {
        match = running.get();
        events = match.nextDeal(Optional.empty(), chance);
      }
    } catch (SetupException e) {
      return flaw(
          deal.line(),
          Message.of("records.not-dealt").with("deal", deal.number()).with("reason", e.reason()));
    }
    running = Optional.of(match);
    if (match.dealer() != deal.dealer()) {
      String dealer = labels.get(match.dealer());
      return flaw(
          deal.line(),
          Message.of("records.other-dealer").with("deal", deal.number()).with("dealer", dealer));
    }
    witness.dealt(deal, match, events);
    for (Act act : deal.acts()) {
      List<Event> came = new ArrayList<>();
      Optional<Refusal> refusal = take(match, act, came);
      if (refusal.isPresent()) {
        String seat = labels.get(act.seat());
        return flaw(
            act.line(),
            Message.of("records.refused")
                .with("seat", seat)
                .with("act", act.text())
                .with("code", refusal.get().code())
                .with("reason", refusal.get().message()));
      }
      witness.acted(act, match, came);
    }
    witness.ended(deal, match);
    deals++;
    return unfinished(deal, match);
  }

  private Optional<Refusal> take(Match match, Act act, List<Event> events) {
    return switch (match.submit(act.seat(), act.text(), labels)) {
      case Reply.Taken taken -> {
        events.addAll(taken.events());
        yield Optional.empty();
      }
      case Reply.Refused(Refusal refusal) -> Optional.of(refusal);
    };
  }

  /** Only the last deal may have been broken off, and then the match has no result. */
  private Optional<Flaw> unfinished(Deal deal, Match match) {
    Standings standings = match.standings();
    boolean last = deal.equals(game.deals().getLast());
    if (!standings.dealOver() && (!last || game.result().isPresent())) {
      return flaw(deal.line(), Message.of("records.not-over").with("deal", deal.number()));
    }
    return Optional.empty();
  }

  private static Optional<Flaw> flaw(int line, Message what) {
    return Optional.of(new Flaw(line, what));
  }
}
