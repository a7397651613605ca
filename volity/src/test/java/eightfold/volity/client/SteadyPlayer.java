package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.village.Prosody;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jivesoftware.smack.iqrequest.AbstractIqRequestHandler;
import org.jivesoftware.smack.iqrequest.IQRequestHandler;
import org.jivesoftware.smack.packet.IQ;
import org.jivesoftware.smack.packet.Stanza;
import org.jxmpp.jid.EntityBareJid;
import org.jxmpp.jid.Jid;
import org.jxmpp.jid.impl.JidCreate;

/**
 * A player of the platform's Crazy Eights who makes one call after the other, and sends each again
 * by the same id until it is answered.
 */
final class SteadyPlayer implements AutoCloseable {
  private static final List<String> OK = List.of("volity.ok");
  private static final long AGAIN_MILLIS = 700;

  /** On a busy machine a server may take a minute to start. */
  private static final int MOST_TIMES = 400;

  private static final long BETWEEN_MILLIS = 115;
  private static final int OTHER_STATE = 609;

  private final String name;
  private final Connection connection;
  private final EightsPicture picture;
  private final Map<String, CompletableFuture<Answer>> waiting = new ConcurrentHashMap<>();
  private final List<String> acknowledged = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private Optional<ChatRoom> room = Optional.empty();
  private volatile String table = "";
  private volatile boolean playing;

  /** While the state is told nobody knows whether a game goes on. */
  private volatile boolean learning;

  private final AtomicInteger resent = new AtomicInteger();
  private final AtomicInteger answers = new AtomicInteger();
  private int lastId;

  SteadyPlayer(Prosody prosody, String account) throws ClientException {
    ClientSettings settings = TypingPlayer.settings(prosody, account, "");
    this.name = settings.name();
    this.picture = new EightsPicture(name);
    this.connection = Connection.open(settings);
    connection
        .line()
        .registerIQRequestHandler(
            new AbstractIqRequestHandler(
                RpcStanza.ELEMENT, Rpc.NAMESPACE, IQ.Type.set, IQRequestHandler.Mode.sync) {
              @Override
              public IQ handleIQRequest(IQ request) {
                return called((RpcStanza) request);
              }
            });
    connection
        .line()
        .addSyncStanzaListener(
            this::answered,
            stanza -> stanza instanceof RpcStanza rpc && rpc.getType() == IQ.Type.result);
  }

  private IQ called(RpcStanza stanza) {
    try {
      told(Rpc.call(stanza.query()));
      return stanza.answered(Rpc.answer(true));
    } catch (RpcFault e) {
      throw new IllegalStateException(e);
    }
  }

  private synchronized void told(Call call) {
    picture.take(call);
    switch (call.method()) {
      case "volity.start_game", "volity.game_has_started" -> playing = true;
      // whoever is told the state anew is told by it whether a game goes on
      case "volity.receive_state" -> {
        learning = true;
        playing = false;
      }
      case "volity.state_sent" -> learning = false;
      case "volity.end_game" -> playing = false;
      default -> {}
    }
  }

  private void answered(Stanza stanza) {
    CompletableFuture<Answer> coming = waiting.remove(stanza.getStanzaId());
    if (coming != null) {
      try {
        coming.complete(new Answer.Value(Rpc.result(((RpcStanza) stanza).query())));
      } catch (RpcFault e) {
        coming.complete(new Answer.Fault(e.code(), e.words()));
      }
    }
  }

  /** Opens a table; its room is returned. */
  String opens() throws Exception {
    Answer answer =
        call(JidCreate.from("volity-eights@volity.localhost/volity"), Call.of("volity.new_table"));
    return (String) ((List<?>) ((Answer.Value) answer).value()).get(1);
  }

  /** Comes to a table and takes a seat. */
  void sits(String address) throws Exception {
    EntityBareJid bare = JidCreate.entityBareFrom(address);
    ChatRoom entered = new ChatRoom(connection, bare, name, this::heard, _ -> {});
    room = Optional.of(entered);
    entered.enter();
    asks("volity.send_state");
    asks("volity.sit", connection.me().toString());
  }

