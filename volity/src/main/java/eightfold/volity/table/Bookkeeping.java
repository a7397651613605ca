package eightfold.volity.table;

import eightfold.server.room.Steer;
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

  private final RefereeStep at;
  private final RefereeState state;

  Bookkeeping(RefereeStep at) {
    this.at = at;
    this.state = at.state();
  }

  private Optional<Jid> bookkeeper() {
    return state.site().oversight().bookkeeper();
  }

  /** All are ready: the bookkeeper is asked, by the parlor. */
  RefereeStep ask(Picture now) {
    Xml stanza =
        stanza(
            state.site().parlor(),
            Call.of(
                "volity.prepare_game",
                state.me().toString(),
                !now.playing() || !state.books().prepared(),
                List.copyOf(new TreeMap<>(now.seated()).values())));
    BookkeeperQuestion question =
        new BookkeeperQuestion(stanza.attribute("id"), at.now() + PATIENCE_MILLIS, List.of());
    return at.books(books -> books.called().asks(question)).send(stanza);
  }

  /** The next call to the bookkeeper. */
  private Xml stanza(Jid from, Call call) {
    long number = state.books().asked() + 1;
    return Xml.stanza("iq")
        .with("type", "set")
        .with("id", "b" + number + "_" + state.site().key(state.entry().naming()))
        .with("from", from.toString())
        .with("to", bookkeeper().orElseThrow().toString())
        .with(Rpc.query(call));
  }

  /** Whether an IQ answers one of the referee's own calls. */
  boolean waitsFor(Xml iq) {
    boolean bookkeepers = bookkeeper().filter(Jid.of(iq.attribute("from"))::equals).isPresent();
    return bookkeepers && state.books().waitsFor(iq.attribute("id"));
  }

  /** The bookkeeper has answered. */
  RefereeStep heard(Xml iq) {
    String id = iq.attribute("id");
    Optional<Object> value = value(iq);
    if (state.books().isAsking(id)) {
      return decide(value.map(this::refusal).orElse(List.of()));
    }
    return at.when(
        value.isPresent(),
        step -> step.books(books -> books.without(report -> report.id().equals(id))));
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
          .limit(state.site().most())
          .forEach(one -> names.add(cut(one.toString())));
    }
    return "literal." + String.join(", ", names);
  }

  private static String cut(String text) {
    int end = Math.min(LONGEST, text.codePointCount(0, text.length()));
    return text.substring(0, text.offsetByCodePoints(0, end));
  }

  /** The table goes on, or all are unready; again after a moment, if it could not. */
  private RefereeStep decide(List<Object> refusal) {
    boolean allowed = refusal.isEmpty();
    BookkeeperQuestion decided = new BookkeeperQuestion("", at.now() + DONE_MILLIS, refusal);
    return at.books(books -> books.prepared(books.prepared() || allowed).asks(decided))
        .steer(allowed ? new Steer.Consent() : new Steer.Unready());
  }

  /** A game has ended: the bookkeeper is told how, by the referee. */
  RefereeStep report(EndedGame game) {
    RefereeStep step = at.books(books -> books.prepared(false));
    if (bookkeeper().isEmpty() || !state.settings().recorded()) {
      return step;
    }
    Xml stanza = stanza(state.me(), Call.of("volity.record_game", game.struct()));
    return step.books(BookkeeperNotes::called)
        .then(next -> send(next, new BookkeeperReport(stanza, 0, 0)));
  }

  private static RefereeStep send(RefereeStep at, BookkeeperReport report) {
    BookkeeperReport sent =
        new BookkeeperReport(report.stanza(), report.tries() + 1, at.now() + PATIENCE_MILLIS);
    return at.send(report.stanza()).books(books -> books.with(sent));
  }

  /** What was waited for long enough is waited for no longer. */
  RefereeStep timePassed() {
    List<BookkeeperReport> due =
        state.books().reports().stream().filter(report -> at.now() >= report.deadline()).toList();
    return at.each(
            state.books().question().filter(asked -> at.now() >= asked.deadline()),
            (step, asked) -> new Bookkeeping(step).decide(asked.refusal()))
        .books(books -> books.without(due::contains))
        .each(due, Bookkeeping::again);
  }

  private static RefereeStep again(RefereeStep at, BookkeeperReport report) {
    return report.tries() < MOST_TRIES ? send(at, report) : at.add(new RefereeEffect.Unrecorded());
  }
}
