package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.record.GameRecord;
import eightfold.record.RecordScenario;
import eightfold.server.port.Store;
import eightfold.server.room.Fact;
import eightfold.server.room.PastDeal;
import eightfold.server.room.PastRules;
import eightfold.server.room.PlayedSoFar;
import eightfold.server.room.RoomTable;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/**
 * What can be asked of matches that have been played: their records, their deals once more, and
 * what came of them all. Facts alone make them, as far as spectators have seen them.
 */
public final class PlayedMatches {
  /** The pictures of a deal cost as much as so many plain requests besides. */
  private static final int COST_OF_PICTURES = 4;

  /** So many pictures of replays are kept for whoever watches the same: some tens of megabytes. */
  private static final long MOST_PICTURES = 4_000;

  private static final Message LOOKING_BACK_TAKES = Message.of("problems.looking-back-takes");

  /** A deal of a table as it is shown. */
  private record Shown(String table, PastDeal.Wish wish) {}

  private final MadeOnce<Shown, Page.Replay> replays =
      new MadeOnce<>(MOST_PICTURES, replay -> replay.moments().size() + 1);

  private final TableDirectory directory;
  private final TableReader reader;
  private final Records records;
  private final Catalogue catalogue;

  PlayedMatches(TableDirectory directory, TableReader reader, Catalogue catalogue) {
    this.directory = directory;
    this.catalogue = catalogue;
    this.reader = reader;
    this.records = new Records(reader);
  }

  /**
   * Which deal is shown once more, and how.
   *
   * @param match its match's number at the table, from 1; empty: the last one
   * @param deal its number in the match, from 1
   * @param seat from which it is seen; -1: as a spectator saw it
   * @param open whether all hands lie open
   */
  public record ReplayWish(OptionalInt match, int deal, int seat, boolean open) {
    private PastDeal.Wish of(int matches) {
      return new PastDeal.Wish(match.orElse(matches), deal, seat, open);
    }
  }

  /** What is made of a table's facts. */
  private interface Making {
    Page of(RoomTable opened, List<Fact.Dated> facts, TableCall.Answer.Matches seen);
  }

  /**
   * The record of a match.
   *
   * @param match its number at the table, from 1; empty: the last one
   * @param pays whether whoever asks may do what costs as much as so many plain requests
   */
  public Page record(String table, OptionalInt match, IntPredicate pays) {
    return switch (directory.answer(table, new TableCall.Matches())) {
      case TableCall.Answer.Matches seen -> {
        int wanted = match.orElse(seen.matches());
        yield wanted < 1 || wanted > seen.matches()
            ? Problem.of(Problems.UNKNOWN, Message.of("problems.no-match"))
            : record(table, wanted, seen, pays);
      }
      case TableCall.Answer.Shown(Page problem) -> problem;
    };
  }

  private Page record(String table, int match, TableCall.Answer.Matches seen, IntPredicate pays) {
    return records
        .known(table, seen.facts(), match)
        .<Page>map(known -> known)
        .orElseGet(
            () ->
                pays.test(seen.cost())
                    ? records.make(table, seen.facts(), match)
                    : tooFast(Message.of("problems.records-take")));
  }

  /**
   * A deal that is over, picture by picture.
   *
   * @param pays as of {@link #record}
   */
  public Page replay(String table, ReplayWish wish, IntPredicate pays) {
    return switch (directory.answer(table, new TableCall.Matches())) {
      case TableCall.Answer.Matches seen -> {
        Shown shown = new Shown(table, wish.of(seen.matches()));
        Optional<Page.Replay> known = replays.known(shown, seen.facts());
        int cost = known.isPresent() ? 0 : seen.cost();
        if (!pays.test(COST_OF_PICTURES + cost)) {
          yield tooFast(LOOKING_BACK_TAKES);
        }
        yield known
            .or(() -> shownAnew(shown, seen))
            .<Page>map(replay -> replay)
            .orElseGet(() -> Problem.of(Problems.UNKNOWN, Message.of("problems.no-deal")));
      }
      case TableCall.Answer.Shown(Page problem) -> problem;
    };
  }

  private Optional<Page.Replay> shownAnew(Shown shown, TableCall.Answer.Matches seen) {
    List<Store.Kept> kept = reader.kept(shown.table());
    Optional<Page.Replay> replay =
        PastDeal.of(
            reader.opened(shown.table(), kept), reader.facts(kept, seen.facts()), shown.wish());
    replay.ifPresent(pictures -> replays.keep(shown, seen.facts(), pictures));
    return replay;
  }

  /**
   * A moment of a deal that is over as a scenario, from what the record says.
   *
   * @param match as of {@link ReplayWish}
   * @param deal its number in the match, from 1
   * @param moment which picture of the replay, 0 being the first
   * @param pays as of {@link #record}
   */
  public Page scenario(String table, OptionalInt match, int deal, int moment, IntPredicate pays) {
    return made(
        table,
        COST_OF_PICTURES,
        pays,
        (opened, facts, seen) -> {
          int wanted = match.orElse(seen.matches());
          if (wanted < 1 || wanted > seen.matches()) {
            return Problem.of(Problems.UNKNOWN, Message.of("problems.no-match"));
          }
          int acts = PastDeal.actsBefore(opened, facts, wanted, deal, moment);
          return scenario(MatchRecord.recordOf(opened, facts, wanted), deal, acts);
        });
  }

  private Page scenario(GameRecord record, int deal, int acts) {
    boolean over =
        record.deals().stream().anyMatch(one -> one.number() == deal && one.secret().isPresent());
    if (!over) {
      return Problem.of(Problems.UNKNOWN, Message.of("problems.no-deal"));
    }
    return switch (RecordScenario.of(record, catalogue, deal, acts)) {
      case RecordScenario.Result.Said(String text) -> new Page.Document(text);
      case RecordScenario.Result.Unsaid _ ->
          Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.no-scenario"));
    };
  }

  /**
   * What the cards do that a match was played with.
   *
   * @param match its number at the table, from 1; empty: what is played there now, or next
   * @param pays as of {@link #record}
   */
  public Page meanings(String table, OptionalInt match, Texts texts, IntPredicate pays) {
    return match.isEmpty()
        ? directory.page(table, new TableCall.Meanings(texts.language()))
        : made(
            table,
            0,
            pays,
            (opened, facts, _) ->
                PastRules.of(opened, facts, match.getAsInt())
                    .<Page>map(game -> Page.CardMeanings.of(game.meanings(texts)))
                    .orElseGet(
                        () -> Problem.of(Problems.UNKNOWN, Message.of("problems.no-match"))));
  }

  /**
   * What the players of a table have done there.
   *
   * @param pays as of {@link #record}
   */
  public Page statistics(String table, IntPredicate pays) {
    return made(table, 0, pays, (opened, facts, _) -> PlayedSoFar.of(opened, facts));
  }

  private Page made(String table, int cost, IntPredicate pays, Making making) {
    return switch (directory.answer(table, new TableCall.Matches())) {
      case TableCall.Answer.Matches seen -> {
        if (!pays.test(cost + seen.cost())) {
          yield tooFast(LOOKING_BACK_TAKES);
        }
        List<Store.Kept> kept = reader.kept(table);
        yield making.of(reader.opened(table, kept), reader.facts(kept, seen.facts()), seen);
      }
      case TableCall.Answer.Shown(Page problem) -> problem;
    };
  }

  private static Problem tooFast(Message what) {
    return Problem.of(Problems.TOO_FAST, what);
  }
}
