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

  private final Outgoing out;
  private final RefereeState state;
  private final Xml iq;
  private final Occupant caller;

  Invitations(Outgoing out, Xml iq, Occupant caller) {
    this.out = out;
    this.state = out.state();
    this.iq = iq;
    this.caller = caller;
  }

  void invite(Call call) throws RpcFault {
    if (state.seatOf(caller.account()).isEmpty()) {
      out.answer(iq, Replies.denied("not_seated"));
      return;
    }
    call.expect(1, 2);
    Jid to = Jid.of(call.text(0));
    String words = call.has(1) ? call.text(1) : "";
    Allowance left =
        state
            .invitations
            .getOrDefault(caller.account(), SPEED.full(out.now()))
            .used(SPEED, out.now());
    boolean ours = to.domain().equals(state.site.parlor().domain());
    if (left.exceeded() || to.local().isEmpty() || ours || words.length() > LONGEST_MESSAGE) {
      out.answer(iq, Replies.denied("relay_failed", to.toString()));
      return;
    }
    state.invitations.put(caller.account(), left);
    Map<String, Object> invitation = invitation(words);
    if (to.resource().isEmpty()) {
      out.send(message(to, invitation));
    } else {
      out.call(to, Call.of("volity.receive_invitation", invitation));
    }
    out.answer(iq, Replies.ok());
  }

  private Map<String, Object> invitation(String words) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("player", caller.jid().toString());
    all.put("table", out.room().toString());
    all.put("referee", out.me().toString());
    all.put("parlor", state.site.parlor().toString());
    all.put("ruleset", state.site.ruleset().uri());
    all.put("name", state.site.game().name());
    if (!words.isEmpty()) {
      all.put("message", words);
    }
    return all;
  }

  private Xml message(Jid to, Map<String, Object> invitation) {
    Xml form = Xml.of("x", Names.DATA).with("type", "form");
    form = form.with(Disco.field("FORM_TYPE", Names.FORM + "/invite"));
    for (Map.Entry<String, Object> one : invitation.entrySet()) {
      form = form.with(Disco.field(one.getKey(), one.getValue().toString()));
    }
    return Xml.stanza("message")
        .with("from", out.me().toString())
        .with("to", to.toString())
        .with(Xml.of("volity", Names.FORM).with(form));
  }
}
