package eightfold.server.room;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.Cause;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A table in the midst of its facts, written down, so that only the facts after that have to be
 * replayed. The names here outlive the code, as those of the facts do; what is of another form or
 * engine is read by nobody: the facts decide ({@link CheckpointReader}).
 *
 * <p>It holds every hidden card and the table's shuffles to come, as the facts do.
 */
public final class Checkpoint {
  /** Raised when anything here means something else than before. */
  static final int FORM = 4;

  private Checkpoint() {}

  /**
   * A table as text.
   *
   * @return empty where it cannot be put away: its match is of a kind that cannot, or is over and
   *     was played by other rules than the next one will be
   */
  public static Optional<String> of(RoomTable table) {
    TableState state = table.state();
    Optional<Match> match = state.progress().match();
    boolean saved = match.isEmpty() || match.get() instanceof SearchableMatch;
    boolean otherRules = match.isPresent() && !state.rules().areOfTheMatch();
    return saved && !otherRules && !state.progress().isBrokenOff()
        ? Optional.of(Json.write(Form.of(state)))
        : Optional.empty();
  }

  /**
   * What is written.
   *
   * @param engine the engine under which the match is what it is
   * @param names the names of those who played, in the order in which {@link Happened#names} counts
   * @param botSpeed absent where bots are as fast as usual
   */
  private record Form(
      int form,
      int engine,
      int facts,
      long lastAt,
      RulesForm rules,
      List<ChairForm> chairs,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> former,
      List<String> players,
      ProgressForm course,
      List<String> nonces,
      Optional<Snapshot.Secret> secret,
      List<Named> names,
      List<Happened> events,
      long number,
      List<Notice.Spoken> chat,
      long spoken,
      Map<Integer, List<String>> commands,
      Doors doors,
      FirstDealForm first,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> botSpeed) {

    static Form of(TableState state) {
      Map<List<String>, Integer> names = new LinkedHashMap<>();
      List<Happened> events = new ArrayList<>();
      for (NumberedEvent event : state.events().kept()) {
        names.putIfAbsent(event.names(), names.size());
        events.add(Happened.of(event, names.getOrDefault(event.names(), 0)));
      }
      return new Form(
          FORM,
          EngineVersion.CURRENT,
          state.facts(),
          state.lastAt(),
          RulesForm.of(state.rules()),
          state.seating().chairs().stream().map(ChairForm::of).toList(),
          state.seating().former(),
          state.players(),
          ProgressForm.of(state.progress()),
          state.nonces().hex(),
          state.lastSecret(),
          names.keySet().stream().map(Named::new).toList(),
          events,
          state.events().number(),
          state.talk().kept(),
          state.talk().number(),
          state.commands().written(),
          state.doors(),
          FirstDealForm.of(state.firstDeal()),
          Optional.of(state.botSpeed())
              .filter(speed -> speed != BotSpeed.USUAL)
              .map(BotSpeed::word));
    }
  }

  /**
   * The rules; {@code options}, {@code ruleBook} and {@code engine} where the host has chosen them,
   * else they are those of the opening.
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  private record RulesForm(
      int chosen,
      int played,
      Map<String, String> before,
      Optional<Map<String, String>> options,
      Optional<String> ruleBook,
      Optional<Integer> engine) {
    static RulesForm of(ChosenRules rules) {
      boolean own = rules.chosen() > 0;
      return new RulesForm(
          rules.chosen(),
          rules.played(),
          rules.before(),
          own ? Optional.of(rules.game().options()) : Optional.empty(),
          own ? Optional.of(rules.ruleBook()) : Optional.empty(),
          own ? Optional.of(rules.engine()) : Optional.empty());
    }
  }

  /** Who sits at one place, or will. */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  private record ChairForm(
      Optional<String> bot,
      Optional<String> name,
      Optional<String> token,
      int since,
      boolean nonced,
      boolean muted,
      Optional<Chair.Heir> heir,
      int place,
      Optional<Chair.Offer> offer,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) long from) {
    static ChairForm of(Chair chair) {
      return new ChairForm(
          chair.bot(),
          chair.name(),
          chair.token(),
          chair.since(),
          chair.nonced(),
          chair.muted(),
          chair.heir(),
          chair.place(),
          chair.offer(),
          chair.from());
    }
  }

  /**
   * @param match the match as its game writes it, in base 64
   * @param seats how many play it
   */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  private record ProgressForm(
      int matches,
      Optional<String> match,
      Optional<String> stopped,
      Optional<MatchProgress.Suspension> suspension,
      int turnPly,
      long turnSince,
      long began,
      List<Integer> suspendedBy,
      int seats) {
    static ProgressForm of(MatchProgress progress) {
      return new ProgressForm(
          progress.matches(),
          progress
              .match()
              .map(match -> ((SearchableMatch) match).save())
              .map(Base64.getEncoder()::encodeToString),
          progress.stopped(),
          progress.suspension(),
          progress.turnPly(),
          progress.turnSince(),
          progress.began(),
          progress.suspendedBy(),
          progress.match().map(Match::seats).orElse(0));
    }
  }

  /** Whence the first deal of the last match came. */
  private record FirstDealForm(
      int match,
      int source,
      List<String> nonces,
      List<String> lines,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong number) {
    static FirstDealForm of(FirstDeal first) {
      return new FirstDealForm(
          first.match(), first.source(), first.nonces().hex(), first.lines(), first.number());
    }
  }

  private record Named(List<String> names) {}

  /** One cause of an event, its seat from 1. */
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  private record Reason(
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String card,
      int seat,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String rule) {
    static Reason of(Cause cause) {
      return new Reason(cause.card(), cause.seat() + 1, cause.rule());
    }
  }

  /** One event; what is usual is left out. */
  @JsonInclude(JsonInclude.Include.NON_DEFAULT)
  private record Happened(
      String verb,
      int seat,
      int other,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> words,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> privately,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String because,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) String offence,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Reason> cause,
      boolean standIn,
      int names) {
    static Happened of(NumberedEvent numbered, int names) {
      Event event = numbered.event();
      // seats from 1, so that nobody is the usual 0
      return new Happened(
          event.verb(),
          event.seat() + 1,
          event.other() + 1,
          event.words(),
          event.privately(),
          event.because(),
          event.offence(),
          event.cause().stream().map(Reason::of).toList(),
          numbered.standIn(),
          names);
    }
  }
}
