package eightfold.volity.table;

import eightfold.server.room.GuestNames;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.util.Optional;

/** How bots come into the room and go. */
final class BotCalls {
  private final RefereeStep at;
  private final RefereeState state;
  private final Xml iq;

  BotCalls(RefereeStep at, Xml iq) {
    this.at = at;
    this.state = at.state();
    this.iq = iq;
  }

  private RefereeStep denied(String token, String... data) {
    return at.answer(iq, Replies.denied(token, data));
  }

  RefereeStep add(Call call) throws RpcFault {
    int given = call.arguments().size();
    if (given == 1 || given > 2) {
      throw new RpcFault(Code.ARGUMENTS, "volity.add_bot takes no arguments, or uri and jid");
    }
    if (given == 0) {
      return bring(state.site().bots().getFirst());
    }
    String uri = call.text(0);
    String jid = call.text(1);
    boolean ours = jid.isEmpty() || Jid.of(jid).bare().equals(state.site().parlor().bare());
    if (!ours) {
      // bots of others sit down as clients
      return denied("relay_failed", jid);
    }
    String prefix = state.site().botUri();
    return uri.startsWith(prefix) && state.site().bots().contains(uri.substring(prefix.length()))
        ? bring(uri.substring(prefix.length()))
        : denied("bot_not_available");
  }

  private RefereeStep bring(String bot) {
    if (state.bots().size() >= state.site().most()) {
      return denied("bot_not_available");
    }
    RefereeStep brought = new Puppets(at).bring(GuestNames.ofBot(state.occupants().brought()), bot);
    Puppet added = brought.state().occupants().newest();
    return brought.answer(iq, Replies.ok(added.jid().toString()));
  }

  RefereeStep remove(Call call) throws RpcFault {
    String jid = call.expect(1, 1).text(0);
    Optional<Puppet> puppet = state.occupants().puppet(Jid.of(jid).toString());
    boolean person =
        puppet.filter(one -> !one.isBot()).isPresent() || state.occupants().hasShown(jid);
    if (person) {
      return denied("not_bot", jid);
    }
    if (puppet.isEmpty()) {
      return denied("jid_not_present", jid);
    }
    return state.occupants().placeOf(puppet.get()).isPresent()
        ? denied("bot_seated")
        : new Puppets(at).send(puppet.get()).answer(iq, Replies.ok());
  }
}
