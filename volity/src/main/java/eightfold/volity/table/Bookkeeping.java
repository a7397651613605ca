package eightfold.volity.table;

import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a referee has to do with the bookkeeper: that is asked before a game begins or goes on, and
 * told how it has ended. A bookkeeper that says nothing, or says that it cannot, holds nobody up.
 */
final class Bookkeeping {
  /** So long an answer is waited for. */
  private static final long PATIENCE_MILLIS = 30_000;

  /** So long what was decided may take to be done at the table, before it is asked for again. */
  private static final long DONE_MILLIS = 1_000;

  /** So often a record is sent. */
  private static final int MOST_TRIES = 3;

  /** A longer reason, or name in it, is none that anybody reads. */
  private static final int LONGEST = 200;

  private final Outgoing out;
  private final RefereeState state;

  Bookkeeping(Outgoing out) {
    this.out = out;
    this.state = out.state();
  }

  private Optional<Jid> bookkeeper() {
    return state.site.oversight().bookkeeper();
  }

  /** All are ready: the bookkeeper is asked, by the parlor. */
  void ask(Picture now) {
    Xml stanza =
        stanza(
            state.site.parlor(),
            Call.of(
                "volity.prepare_game",
                out.me().toString(),
                !now.playing() || !state.prepared,
                List.copyOf(new TreeMap<>(now.seated()).values())));
    state.question =
        Optional.of(
            new BookkeeperQuestion(stanza.attribute("id"), out.now() + PATIENCE_MILLIS, List.of()));
    out.send(stanza);
  }

  private Xml stanza(Jid from, Call call) {
    state.lastReport++;
    return Xml.stanza("iq")
        .with("type", "set")
        .with("id", "b" + state.lastReport + "_" + state.site.key(state.entry.naming()))
        .with("from", from.toString())
        .with("to", bookkeeper().orElseThrow().toString())
        .with(Rpc.query(call));
  }

  /** Whether an IQ answers the referee's own calls; then that has been taken. */
  boolean heard(Xml iq) {
    boolean bookkeepers = bookkeeper().filter(Jid.of(iq.attribute("from"))::equals).isPresent();
    String id = iq.attribute("id");
    if (!bookkeepers || !state.waitsFor(id)) {
      return false;
    }
    Optional<Object> value = value(iq);
    if (state.question.filter(asked -> asked.id().equals(id)).isPresent()) {
      decide(value.map(this::refusal).orElse(List.of()));
    } else if (value.isPresent()) {
      state.reports.removeIf(report -> report.stanza().attribute("id").equals(id));
    }
    return true;
  }

  /** What a call was answered; empty where that was a fault or an error. */
  private static Optional<Object> value(Xml iq) {
    Optional<Xml> query = iq.child("query", Rpc.NAMESPACE);
    if (!iq.attribute("type").equals("result") || query.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(Rpc.result(query.get()));
    } catch (RpcFault fault) {
      return Optional.empty();
    }
  }

  /** The message of why a game does not begin; empty if it does. */
  private List<Object> refusal(Object value) {
    if (value.equals(true)) {
      return List.of();
    }
    List<?> list = value instanceof List<?> told ? told : List.of();
    String reason = !list.isEmpty() && list.getFirst() instanceof String text ? text : "";
    if (reason.isEmpty()) {
      return Replies.denial("prepare_game_failure", "literal.the bookkeeper's answer is none");
    }
    return switch (reason) {
      case "players_not_responding" -> Replies.denial("players_not_responding", named(list));
      case "players_not_authorized" -> Replies.denial("players_not_authorized", named(list));
      case "game_record_conflict" -> Replies.denial("game_record_conflict");
      case "game_record_missing" -> Replies.denial("game_record_missing");
      default ->
          Replies.denial(
              "prepare_game_failure",
              reason.matches("[a-z0-9_]{1,60}") ? "volity." + reason : "literal." + cut(reason));
    };
  }

  /** Those whom a refusal is about. */
  private String named(List<?> refusal) {
    List<String> names = new ArrayList<>();
    if (refusal.size() > 1 && refusal.get(1) instanceof List<?> all) {
      all.stream()
          .filter(String.class::isInstance)
          .limit(state.site.most())
          .forEach(one -> names.add(cut(one.toString())));
    }
    return "literal." + String.join(", ", names);
  }

  private static String cut(String text) {
    int end = Math.min(LONGEST, text.codePointCount(0, text.length()));
    return text.substring(0, text.offsetByCodePoints(0, end));
  }

  /** The table goes on, or all are unready; again after a moment, if it could not. */
  private void decide(List<Object> refusal) {
    state.prepared |= refusal.isEmpty();
    state.question = Optional.of(new BookkeeperQuestion("", out.now() + DONE_MILLIS, refusal));
    out.consent(refusal.isEmpty());
  }

  /** A game has ended: the bookkeeper is told how, by the referee. */
  void report(GameRecord game) {
    state.prepared = false;
    if (bookkeeper().isPresent() && state.settings.recorded()) {
      Xml stanza = stanza(out.me(), Call.of("volity.record_game", game.struct()));
      send(new BookkeeperReport(stanza, 0, 0));
    }
  }

  private void send(BookkeeperReport report) {
    out.send(report.stanza());
    state.reports.add(
        new BookkeeperReport(report.stanza(), report.tries() + 1, out.now() + PATIENCE_MILLIS));
  }

  /** What was waited for long enough is waited for no longer. */
  void timePassed() {
    state
        .question
        .filter(asked -> out.now() >= asked.deadline())
        .ifPresent(asked -> decide(asked.refusal()));
    List<BookkeeperReport> due =
        state.reports.stream().filter(report -> out.now() >= report.deadline()).toList();
    state.reports.removeAll(due);
    for (BookkeeperReport report : due) {
      if (report.tries() < MOST_TRIES) {
        send(report);
      } else {
        out.add(new Effect.Unrecorded());
      }
    }
  }
}
