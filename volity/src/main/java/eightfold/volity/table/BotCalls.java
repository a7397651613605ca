package eightfold.volity.table;

import eightfold.server.room.Names;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;

/** How bots come into the room and go. */
final class BotCalls {
  private final Outgoing out;
  private final RefereeState state;
  private final Xml iq;

  BotCalls(Outgoing out, Xml iq) {
    this.out = out;
    this.state = out.state();
    this.iq = iq;
  }

  void add(Call call) throws RpcFault {
    int given = call.arguments().size();
    if (given == 1 || given > 2) {
      throw new RpcFault(Code.ARGUMENTS, "volity.add_bot takes no arguments, or uri and jid");
    }
    String bot = state.site.bots().getFirst();
    if (given == 2) {
      String uri = call.text(0);
      String jid = call.text(1);
      boolean ours = jid.isEmpty() || Jid.of(jid).bare().equals(state.site.parlor().bare());
      if (!ours) {
        // bots of others sit down as clients
        out.answer(iq, Replies.denied("relay_failed", jid));
        return;
      }
      if (!uri.startsWith(state.site.botUri())
          || !state.site.bots().contains(uri.substring(state.site.botUri().length()))) {
        out.answer(iq, Replies.denied("bot_not_available"));
        return;
      }
      bot = uri.substring(state.site.botUri().length());
    }
    long bots = state.puppets.values().stream().filter(Puppet::isBot).count();
    if (bots >= state.site.most()) {
      out.answer(iq, Replies.denied("bot_not_available"));
      return;
    }
    Puppet added = new Puppets(out).bring(Names.ofBot(state.lastPuppet), bot);
    out.answer(iq, Replies.ok(added.jid().toString()));
  }

  void remove(Call call) throws RpcFault {
    String jid = call.expect(1, 1).text(0);
    Puppet puppet = state.puppets.get(Jid.of(jid).toString());
    boolean person =
        puppet != null && !puppet.isBot()
            || state.occupants.values().stream()
                .anyMatch(occupant -> occupant.seen().contains(jid));
    if (person) {
      out.answer(iq, Replies.denied("not_bot", jid));
    } else if (puppet == null) {
      out.answer(iq, Replies.denied("jid_not_present", jid));
    } else if (state.puppetAt.containsValue(puppet.jid().toString())) {
      out.answer(iq, Replies.denied("bot_seated"));
    } else {
      new Puppets(out).send(puppet);
      out.answer(iq, Replies.ok());
    }
  }
}
