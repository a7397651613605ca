package eightfold.volity.village;

import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * A bookkeeper as the platform's: it lets a game begin that it has no open record of, keeps that
 * open until the game has ended, and says what is wrong. Or it answers as a test wants. Source: the
 * platform's handbook, payment_protocol.html and game_record.html.
 */
public final class Bookkeeper {
  static final Jid JID = Jid.of("books@home.test/volity");

  /** A call that it has heard, of whom, and by which id. */
  public record Asked(String from, String id, Call call) {
    /** What it says to that, at once or later. */
    public Xml answered(Xml query) {
      return Xml.stanza("iq")
          .with("type", "result")
          .with("id", id)
          .with("from", JID.toString())
          .with("to", from)
          .with(query);
    }

    /** That nobody is there. */
    public Xml failed() {
      return Xml.stanza("iq")
          .with("type", "error")
          .with("id", id)
          .with("from", JID.toString())
          .with("to", from);
    }
  }

  private final List<Asked> asked = new ArrayList<>();
  private final Set<String> open = new TreeSet<>();
  private final List<Map<?, ?>> books = new ArrayList<>();
  private Function<Asked, Optional<Xml>> manner = this::kept;

  /** Answers so from now on. */
  public void answers(Object value) {
    manner = one -> Optional.of(one.answered(Rpc.answer(value)));
  }

  /** Does so from now on; empty: it says nothing. */
  public void does(Function<Asked, Optional<Xml>> other) {
    manner = other;
  }

  /** Keeps its books from now on, as it does from the beginning. */
  public void keepsBooks() {
    manner = this::kept;
  }

  /** All that it was called with by this name. */
  public List<Asked> asked(String method) {
    return asked.stream().filter(one -> one.call().method().equals("volity." + method)).toList();
  }

  /** The records of games, the first first. */
  public List<Map<?, ?>> books() {
    return books;
  }

  Optional<Xml> take(Xml iq) {
    try {
      Call call = Rpc.call(iq.child("query", Rpc.NAMESPACE).orElseThrow());
      Asked one = new Asked(iq.attribute("from"), iq.attribute("id"), call);
      asked.add(one);
      return manner.apply(one);
    } catch (RpcFault e) {
      throw new IllegalStateException(iq.toString(), e);
    }
  }

  private Optional<Xml> kept(Asked one) {
    List<Object> arguments = one.call().arguments();
    Object value =
        switch (one.call().method()) {
          case "volity.prepare_game" ->
              prepared(arguments.get(0).toString(), arguments.get(1).equals(true));
          case "volity.record_game" -> recorded(one.from(), (Map<?, ?>) arguments.getFirst());
          default -> throw new IllegalStateException(one.toString());
        };
    return Optional.of(one.answered(Rpc.answer(value)));
  }

  private Object prepared(String referee, boolean isNew) {
    if (open.contains(referee) == isNew) {
      return List.of(isNew ? "game_record_conflict" : "game_record_missing");
    }
    open.add(referee);
    return true;
  }

  private Object recorded(String referee, Map<?, ?> record) {
    if (!open.remove(referee)) {
      return List.of("game_record_missing");
    }
    books.add(record);
    return true;
  }
}
