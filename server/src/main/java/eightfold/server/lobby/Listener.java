package eightfold.server.lobby;

import eightfold.message.Texts;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.server.port.Link;
import eightfold.server.port.SharedText;
import java.util.Optional;

/**
 * Somebody who is told what happens at a table, over a link, in the form that they asked for. The
 * room's own thread alone uses it.
 */
final class Listener {
  private final Link link;

  /** Whether they are told only what is other than before. */
  private final boolean changes;

  /** The table as they know it, where that matters. */
  private Optional<Snapshot> known = Optional.empty();

  /** An answer that has not been sent yet. */
  private Optional<SharedText> answer = Optional.empty();

  /** The language in which they are told. */
  private final Texts texts;

  /** What others were told of the same, before this one. */
  private Encodings encodings = new Encodings();

  Listener(Link link, boolean changes, Texts texts) {
    this.link = link;
    this.changes = changes;
    this.texts = texts;
  }

  /** From now on it shares what it is told with those who are told the same. */
  void shares(Encodings others) {
    encodings = others;
  }

  Link link() {
    return link;
  }

  /** Says that a request was not done. */
  void refuse(String request, Fault fault) {
    say(new SharedText(Notice.error(request, fault, texts)));
  }

  /**
   * Answers a request: with what they are told next, if that is at once, or when it is {@link
   * #sendAnswer sent}.
   */
  void answer(String request, Notice result) {
    if (result instanceof Notice.Welcome welcome) {
      know(welcome.snapshot());
    }
    sendAnswer();
    answer = Optional.of(encodings.answer(request, result, texts));
  }

  /** Sends an answer with which nothing was to be told. */
  void sendAnswer() {
    answer.ifPresent(link::say);
    answer = Optional.empty();
  }

  private void say(SharedText text) {
    answer.ifPresentOrElse(held -> link.say(held, text), () -> link.say(text));
    answer = Optional.empty();
  }

  /** Tells a notice, as it is or in short. */
  void tell(Notice notice) {
    if (notice instanceof Notice.Table table && known.isPresent()) {
      Encodings.Step step = encodings.step(known.get(), table);
      known = Optional.of(step.known());
      say(encodings.text(step.change(), texts));
    } else {
      if (notice instanceof Notice.Table table) {
        know(table.snapshot());
      }
      say(encodings.text(notice, texts));
    }
  }

  private void know(Snapshot snapshot) {
    known =
        changes
            ? Optional.of(
                known.map(before -> Notice.Change.remembered(before, snapshot)).orElse(snapshot))
            : Optional.empty();
  }

  /** Ends the connection, and says why before. */
  void dismiss(int code, String reason) {
    tell(new Notice.Gone(reason));
    link.close(code, reason);
  }
}
