package eightfold.server.lobby;

import eightfold.message.Texts;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.server.port.SharedText;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * What one event brings, as text: made once for all who are told the same, however many they are.
 * It is forgotten when the event has been told. The room's own thread alone uses it.
 */
final class Encodings {
  /** What is new to somebody who knows a snapshot, and which they know then. */
  record Step(Notice.Change change, Snapshot known) {}

  private final IdentityHashMap<Notice, Map<Texts, SharedText>> texts = new IdentityHashMap<>();

  /** So many welcomes are kept, of those who know nothing and of those who come again. */
  private static final int MOST_WELCOMES = 4;

  /** So many texts of one, by the ids of the requests: most clients count alike. */
  private static final int MOST_IDS = 8;

  private final IdentityHashMap<Notice, Map<Texts, Map<String, SharedText>>> answers =
      new IdentityHashMap<>();

  private final IdentityHashMap<Notice.Table, Map<Snapshot, Step>> steps = new IdentityHashMap<>();

  /** The same by what the snapshots say: to be asked once for each that is not known yet. */
  private final IdentityHashMap<Notice.Table, Map<Snapshot, Step>> equalSteps =
      new IdentityHashMap<>();

  /** The text of a notification, in a language. */
  SharedText text(Notice notice, Texts language) {
    return texts
        .computeIfAbsent(notice, _ -> new IdentityHashMap<>())
        .computeIfAbsent(language, _ -> new SharedText(Notice.notification(notice, language)));
  }

  /**
   * The text of an answer, in a language. Whoever comes to watch is welcomed alike for as long as
   * nothing happens, so these are kept.
   */
  SharedText answer(String id, Notice result, Texts language) {
    if (!(result instanceof Notice.Welcome welcome) || welcome.seat().isPresent()) {
      return new SharedText(Notice.result(id, result, language));
    }
    if (answers.size() >= MOST_WELCOMES && !answers.containsKey(result)) {
      answers.clear();
    }
    Map<String, SharedText> byId =
        answers
            .computeIfAbsent(result, _ -> new IdentityHashMap<>())
            .computeIfAbsent(language, _ -> new HashMap<>());
    if (byId.size() >= MOST_IDS && !byId.containsKey(id)) {
      byId.clear();
    }
    return byId.computeIfAbsent(id, _ -> new SharedText(Notice.result(id, result, language)));
  }

  /**
   * From a snapshot that somebody knows to another; who knew equal ones knows the same one then.
   */
  Step step(Snapshot known, Notice.Table table) {
    return steps
        .computeIfAbsent(table, _ -> new IdentityHashMap<>())
        .computeIfAbsent(known, before -> equalStep(before, table));
  }

  private Step equalStep(Snapshot known, Notice.Table table) {
    return equalSteps
        .computeIfAbsent(table, _ -> new HashMap<>())
        .computeIfAbsent(
            known,
            before ->
                new Step(
                    Notice.Change.between(before, table),
                    Notice.Change.remembered(before, table.snapshot())));
  }

  /** Nobody is there any more. */
  void forgetAll() {
    forget();
    answers.clear();
  }

  void forget() {
    texts.clear();
    steps.clear();
    equalSteps.clear();
  }
}
