package eightfold.volity.table;

import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.LinkedHashMap;
import java.util.Map;

/** How players invite others: a client by a call, an account by a message. */
final class Invitations {
  /** Five a minute. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(5, 5 / 60.0);

  private static final int LONGEST_MESSAGE = 500;

  private final RefereeStep at;
  private final RefereeState state;
  private final Xml iq;
  private final Occupant caller;

  Invitations(RefereeStep at, Xml iq, Occupant caller) {
    this.at = at;
    this.state = at.state();
    this.iq = iq;
    this.caller = caller;
  }

  RefereeStep invite(Call call) throws RpcFault {
    if (state.seatOf(caller.account()).isEmpty()) {
      return at.answer(iq, Replies.denied("not_seated"));
    }
    call.expect(1, 2);
    Jid to = Jid.of(call.text(0));
    String words = call.has(1) ? call.text(1) : "";
    Allowance left =
        state
            .calls()
            .invitations()
            .getOrDefault(caller.account(), SPEED.full(at.now()))
            .used(SPEED, at.now());
    boolean ours = to.domain().equals(state.site().parlor().domain());
    if (left.exceeded() || to.local().isEmpty() || ours || words.length() > LONGEST_MESSAGE) {
      return at.answer(iq, Replies.denied("relay_failed", to.toString()));
    }
    Map<String, Object> invitation = invitation(words);
    RefereeStep counted = at.calls(calls -> calls.invited(caller.account(), left));
    RefereeStep sent =
        to.resource().isEmpty()
            ? counted.send(message(to, invitation))
            : counted.call(to, Call.of("volity.receive_invitation", invitation));
    return sent.answer(iq, Replies.ok());
  }

  private Map<String, Object> invitation(String words) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("player", caller.jid().toString());
    all.put("table", state.room().toString());
    all.put("referee", state.me().toString());
    all.put("parlor", state.site().parlor().toString());
    all.put("ruleset", state.site().ruleset().uri());
    all.put("name", state.site().game().name());
    if (!words.isEmpty()) {
      all.put("message", words);
    }
    return all;
  }

  private Xml message(Jid to, Map<String, Object> invitation) {
    Xml form = Xml.of("x", Namespaces.DATA).with("type", "form");
    form = form.with(Disco.field("FORM_TYPE", Namespaces.FORM + "/invite"));
    for (Map.Entry<String, Object> one : invitation.entrySet()) {
      form = form.with(Disco.field(one.getKey(), one.getValue().toString()));
    }
    return Xml.stanza("message")
        .with("from", state.me().toString())
        .with("to", to.toString())
        .with(Xml.of("volity", Namespaces.FORM).with(form));
  }
}
