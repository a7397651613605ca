package eightfold.volity.table;

import eightfold.game.Refusal;
import eightfold.protocol.Fault;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.List;

/** What calls are answered. */
public final class Replies {
  private Replies() {}

  public static Xml ok() {
    return Rpc.answer(List.of("volity.ok"));
  }

  public static Xml ok(Object value) {
    return Rpc.answer(List.of("volity.ok", value));
  }

  /** A denial by a token that a well-behaved client can cause, and data. */
  public static Xml denied(String token, String... data) {
    return Rpc.answer(denial(token, data));
  }

  /** The tokens of a denial. */
  static List<Object> denial(String token, String... data) {
    List<Object> tokens = new ArrayList<>();
    tokens.add("volity." + token);
    tokens.addAll(List.of(data));
    return tokens;
  }

  public static Xml fault(RpcFault fault) {
    return Rpc.fault(fault.code(), fault.words());
  }

  public static Xml internal() {
    return Rpc.fault(Code.INTERNAL, "the server could not do that; nothing has changed");
  }

  /** Why the table's room has not done it. */
  static Xml refused(Fault fault, Ruleset.Api api) {
    int code = fault.code();
    if (code >= Refusal.NOT_YOUR_TURN && code <= Refusal.OBLIGED) {
      // the platform's ruleset ends with the card that does not follow
      boolean known = api == Ruleset.Api.GENERAL || code <= Refusal.CARD_DOES_NOT_FOLLOW;
      return Rpc.fault(known ? code : Code.STATE, fault.message());
    }
    return switch (code) {
      case Fault.SUSPENDED -> denied("game_not_in_progress");
      case Fault.NOT_YOUR_SEAT -> denied("not_seated");
      case Fault.WRONG_PARAMS -> Rpc.fault(Code.VALUE, fault.message());
      case Fault.NOT_DONE -> internal();
      default -> Rpc.fault(Code.STATE, fault.message());
    };
  }

  /** Why somebody cannot be ready. */
  static Xml unready(Fault fault, Ruleset.Api api) {
    return fault.code() == Fault.WRONG_PARAMS ? denied("bad_config") : refused(fault, api);
  }

  /** The result of an IQ, without its content. */
  public static Xml result(Xml iq) {
    return Xml.stanza("iq")
        .with("type", "result")
        .with("id", iq.attribute("id"))
        .with("from", iq.attribute("to"))
        .with("to", iq.attribute("from"));
  }

  /** The error of an IQ. */
  public static Xml error(Xml iq, String type, String condition) {
    return Xml.stanza("iq")
        .with("type", "error")
        .with("id", iq.attribute("id"))
        .with("from", iq.attribute("to"))
        .with("to", iq.attribute("from"))
        .with(
            Xml.stanza("error")
                .with("type", type)
                .with(Xml.of(condition, "urn:ietf:params:xml:ns:xmpp-stanzas")));
  }

  /** By what a call that is sent again is known: who has made it, and its id. */
  static String key(Xml iq) {
    return iq.attribute("from") + "\n" + iq.attribute("id");
  }

  /** The fault of whoever is not there. */
  static RpcFault stranger() {
    return new RpcFault(Code.IDENTITY, "you are not in this table's room");
  }
}
