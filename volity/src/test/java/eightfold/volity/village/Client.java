package eightfold.volity.village;

import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A client of the platform: it calls, and remembers what it was answered and called. */
public final class Client {
  private final Village village;
  private final Jid jid;
  private final Map<String, Object> answers = new HashMap<>();
  private final List<Call> calls = new ArrayList<>();
  private final List<String> heard = new ArrayList<>();
  private final List<Xml> errors = new ArrayList<>();
  private final List<String> received = new ArrayList<>();
  private int lastId;

  Client(Village village, Jid jid) {
    this.village = village;
    this.jid = jid;
  }

  public Jid jid() {
    return jid;
  }

  /** All that it was called with since this was asked last. */
  public List<String> called() {
    List<String> called =
        calls.stream()
            .map(
                call ->
                    call.method().replaceFirst("^(game|volity)\\.", "")
                        + call.arguments().stream().map(Object::toString).toList())
            .toList();
    calls.clear();
    return called;
  }

  /** All calls since {@link #called} was asked last. */
  public List<Call> calls() {
    return calls;
  }

  /** What it heard in the room. */
  public List<String> heard() {
    return heard;
  }

  /** Stanza errors that came for its calls. */
  public List<Xml> errors() {
    return errors;
  }

  /** Comes into the room of the table under a name. */
  public Client enter(String nick) {
    village.send(
        Xml.stanza("presence")
            .with("from", jid.toString())
            .with("to", village.room().at(nick).toString())
            .with(Xml.of("x", "http://jabber.org/protocol/muc")));
    village.settle();
    return this;
  }

  public void leave(String nick) {
    village.send(
        Xml.stanza("presence")
            .with("from", jid.toString())
            .with("to", village.room().at(nick).toString())
            .with("type", "unavailable"));
    village.settle();
  }

  public void say(String text) {
    village.send(
        Xml.stanza("message")
            .with("type", "groupchat")
            .with("from", jid.toString())
            .with("to", village.room().toString())
            .with(Xml.stanza("body"), text));
    village.settle();
  }

  /** Calls the referee, and waits for the answer: a value, a fault as text, or nothing yet. */
  public Object call(String method, Object... arguments) {
    return callAt(village.referee(), method, arguments);
  }

  /** Calls somebody, and waits for the answer. */
  public Object callAt(Jid to, String method, Object... arguments) {
    lastId++;
    String id = "q" + lastId;
    send(id, to, Call.of(method, arguments));
    village.settle();
    return answer(id);
  }

  /** Calls the referee. */
  public String send(String method, Object... arguments) {
    lastId++;
    String id = "q" + lastId;
    send(id, village.referee(), Call.of(method, arguments));
    return id;
  }

  public void send(String id, Jid to, Call call) {
    village.send(
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", id)
            .with("from", jid.toString())
            .with("to", to.toString())
            .with(Rpc.query(call)));
  }

  /** Sends a stanza as it is. */
  public void raw(Xml stanza) {
    village.send(stanza);
    village.settle();
  }

  /** What a call was answered. */
  public Object answer(String id) {
    return answers.getOrDefault(id, "nothing");
  }

  /** The answer to a call never came. */
  public void forget(String id) {
    answers.remove(id);
  }

  /** All that came by its line, each with the time at which it did. */
  List<String> received() {
    return received;
  }

  void take(Xml stanza) {
    received.add(village.now() + " " + stanza);
    if (stanza.name().equals("message")) {
      stanza
          .child("body")
          .ifPresent(
              body -> heard.add(Jid.of(stanza.attribute("from")).resource() + ": " + body.text()));
    }
    if (!stanza.name().equals("iq")) {
      return;
    }
    Optional<Xml> query = stanza.child("query", Rpc.NAMESPACE);
    try {
      switch (stanza.attribute("type")) {
        case "set" -> {
          calls.add(toldCall(query.orElseThrow()));
          village.send(
              Xml.stanza("iq")
                  .with("type", "result")
                  .with("id", stanza.attribute("id"))
                  .with("from", jid.toString())
                  .with("to", stanza.attribute("from"))
                  .with(Rpc.answer(true)));
        }
        case "result" ->
            answers.put(
                stanza.attribute("id"), query.isPresent() ? Rpc.result(query.get()) : stanza);
        default -> {
          errors.add(stanza);
          answers.put(stanza.attribute("id"), "error");
        }
      }
    } catch (RpcFault fault) {
      answers.put(stanza.attribute("id"), "fault " + fault.code());
    }
  }

  /** What the referee calls must be such that its own reader takes it. */
  private static Call toldCall(Xml query) {
    try {
      return Rpc.call(query);
    } catch (RpcFault fault) {
      throw new AssertionError("the referee called what cannot be read: " + query, fault);
    }
  }
}