  private void heard(String line) {
    if (line.contains("#/t/")) {
      table = line.replaceFirst("^.*#/t/", "");
    }
  }

  private Answer asks(String method, Object... arguments) throws Exception {
    return call(room.orElseThrow().referee(), Call.of(method, arguments));
  }

  private Answer call(Jid to, Call call) throws Exception {
    RpcStanza stanza = RpcStanza.call(to, Rpc.query(call));
    lastId++;
    String id = name + lastId;
    stanza.setStanzaId(id);
    CompletableFuture<Answer> coming = new CompletableFuture<>();
    waiting.put(id, coming);
    for (int times = 0; times < MOST_TIMES; times++) {
      connection.line().sendStanza(stanza);
      try {
        Answer answer = coming.get(AGAIN_MILLIS, TimeUnit.MILLISECONDS);
        int _ = answers.incrementAndGet();
        Thread.sleep(BETWEEN_MILLIS);
        return answer;
      } catch (TimeoutException e) {
        int _ = resent.incrementAndGet();
      }
    }
    throw new AssertionError(name + ": " + call.method() + " is not answered");
  }

  /** Plays until a game is over and {@code more} has none to follow. */
  void plays(BooleanSupplier more) throws Exception {
    while (playing || learning || more.getAsBoolean()) {
      if (learning) {
        Thread.sleep(BETWEEN_MILLIS);
      } else if (!playing) {
        asks("volity.ready");
      } else if (!act()) {
        Thread.sleep(BETWEEN_MILLIS);
      }
    }
  }

  /** One act; false if it is another's turn. */
  private boolean act() throws Exception {
    String card;
    synchronized (this) {
      if (!picture.turn().equals(name)) {
        return false;
      }
      card = picture.hand().stream().filter(this::follows).findFirst().orElse("");
    }
    Answer answer = card.isEmpty() ? does("draw") : does("play " + card);
    boolean owed = answer instanceof Answer.Fault(int code, var _) && code == OTHER_STATE;
    if (owed || card.startsWith("8") && isOk(answer)) {
      does("suit " + "CDHS".charAt(Math.floorMod(answers.get(), 4)));
    }
    return true;
  }

  private boolean follows(String card) {
    String top = picture.top();
    String suit = picture.suit().isEmpty() ? top.substring(top.length() - 1) : picture.suit();
    String rank = card.substring(0, card.length() - 1);
    boolean sameRank = picture.suit().isEmpty() && top.equals(rank + top.charAt(top.length() - 1));
    return rank.equals("8") || card.endsWith(suit) || sameRank;
  }

  private Answer does(String act) throws Exception {
    String[] words = act.split(" ", -1);
    Answer answer =
        switch (words[0]) {
          case "play" -> asks("game.play_card", words[1]);
          case "suit" -> asks("game.choose_suit", words[1]);
          default -> asks("game.draw_card");
        };
    (isOk(answer) ? acknowledged : refused).add(isOk(answer) ? act : act + ": " + answer);
    return answer;
  }

  private static boolean isOk(Answer answer) {
    return answer instanceof Answer.Value(Object value) && value.equals(OK);
  }

  String name() {
    return name;
  }

  /** The id of the table, by which the page knows it. */
  String table() {
    return table;
  }

  /** All acts that were answered as done, in their order. */
  List<String> acknowledged() {
    return acknowledged;
  }

  /** The acts that were answered otherwise, and how. */
  String refused() {
    return refused.stream().collect(Collectors.joining("; "));
  }

  int resent() {
    return resent.get();
  }

  /** How many calls have been answered. */
  int answers() {
    return answers.get();
  }

  /** Whether a call waits for its answer. */
  boolean waits() {
    return !waiting.isEmpty();
  }

  @Override
  public void close() {
    connection.close();
  }
}
