package eightfold.volity.client;

import eightfold.volity.table.Namespaces;
import java.util.Optional;
import java.util.function.Consumer;
import org.jivesoftware.smack.SmackException;
import org.jivesoftware.smack.XMPPException;
import org.jivesoftware.smack.packet.Message;
import org.jivesoftware.smack.packet.Presence;
import org.jivesoftware.smack.packet.StandardExtensionElement;
import org.jivesoftware.smack.packet.Stanza;
import org.jivesoftware.smack.packet.StanzaError;
import org.jivesoftware.smackx.muc.MUCAffiliation;
import org.jivesoftware.smackx.muc.MultiUserChat;
import org.jivesoftware.smackx.muc.MultiUserChatManager;
import org.jivesoftware.smackx.muc.Occupant;
import org.jivesoftware.smackx.muc.ParticipantStatusListener;
import org.jivesoftware.smackx.muc.UserStatusListener;
import org.jivesoftware.smackx.muc.packet.MUCUser;
import org.jxmpp.jid.EntityBareJid;
import org.jxmpp.jid.EntityFullJid;
import org.jxmpp.jid.Jid;
import org.jxmpp.jid.impl.JidCreate;
import org.jxmpp.jid.parts.Resourcepart;
import org.jxmpp.stringprep.XmppStringprepException;

/** The room of a table (XEP-0045): who is there, what is said, and which of them the referee is. */
final class ChatRoom {
  private final Connection connection;
  private final MultiUserChat chat;
  private final String name;
  private final Consumer<String> out;
  private final Consumer<String> end;
  private Optional<Jid> referee = Optional.empty();

  /**
   * A room that is not entered yet.
   *
   * @param name what the player is called there
   * @param out who is told what happens there
   * @param end who is told why it is over there
   */
  ChatRoom(
      Connection connection,
      EntityBareJid address,
      String name,
      Consumer<String> out,
      Consumer<String> end) {
    this.connection = connection;
    this.chat = MultiUserChatManager.getInstanceFor(connection.line()).getMultiUserChat(address);
    this.name = name;
    this.out = out;
    this.end = end;
  }

  String address() {
    return chat.getRoom().toString();
  }

  /** Enters it, and finds the referee. */
  void enter() throws ClientException {
    // the referee speaks to whoever comes, at once
    connection.line().addSyncStanzaListener(this::heard, this::isSpokenHere);
    try {
      chat.join(
          chat.getEnterConfigurationBuilder(Resourcepart.from(name))
              .requestNoHistory()
              .withPresence(presence -> presence.addExtension(capabilities()))
              .build());
    } catch (XmppStringprepException e) {
      throw new ClientException(name + " is no name for a room");
    } catch (XMPPException.XMPPErrorException e) {
      throw new ClientException(
          e.getStanzaError().getCondition() == StanzaError.Condition.conflict
              ? "somebody at the table is called " + name + ": take another name"
              : "the room "
                  + address()
                  + " lets nobody in: "
                  + Connection.error(e.getStanzaError()));
    } catch (SmackException e) {
      throw new ClientException("the room " + address() + " does not answer: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("told to stop");
    }
    referee = Optional.of(found());
    listen();
  }

  /** By what clients of the platform know that it is a player who comes. */
  private static StandardExtensionElement capabilities() {
    return StandardExtensionElement.builder("c", Namespaces.CAPS)
        .addAttribute("node", Namespaces.CAPS_NODE)
        .addAttribute("ver", "1.0")
        .addAttribute("ext", Namespaces.PLAYER)
        .build();
  }

  /**
   * The referee: whoever owns the room by the server's word, and is one by service discovery. What
   * an occupant's name or presence says proves nothing.
   */
  private Jid found() throws ClientException {
    for (EntityFullJid seen : chat.getOccupants()) {
      Occupant occupant = chat.getOccupant(seen);
      if (occupant.getAffiliation() == MUCAffiliation.owner && occupant.getJid() != null) {
        if (new Discovery(connection).is(occupant.getJid(), "volity", "referee")) {
          return occupant.getJid();
        }
      }
    }
    leave();
    throw new ClientException("there is no referee in " + address() + ": it is no table");
  }

  private void listen() {
    chat.addParticipantStatusListener(
        new ParticipantStatusListener() {
          @Override
          public void joined(EntityFullJid who) {
            out.accept(who.getResourcepart() + " comes in.");
          }

          @Override
          public void left(EntityFullJid who) {
            out.accept(who.getResourcepart() + " goes away.");
          }
        });
    chat.addUserStatusListener(
        new UserStatusListener() {
          @Override
          public void kicked(Jid actor, String reason) {
            end.accept("You are put out of the room.");
          }

          @Override
          public void removed(MUCUser user, Presence presence) {
            if (chat.isJoined()) {
              return;
            }
            end.accept("You are no longer in the room.");
          }

          @Override
          public void roomDestroyed(MultiUserChat alternate, String reason) {
            end.accept("The referee has closed the room.");
          }
        });
  }

  private boolean isSpokenHere(Stanza stanza) {
    return stanza instanceof Message message
        && message.getBody() != null
        && message.getFrom() != null
        && message.getFrom().asBareJid().equals(chat.getRoom());
  }

  private void heard(Stanza stanza) {
    Message message = (Message) stanza;
    Resourcepart nick = message.getFrom().getResourceOrNull();
    if (nick != null
        && !(message.getType() == Message.Type.groupchat && name.equals(nick.toString()))) {
      out.accept(nick + " says: " + message.getBody());
    }
  }

  /** Whom calls go to. */
  Jid referee() {
    return referee.orElseThrow();
  }

  boolean isReferee(Jid who) {
    return referee.filter(one -> one.equals(who)).isPresent();
  }

  /** What an address is called at the table; the address itself where it is not there. */
  String nameOf(String jid) {
    try {
      Jid wanted = JidCreate.from(jid);
      for (EntityFullJid seen : chat.getOccupants()) {
        Occupant occupant = chat.getOccupant(seen);
        if (occupant != null && wanted.equals(occupant.getJid())) {
          return seen.getResourcepart().toString();
        }
      }
      return jid;
    } catch (XmppStringprepException e) {
      return jid;
    }
  }

  void say(String text) throws ClientException {
    try {
      chat.sendMessage(text);
    } catch (SmackException.NotConnectedException e) {
      throw new ClientException("the line to the server is lost");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("told to stop");
    }
  }

  /** Goes, if the line still allows it. */
  void leave() {
    try {
      if (chat.isJoined()) {
        chat.leave();
      }
    } catch (SmackException | XMPPException e) {
      // whoever has no line has left already
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
