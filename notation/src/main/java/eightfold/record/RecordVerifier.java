package eightfold.record;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.Standings;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Deal;
import eightfold.record.RecordReplay.Flaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells whether a record can be what happened: the rule book and every secret have the hashes that
 * were shown, the shuffles come of the secrets, every act was legal, and the results are right.
 */
public final class RecordVerifier {
  private static final RecordReplay.Witness NOBODY =
      new RecordReplay.Witness() {
        @Override
        public void dealt(Deal deal, Match match, List<Event> events) {}

        @Override
        public void acted(Act act, Match match, List<Event> events) {}

        @Override
        public void ended(Deal deal, Match match) {}
      };

  private RecordVerifier() {}

  /** What came of it. */
  public sealed interface Verdict {
    /**
     * Nothing speaks against the record.
     *
     * @param deals how many deals were replayed whole
     * @param finished whether the match has ended
     */
    record Verified(int deals, boolean finished) implements Verdict {}

    /**
     * It was played under an earlier engine, and today's decides otherwise somewhere: up to there
     * nothing speaks against it, and nobody can say more here.
     *
     * @param engine what it was played under
     * @param where the first thing that cannot be replayed
     * @param changes the rules in its book that decide otherwise since
     */
    record Outdated(int engine, Flaw where, List<String> changes) implements Verdict {
      public Outdated {
        changes = List.copyOf(changes);
      }
    }

    /** It cannot be what happened, for at least one reason. */
    record Refuted(List<Flaw> flaws) implements Verdict {
      public Refuted {
        flaws = List.copyOf(flaws);
      }
    }

    /** The lines that say so to people. */
    default String text(String file) {
      return switch (this) {
        case Verified(int deals, boolean finished) ->
            "OK "
                + file
                + ": "
                + deals
                + (deals == 1 ? " deal" : " deals")
                + " verified, the match "
                + (finished ? "has ended" : "is not over");
        case Outdated(int engine, Flaw where, List<String> changes) ->
            "OLD "
                + file
                + ":"
                + Math.max(1, where.line())
                + ": played under engine "
                + engine
                + "; replayed up to here, where engine "
                + EngineVersion.CURRENT
                + " decides otherwise ("
                + where.words()
                + ")"
                + changes.stream().map(words -> "\n  " + words).collect(Collectors.joining());
        case Refuted(List<Flaw> flaws) ->
            flaws.stream()
                .map(flaw -> "FAIL " + file + ":" + Math.max(1, flaw.line()) + ": " + flaw.words())
                .collect(Collectors.joining("\n"));
      };
    }
  }

  /** Verifies a record against nothing but itself; the catalogue only reads its rule book. */
  public static Verdict verify(GameRecord game, Catalogue catalogue) {
    return verify(game, catalogue, NOBODY);
  }

  /** The same; somebody is told of it act by act. */
  public static Verdict verify(GameRecord game, Catalogue catalogue, RecordReplay.Witness witness) {
    List<Flaw> flaws = new ArrayList<>();
    if (!Hashes.sha256(game.ruleBook()).equals(game.rules())) {
      flaws.add(new Flaw(0, Message.of("records.other-book")));
    }
    for (int i = 0; i < game.deals().size(); i++) {
      deal(game, i, flaws);
    }
    // what has other hashes than it names is false under every engine
    boolean falseInItself = !flaws.isEmpty();
    RecordReplay replay = new RecordReplay(game, catalogue, witness);
    replay.run().ifPresentOrElse(flaws::add, () -> result(game, replay, flaws));
    boolean finished = replay.match().map(match -> match.standings().over()).orElse(false);
    if (flaws.isEmpty()) {
      return new Verdict.Verified(replay.deals(), finished);
    }
    List<String> changes = EngineVersion.changesSince(game.engine(), game.ruleBook());
    return falseInItself || changes.isEmpty()
        ? new Verdict.Refuted(flaws)
        : new Verdict.Outdated(game.engine(), flaws.getFirst(), changes);
  }

  private static void deal(GameRecord game, int index, List<Flaw> flaws) {
    Deal deal = game.deals().get(index);
    if (deal.number() != index + 1) {
      flaws.add(
          new Flaw(
              deal.line(),
              Message.of("records.deal-number")
                  .with("deal", deal.number())
                  .with("right", index + 1)));
    }
    Optional<DealSecret> secret = deal.secret();
    if (secret.isPresent() && !secret.get().commitment().equals(deal.commitment())) {
      flaws.add(
          new Flaw(
              deal.line(), Message.of("records.other-commitment").with("deal", deal.number())));
    }
    if (secret.isPresent() && deal.again().seed().isPresent()) {
      seed(deal, secret.get(), deal.again().seed().getAsLong(), flaws);
    }
    if (secret.isEmpty() && (index < game.deals().size() - 1 || game.result().isPresent())) {
      flaws.add(new Flaw(deal.line(), Message.of("records.no-secret").with("deal", deal.number())));
    }
  }

  /** A deal of a number is shuffled from that number and nothing else. */
  private static void seed(Deal deal, DealSecret secret, long seed, List<Flaw> flaws) {
    if (!secret.equals(DealSecret.ofSeed(seed, deal.number()))) {
      flaws.add(
          new Flaw(deal.line(), Message.of("records.other-seed").with("deal", deal.number())));
    }
    if (deal.nonces().hex().stream().anyMatch(nonce -> !nonce.isEmpty())) {
      flaws.add(
          new Flaw(deal.line(), Message.of("records.seed-and-nonces").with("deal", deal.number())));
    }
  }

  private static void result(GameRecord game, RecordReplay replay, List<Flaw> flaws) {
    Optional<Standings> standings = replay.match().map(Match::standings);
    boolean over = standings.map(Standings::over).orElse(false);
    if (over != game.result().isPresent()) {
      flaws.add(new Flaw(0, Message.of(over ? "records.no-result" : "records.match-not-over")));
      return;
    }
    if (standings.isEmpty() || !over) {
      return;
    }
    List<Integer> score = standings.get().score();
    if (!score.equals(game.result().orElse(List.of()))) {
      flaws.add(
          new Flaw(
              0, Message.of("records.other-result").with("score", scores(game.labels(), score))));
    }
    var winners = new TreeSet<>(standings.get().matchWinners());
    if (!winners.equals(new TreeSet<>(game.winners().orElse(List.copyOf(winners))))) {
      flaws.add(
          new Flaw(
              0,
              Message.of("records.other-winners")
                  .with("winners", winners.stream().map(game.labels()::get).toList())));
    }
  }

  /** The points of each seat, which its player's name stands for. */
  private static Argument scores(List<String> labels, List<Integer> score) {
    return new Argument.Items(
        IntStream.range(0, score.size())
            .mapToObj(
                seat ->
                    (Argument)
                        Message.of("records.score")
                            .with("seat", labels.get(seat))
                            .with("points", score.get(seat)))
            .toList());
  }
}
