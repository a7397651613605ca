package eightfold.server.lobby;

import eightfold.message.Texts;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.server.port.Link;
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

  /** The language in which they are told. */
  private final Texts texts;

  Listener(Link link, boolean changes, Texts texts) {
    this.link = link;
    this.changes = changes;
    this.texts = texts;
  }

  Link link() {
    return link;
  }

  /** Says that a request was not done. */
  void refuse(String request, Fault fault) {
    link.say(Notice.error(request, fault, texts));
  }

  /** Answers a request. */
  void answer(String request, Notice result) {
    if (result instanceof Notice.Welcome welcome) {
      know(welcome.snapshot());
    }
    link.say(Notice.result(request, result, texts));
  }

  /** Tells a notice, as it is or in short. */
  void tell(Notice notice) {
    if (notice instanceof Notice.Table table) {
      Notice told = known.<Notice>map(before -> Notice.Change.between(before, table)).orElse(table);
      know(table.snapshot());
      link.say(Notice.notification(told, texts));
    } else {
      link.say(Notice.notification(notice, texts));
    }
  }

  private void know(Snapshot snapshot) {
    known = changes ? Optional.of(snapshot) : Optional.empty();
  }

  /** Ends the connection, and says why before. */
  void dismiss(int code, String reason) {
    tell(new Notice.Gone(reason));
    link.close(code, reason);
  }
}
