package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jivesoftware.smack.SmackException;
import org.jivesoftware.smack.XMPPException;
import org.jivesoftware.smackx.disco.ServiceDiscoveryManager;
import org.jivesoftware.smackx.disco.packet.DiscoverInfo;
import org.jivesoftware.smackx.disco.packet.DiscoverItems;
import org.jxmpp.jid.EntityBareJid;
import org.jxmpp.jid.Jid;
import org.jxmpp.jid.impl.JidCreate;
import org.jxmpp.jid.parts.Resourcepart;
import org.jxmpp.stringprep.XmppStringprepException;

/** Finds out what an address is: a parlor, the room of a table, or nothing of the kind. */
final class Discovery {
  private static final String VOLITY = "volity";
  private static final Resourcepart RESOURCE = Resourcepart.fromOrThrowUnchecked(VOLITY);

  private final Connection connection;

  Discovery(Connection connection) {
    this.connection = connection;
  }

  /** The room of a table: that of the address, or of one that its parlor opens. */
  EntityBareJid room(String text) throws ClientException {
    Jid place = address(text);
    Optional<EntityBareJid> bare = Optional.ofNullable(place.asEntityBareJidIfPossible());
    if (bare.isEmpty()) {
      throw new ClientException(
          text + " is neither a parlor, GAME@DOMAIN/volity, nor a room, ref_X@ROOMS");
    }
    if (!place.hasResource() && is(bare.get(), "conference", "text")) {
      return bare.get();
    }
    Jid parlor = place.hasResource() ? place : JidCreate.fullFrom(bare.get(), RESOURCE);
    if (!is(parlor, VOLITY, "parlor")) {
      throw new ClientException("there is no parlor and no table at " + text + parlors(place));
    }
    return opened(parlor);
  }

  private static Jid address(String text) throws ClientException {
    try {
      return JidCreate.from(text);
    } catch (XmppStringprepException e) {
      throw new ClientException(text + " is no address of XMPP");
    }
  }

  private EntityBareJid opened(Jid parlor) throws ClientException {
    Answer answer = connection.call(parlor, Call.of("volity.new_table"), _ -> {});
    if (answer instanceof Answer.Value(List<?> list)
        && list.size() > 1
        && list.get(1) instanceof String room) {
      return address(room).asEntityBareJidOrThrow();
    }
    throw new ClientException("no table is opened: " + AnswerWords.of(answer));
  }

  /** Whether somebody says of itself that it is that; not of whom nothing can be known. */
  boolean is(Jid who, String category, String type) throws ClientException {
    try {
      DiscoverInfo info =
          ServiceDiscoveryManager.getInstanceFor(connection.line()).discoverInfo(who);
      return info.hasIdentity(category, type);
    } catch (XMPPException.XMPPErrorException | SmackException.NoResponseException e) {
      return false;
    } catch (SmackException.NotConnectedException e) {
      throw new ClientException("the line to the server is lost");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("told to stop");
    }
  }

  /** Which parlors there are instead. */
  private String parlors(Jid place) throws ClientException {
    try {
      List<DiscoverItems.Item> items =
          ServiceDiscoveryManager.getInstanceFor(connection.line())
              .discoverItems(place.asDomainBareJid())
              .getItems();
      String names =
          items.stream()
              .map(item -> item.getEntityID().toString())
              .filter(jid -> jid.endsWith("/" + VOLITY))
              .collect(Collectors.joining(", "));
      return names.isEmpty()
          ? "; " + place.getDomain() + " has no parlors"
          : "; there are " + names;
    } catch (XMPPException.XMPPErrorException | SmackException.NoResponseException e) {
      return "; " + place.getDomain() + " does not answer. Does the server run, with --volity?";
    } catch (SmackException.NotConnectedException e) {
      throw new ClientException("the line to the server is lost");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("told to stop");
    }
  }
}
