package eightfold.server.lobby;

import eightfold.game.Catalogue;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.RecordWish;
import eightfold.protocol.ToldPack;
import eightfold.record.GameRecord;
import eightfold.record.RecordReader;
import eightfold.record.RecordReplay;
import eightfold.record.RecordScenario;
import eightfold.record.RecordVerifier;
import eightfold.server.room.Fact;
import eightfold.server.room.PastDeal;
import eightfold.server.room.PlayedSoFar;
import eightfold.server.room.RecordedTable;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.IntPredicate;

/**
 * Shows what records tell that visitors bring along, as if their matches had been played at a table
 * here. Nothing of them is kept or noted. What is shown was verified first.
 */
public final class BroughtRecords implements AutoCloseable {
  /** As much as so many plain requests, besides what its acts cost. */
  private static final int COST = 4;

  /** So many letters of a record cost as much as a plain request. */
  private static final int LETTERS_OF_A_CALL = 16_000;

  /** A deal of more acts makes more pictures than anybody looks at. */
  private static final int MOST_ACTS = 10_000;

  private static final int MOST_WAITING = 16;
  private static final long PATIENCE_SECONDS = 5;
  private static final int BUSY_SECONDS = 5;
  private static final String FILE = "record";

  private final Catalogue catalogue;
  private final LoneWorker reader;

  BroughtRecords(Catalogue catalogue) {
    this.catalogue = catalogue;
    Problem busy =
        Problem.of(Problems.FULL, Message.of("problems.records-waiting")).after(BUSY_SECONDS);
    this.reader =
        new LoneWorker("records", new LoneWorker.Terms(MOST_WAITING, busy, PATIENCE_SECONDS, busy));
  }

  /** A record of a file that is what happened. */
  private record Sound(GameRecord record, RecordedTable table, int number, int records) {
    private List<Fact.Dated> facts() {
      return table.facts();
    }
  }

  /**
   * A deal of a record, picture by picture.
   *
   * @param pays whether whoever asks may do what costs as much as so many plain requests
   */
  public Page replay(RecordWish wish, IntPredicate pays) {
    return made(
        wish,
        pays,
        sound -> {
          PastDeal.Wish deal =
              new PastDeal.Wish(1, wish.deal(), wish.seat().orElse(Match.NOBODY), wish.open());
          return PastDeal.of(sound.table().opened(), sound.facts(), deal)
              .<Page>map(
                  replay ->
                      new Page.Replay(
                          sound.number(),
                          sound.records(),
                          replay.deal(),
                          replay.deals(),
                          replay.first(),
                          replay.moments()))
              .orElseGet(BroughtRecords::noDeal);
        });
  }

  /** What its cards do, in a language, and what its players have done. */
  public Page game(RecordWish wish, Texts texts, IntPredicate pays) {
    return made(
        wish,
        pays,
        sound ->
            new Page.RecordedGame(
                sound.table().opened().game().cards(texts),
                ToldPack.of(sound.table().opened().game(), texts),
                Page.CardMeanings.of(sound.table().opened().game().meanings(texts)),
                PlayedSoFar.of(sound.table())));
  }

  /** A moment of it as a scenario. */
  public Page scenario(RecordWish wish, IntPredicate pays) {
    return made(
        wish,
        pays,
        sound -> {
          int acts =
              PastDeal.actsBefore(
                  sound.table().opened(), sound.facts(), 1, wish.deal(), wish.moment());
          return switch (RecordScenario.of(sound.record(), catalogue, wish.deal(), acts)) {
            case RecordScenario.Result.Said(String text) -> new Page.Document(text);
            case RecordScenario.Result.Unsaid _ ->
                Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.no-scenario"));
          };
        });
  }

  private Page made(RecordWish wish, IntPredicate pays, Function<Sound, Page> page) {
    if (!pays.test(COST + wish.record().length() / LETTERS_OF_A_CALL)) {
      return Problem.of(Problems.TOO_FAST, Message.of("problems.looking-back-takes"));
    }
    try {
      return switch (reader.waited(() -> read(wish, page))) {
        case LoneWorker.Work.Done(Page done) -> done;
        case LoneWorker.Work.Undone(Problem why) -> why;
      };
    } catch (SetupException e) {
      return wrong(Message.of("problems.record-book").with("reason", e.reason()));
    }
  }

  private Page read(RecordWish wish, Function<Sound, Page> page) {
    List<String> records = RecordReader.records(wish.record());
    if (wish.match() > records.size()) {
      return Problem.of(
          Problems.UNKNOWN,
          Message.of("problems.no-such-record")
              .with("records", records.size())
              .with("number", wish.match()));
    }
    return switch (RecordReader.read(FILE, records.get(wish.match() - 1))) {
      case RecordReader.Reading.Unsound unsound -> unreadable(unsound);
      case RecordReader.Reading.Sound(GameRecord record) ->
          verified(record, wish.match(), records.size(), page);
    };
  }

  private Page verified(GameRecord record, int number, int records, Function<Sound, Page> page) {
    if (!GameRecord.hashOf(record.ruleBook()).endsWith(record.rules())) {
      return wrong(Message.of("problems.record-book-changed"));
    }
    if (record.deals().stream().anyMatch(deal -> deal.acts().size() > MOST_ACTS)) {
      return wrong(Message.of("problems.record-long").with("most", MOST_ACTS));
    }
    // a book that cannot be played is told by its reason, and not as a flaw of what was played
    catalogue.fromRuleBook(record.ruleBook(), new EngineVersion.Of(record.engine()));
    // its game is compiled anew, so that nothing of it stays
    return switch (RecordVerifier.verify(record, catalogue, new Impatient())) {
      case RecordVerifier.Verdict.Refuted(List<RecordReplay.Flaw> flaws) ->
          wrong(
              at("problems.record-false", flaws.getFirst().line())
                  .with("what", flaws.getFirst().what()));
      case RecordVerifier.Verdict.Verified _, RecordVerifier.Verdict.Outdated _ ->
          page.apply(
              new Sound(
                  record,
                  RecordedTable.of(
                      record, new SharedGames(catalogue), id -> catalogue.ids().contains(id)),
                  number,
                  records));
    };
  }

  private static Page unreadable(RecordReader.Reading.Unsound unsound) {
    return wrong(
        switch (unsound.why()) {
          case NO_RECORD -> Message.of("problems.record-none");
          case CUT_OFF -> at("problems.record-cut", unsound.line());
          case NEWER -> Message.of("problems.record-newer").with("engine", EngineVersion.CURRENT);
          case WRONG -> at("problems.record-wrong", unsound.line()).with("what", unsound.what());
        });
  }

  private static Message at(String key, int line) {
    return Message.of(key).with("line", Math.max(1, line));
  }

  private static Problem wrong(Message why) {
    return Problem.of(Problems.NOT_POSSIBLE, why);
  }

  private static Problem noDeal() {
    return Problem.of(Problems.UNKNOWN, Message.of("problems.no-deal-in-record"));
  }

  @Override
  public void close() {
    reader.close();
  }

  /** Breaks a replay off for which nobody waits any more. */
  private static final class Impatient implements RecordReplay.Witness {
    @Override
    public void dealt(GameRecord.Deal deal, Match match, List<Event> events) {
      look();
    }

    @Override
    public void acted(GameRecord.Act act, Match match, List<Event> events) {
      look();
    }

    @Override
    public void ended(GameRecord.Deal deal, Match match) {
      look();
    }

    private static void look() {
      if (Thread.currentThread().isInterrupted()) {
        throw new CancellationException("nobody waits for it");
      }
    }
  }
}
