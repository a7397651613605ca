package eightfold.volity.client;

import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jivesoftware.smack.ConnectionListener;
import org.jivesoftware.smack.iqrequest.AbstractIqRequestHandler;
import org.jivesoftware.smack.iqrequest.IQRequestHandler;
import org.jivesoftware.smack.packet.IQ;

/**
 * Somebody at a table over XMPP. It takes lines, makes calls of them, and says in words what it is
 * answered and told. It holds no rules: what is possible the referee says.
 */
public final class VolityClient implements AutoCloseable {
  private static final int AWAIT_SECONDS = 60;

  /** So many calls are kept for whoever waits for them. */
  private static final int MOST_KEPT = 10_000;

  private final ClientSettings settings;
  private final Consumer<String> out;
  private final Connection connection;
  private final ChatRoom room;
  private final CallWords words;
  private final LinkedBlockingDeque<Call> told = new LinkedBlockingDeque<>(MOST_KEPT);

  /** Touched by the line's thread, and read by whoever types. */
  private final EightsPicture picture;

  private volatile boolean over;

  private VolityClient(ClientSettings settings, Consumer<String> out, Connection connection)
      throws ClientException {
    this.settings = settings;
    this.out = out;
    this.connection = connection;
    this.picture = new EightsPicture(settings.name());
    this.room =
        new ChatRoom(
            connection,
            new Discovery(connection).room(settings.place()),
            settings.name(),
            out,
            this::end);
    this.words = new CallWords(room::nameOf);
    listen();
  }

  /**
   * Signs in, opens a table at a parlor or finds that of a room, and enters it.
   *
   * @param out who is told what there is to say, one or several lines at once, from any thread
   * @throws ClientException if that is not possible, and why
   */
  public static VolityClient enter(ClientSettings settings, Consumer<String> out)
      throws ClientException {
    Connection connection = Connection.open(settings);
    boolean entered = false;
    try {
      VolityClient client = new VolityClient(settings, out, connection);
      client.room.enter();
      out.accept("You are at the table " + client.room.address() + " as " + settings.name() + ".");
      client.calls(Call.of("volity.send_state"));
      entered = true;
      return client;
    } finally {
      if (!entered) {
        connection.close();
      }
    }
  }

  /** The table's room, for others to come to. */
  public String room() {
    return room.address();
  }

  private void listen() {
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
        .addConnectionListener(
            new ConnectionListener() {
              @Override
              public void connectionClosedOnError(Exception e) {
                end("The line to the server is lost: " + e.getMessage());
              }
            });
  }

  private void end(String why) {
    over = true;
    out.accept(why);
  }

  /** The referee tells something; anybody else has nothing to tell. */
  private IQ called(RpcStanza stanza) {
    if (!room.isReferee(stanza.getFrom())) {
      out.accept(stanza.getFrom() + ", who is not the referee, calls something: not heeded.");
      return stanza.answered(Rpc.fault(Code.IDENTITY, "you are not the referee of my table"));
    }
    try {
      Call call = Rpc.call(stanza.query());
      String said = words.of(call) + reminder(call);
      if (!said.isEmpty()) {
        out.accept(said);
      }
      while (!told.offer(call)) {
        told.poll();
      }
      return stanza.answered(Rpc.answer(true));
    } catch (RpcFault e) {
      return stanza.answered(Rpc.fault(e.code(), e.words()));
    }
  }

  /** Whoever is to play, or has just drawn a card, sees the cards again. */
  private synchronized String reminder(Call call) {
    picture.take(call);
    boolean asked =
        switch (call.method()) {
          case "game.start_turn", "game.player_drew_card" -> true;
          default -> false;
        };
    boolean mine = picture.isPlaying() && picture.turn().equals(settings.name());
    return asked && mine ? "\n" + known() : "";
  }

  private synchronized String known() {
    if (!picture.isPlaying() || picture.top().isEmpty()) {
      return "Nothing is known of a game: either none is being played, or \"legal\" tells more.";
    }
    return "Your cards: "
        + String.join(" ", picture.hand())
        + ". On the pile: "
        + picture.top()
        + (picture.suit().isEmpty() ? "" : ", " + CallWords.suit(picture.suit()) + " asked for")
        + ".";
  }

  /** Whether the table is still there for this player. */
  public boolean isOpen() {
    return !over && connection.isOpen();
  }

  /**
   * Does what a line says.
   *
   * @return whether there is more to come; not when it was {@code quit}, or the table is gone
   * @throws ClientException if the line to the server is lost
   */
  public boolean take(String line) throws ClientException {
    Order order;
    try {
      order = OrderReader.read(line);
    } catch (ClientException e) {
      out.accept(String.valueOf(e.getMessage()));
      return isOpen();
    }
    switch (order) {
      case Order.Calls(Call call) -> calls(call);
      case Order.Sit(Optional<String> seat) ->
          calls(
              seat.map(id -> Call.of("volity.sit", me(), id))
                  .orElseGet(() -> Call.of("volity.sit", me())));
      case Order.Stand() -> calls(Call.of("volity.stand", me()));
      case Order.Bot() -> bot();
      case Order.Say(String text) -> room.say(text);
      case Order.Await(String method, Optional<String> first) -> await(method, first);
      case Order.Show() -> out.accept(known());
      case Order.Help() -> out.accept(OrderReader.HELP);
      case Order.Nothing() -> {}
      case Order.Quit() -> {
        return false;
      }
    }
    return isOpen();
  }

  private String me() {
    return connection.me().toString();
  }

  private Answer calls(Call call) throws ClientException {
    return connection.call(
        room.referee(), call, answer -> out.accept(AnswerWords.of(answer) + hint(call, answer)));
  }

  /** The games have calls of two kinds, and a player cannot know which are a table's. */
  private static String hint(Call call, Answer answer) {
    boolean other = answer instanceof Answer.Fault(int code, _) && code == Code.UNKNOWN_METHOD;
    return switch (call.method()) {
      case "game.play_card", "game.choose_suit", "game.draw_card" ->
          other ? ". At this table it is: act LINE; legal lists them" : "";
      case "game.act", "game.legal" -> other ? ". At this table it is: play, suit, draw" : "";
      default -> "";
    };
  }

  private void bot() throws ClientException {
    Answer answer = calls(Call.of("volity.add_bot"));
    if (answer instanceof Answer.Value(List<?> list)
        && list.size() > 1
        && list.get(1) instanceof String bot) {
      calls(Call.of("volity.sit", bot));
    }
  }

  private void await(String method, Optional<String> first) throws ClientException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(AWAIT_SECONDS);
    try {
      while (isOpen()) {
        Call call = told.poll(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        if (call == null) {
          out.accept("No " + method + " has come within " + AWAIT_SECONDS + " s.");
          return;
        }
        boolean fits = call.has(0) && call.arguments().getFirst().equals(first.orElse(""));
        if (call.method().equals(method) && (first.isEmpty() || fits)) {
          return;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new ClientException("told to stop");
    }
  }

  /** Leaves the table. A game goes on as it does when any player leaves. */
  @Override
  public void close() {
    room.leave();
    connection.close();
  }
}
