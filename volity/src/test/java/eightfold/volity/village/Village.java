package eightfold.volity.village;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import eightfold.protocol.Request;
import eightfold.protocol.Snapshot;
import eightfold.server.lobby.HouseBots;
import eightfold.server.room.BotPlayer;
import eightfold.server.room.Fact;
import eightfold.server.room.Input;
import eightfold.server.room.Outcome;
import eightfold.server.room.Output;
import eightfold.server.room.Pace;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import eightfold.volity.Jid;
import eightfold.volity.parlor.Parlor;
import eightfold.volity.table.DoorNote;
import eightfold.volity.table.Referee;
import eightfold.volity.table.RefereeEffect;
import eightfold.volity.table.RefereeEvent;
import eightfold.volity.table.Site;
import eightfold.volity.xml.Xml;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Random;
import java.util.function.Supplier;

/**
 * One table with its referee, its room at the room service, clients, and people at the page. The
 * account root@home.test is an administrator's.
 */
public final class Village {
  public static final String DOMAIN = "volity.test";
  public static final String ROOMS = "rooms.test";
  public static final Catalogue CATALOGUE = Games.standard();
  private static final Pace PACE = new Pace(30_000, 750, 3_000, 900, 1_700);

  private final Queue<Runnable> due = new ArrayDeque<>();
  private final MemoryRooms rooms;
  private final Bookkeeper bookkeeper = new Bookkeeper();
  private final Map<String, Client> clients = new HashMap<>();
  private final Map<Long, List<Notice>> page = new HashMap<>();
  private final Map<String, Integer> answers = new HashMap<>();
  private final List<Fact.Dated> facts = new ArrayList<>();
  private final Made made = new Made();
  private final Site site;
  private final RoomTable opened;
  private final BotPlayer.Bots bots;
  private Room room;
  private Referee referee;
  private Parlor parlor;
  private Weather weather = Weather.CALM;
  private Watch watch = Referee::after;
  private boolean ended;
  private int unrecorded;
  private boolean failing;
  private boolean offline;
  private long now = 1_000_000;
  private long lastConnection;
  private int lastRequest;

  private Village(Site site, RoomTable opened, Referee referee, BotPlayer.Bots bots) {
    this.site = site;
    this.opened = opened;
    this.bots = bots;
    this.rooms = new MemoryRooms(this::fromRooms);
    this.room = Room.of(opened, PACE, bots, now);
    this.referee = referee;
    this.parlor =
        new Parlor(
            DOMAIN,
            site.game(),
            site.ruleset(),
            new Parlor.Listing("http://cards.test/", site.oversight(), site.bots(), site.botUri()),
            now);
  }

  /** A table of this game that a client has opened. */
  public static Village of(String game, Map<String, String> options, long seed) {
    return of(Ground.of(game, seed), options, new HouseBots());
  }

  /** A table of this game that a client has opened, where there is a {@link Bookkeeper}. */
  public static Village withBookkeeper(String game, Map<String, String> options, long seed) {
    Ground ground = Ground.of(game, seed).keptBy(Bookkeeper.JID);
    return of(ground, options, new HouseBots());
  }

  /** A table on this ground that a client has opened, with such bots. */
  static Village of(Ground ground, Map<String, String> options, BotPlayer.Bots bots) {
    Site site = ground.site();
    Xml iq =
        Xml.stanza("iq")
            .with("type", "set")
            .with("id", "new")
            .with("from", "ann@home.test/desk")
            .with("to", site.parlor().toString());
    Village village =
        new Village(site, ground.table(options), Referee.opened(site, true, iq), bots);
    village.client("ann@home.test/desk");
    return village;
  }

  /** A table of the page with so many seats, whose host may have a referee come. */
  public static Village ofPage(String game, Map<String, String> options, int seats, long seed) {
    Ground ground = Ground.of(game, seed).withSeats(seats);
    RoomTable table = ground.table(options);
    Referee referee = Referee.invited(ground.site(), table.terms().listed());
    return new Village(ground.site(), table, referee, new HouseBots());
  }

  /** How a referee takes an event. */
  public interface Watch {
    Referee.Turn after(Referee referee, RefereeEvent event, long now);
  }

  /** From now on events are taken in this way. */
  public Village watched(Watch other) {
    watch = other;
    return this;
  }

  /** The referee comes to its room. */
  public Village open() {
    refer(new RefereeEvent.Online());
    settle();
    return this;
  }

  /** The door's clock strikes, whether the referee is online or not. */
  public Village strike() {
    refer(new RefereeEvent.TimePassed());
    settle();
    return this;
  }

  public Site site() {
    return site;
  }

  public MemoryRooms rooms() {
    return rooms;
  }

  public Jid referee() {
    return referee.jid();
  }

  public Jid room() {
    return referee.room();
  }

  /** What the referee has made since this was asked last. */
  public Made made() {
    return made;
  }

  /** The table as the page has it. */
  public Room table() {
    return room;
  }

  public boolean hasEnded() {
    return ended;
  }

  public Bookkeeper bookkeeper() {
    return bookkeeper;
  }

  /** How many records the referee has given up to send. */
  public int unrecorded() {
    return unrecorded;
  }

  public List<Fact.Dated> facts() {
    return facts;
  }

  public Snapshot snapshot(int viewer) {
    return room.snapshot(viewer, now);
  }

  /** A client with this full address. */
  public Client client(String jid) {
    return clients.computeIfAbsent(jid, address -> new Client(this, Jid.of(address)));
  }

  /** Somebody sits down at the page; the number of the connection is returned. */
  public long comesByPage(String name, String token, OptionalInt seat) {
    give(new Input.Sit(name, token, seat));
    return connectsByPage(token);
  }

  public long connectsByPage(String token) {
    lastConnection++;
    long connection = lastConnection;
    page.put(connection, new ArrayList<>());
    give(new Input.Connected(connection, "h", Optional.of(token), OptionalLong.empty()));
    settle();
    return connection;
  }

  /** Somebody asks for something at the page. */
  public String asksByPage(long connection, Request request) {
    return asksByPage(connection, request, Optional.empty());
  }

  /** The same, by an id of the page's own: sent again, it is done once. */
  public String asksByPage(long connection, Request request, Optional<String> command) {
    lastRequest++;
    String id = "p" + lastRequest;
    Input asked = new Input.Asked(connection, id, request, command);
    if (!weather.holds("page " + connection, now, () -> give(asked))) {
      give(asked);
    }
    settle();
    return id;
  }

  /** What the page was answered: 0 for done, or a fault's code; empty while nothing came. */
  public OptionalInt answeredByPage(String id) {
    Integer code = answers.get(id);
    return code == null ? OptionalInt.empty() : OptionalInt.of(code);
  }

  public void leavesPage(long connection) {
    give(new Input.Disconnected(connection));
    settle();
  }

  /** What a connection of the page was told. */
  public List<Notice> told(long connection) {
    return page.getOrDefault(connection, List.of());
  }

  /** What time it is. */
  long now() {
    return now;
  }

  /** Time passes. */
  public void pass(long millis) {
    long until = now + millis;
    while (true) {
      long wake = room.wakeAt().orElse(Long.MAX_VALUE);
      long next = Math.min(Math.max(wake, now), Math.min(now + 1_000, until));
      now = next;
      due.addAll(weather.arrived(now));
      if (wake <= now) {
        give(new Input.TimePassed());
      }
      if (room.table().doors().refereed()) {
        refer(new RefereeEvent.TimePassed());
      }
      settle();
      if (now >= until) {
        return;
      }
    }
  }

  /** Does all that is to be done now. */
  public void settle() {
    for (Runnable next = due.poll(); next != null; next = due.poll()) {
      next.run();
    }
  }

  /** What the table takes next cannot be written down. */
  public void failOnce() {
    failing = true;
  }

  /** What comes of something that is done and taken back: nobody has heard of it but who did it. */
  public <T> T tried(Supplier<T> deed) {
    Room tableBefore = room;
    Referee refereeBefore = referee;
    long timeBefore = now;
    int factsBefore = facts.size();
    try {
      return deed.get();
    } finally {
      due.clear();
      room = tableBefore;
      referee = refereeBefore;
      now = timeBefore;
      facts.subList(factsBefore, facts.size()).clear();
    }
  }

  /** From now on calls come late, twice or not at all, and the store fails, by chance. */
  public void storm(Random chance) {
    weather = new Weather(chance);
  }

  /** A stanza goes to whom it is for, as text, as on a real line. */
  void send(Xml stanza) {
    Xml carried = OnTheLine.carried(stanza);
    Runnable arrives = () -> due.add(() -> route(carried));
    boolean held = Weather.isCall(carried) && weather.holds(stanza.attribute("from"), now, arrives);
    if (!held) {
      arrives.run();
    }
  }

  private void route(Xml stanza) {
    Jid to = Jid.of(stanza.attribute("to"));
    if (to.domain().equals(DOMAIN)) {
      if (offline) {
        return;
      }
      if (to.equals(site.parlor()) && isAsking(stanza)) {
        askParlor(stanza);
      } else {
        refer(new RefereeEvent.Heard(stanza));
      }
    } else if (to.domain().equals(ROOMS)) {
      rooms.take(stanza);
    } else if (to.equals(Bookkeeper.JID)) {
      bookkeeper.take(stanza).ifPresent(this::send);
    } else {
      Client client = clients.get(to.toString());
      if (client != null) {
        client.take(stanza);
      }
    }
  }

  private static boolean isAsking(Xml iq) {
    return iq.attribute("type").equals("set") || iq.attribute("type").equals("get");
  }

  private void askParlor(Xml stanza) {
    List<Parlor.Table> open =
        referee.isOpen()
            ? List.of(new Parlor.Table(referee.jid(), referee.isListed(), referee.bots()))
            : List.of();
    Parlor.Turn turn = parlor.after(stanza, open, now);
    parlor = turn.parlor();
    turn.answers().forEach(this::send);
    for (Parlor.Order order : turn.orders()) {
      switch (order) {
        case Parlor.Order.OpenTable _ -> throw new IllegalStateException("there is one table");
        case Parlor.Order.Announce(String text) -> refer(new RefereeEvent.Announced(text));
        case Parlor.Order.CloseTables() -> refer(new RefereeEvent.ShutDown());
      }
    }
  }

  private void fromRooms(Xml stanza) {
    Xml carried = OnTheLine.carried(stanza);
    due.add(() -> route(carried));
  }

  private void refer(RefereeEvent event) {
    long began = System.nanoTime();
    Referee.Turn turn = watch.after(referee, event, now);
    made.nanos += System.nanoTime() - began;
    referee = turn.referee();
    for (RefereeEffect effect : turn.effects()) {
      switch (effect) {
        case RefereeEffect.Send(Xml stanza) -> {
          made.counts(stanza);
          if (!offline) {
            send(stanza);
          }
        }
        case RefereeEffect.Give(Input input) -> give(input);
        case RefereeEffect.Attach() -> {}
        case RefereeEffect.Renamed() -> {}
        case RefereeEffect.Unrecorded() -> unrecorded++;
        case RefereeEffect.End() -> ended = true;
      }
    }
  }

  private void give(Input input) {
    due.add(() -> taken(input));
  }

  private void taken(Input input) {
    boolean fails = failing;
    failing = false;
    if (fails || weather.loses(input)) {
      if (input instanceof Input.Asked asked && asked.connection() > 0) {
        answers.put(asked.id(), Fault.NOT_DONE);
      } else {
        due.add(() -> refer(new RefereeEvent.Failed(input)));
      }
      return;
    }
    Outcome outcome = room.after(input, now);
    room = outcome.room();
    facts.addAll(outcome.facts());
    boolean wanted =
        input instanceof Input.Asked asked && asked.request() instanceof Request.Referee;
    if (wanted && room.table().doors().refereed()) {
      due.add(() -> refer(new RefereeEvent.Online()));
    }
    List<Output> forDoor = new ArrayList<>();
    for (Output output : outcome.outputs()) {
      switch (output) {
        case Output.Told(long connection, Notice notice) when connection > 0 ->
            page.getOrDefault(connection, new ArrayList<>()).add(notice);
        case Output.Answered(long connection, String id, Notice _) when connection > 0 ->
            answers.put(id, 0);
        case Output.Refused(long connection, String id, Fault fault) when connection > 0 ->
            answers.put(id, fault.code());
        case Output.Dismissed(long connection, String _) when connection > 0 -> {}
        case Output.Trouble(String what, Throwable cause) ->
            throw new IllegalStateException(what, cause);
        default -> forDoor.add(output);
      }
    }
    if (!forDoor.isEmpty()) {
      RefereeEvent said = new RefereeEvent.Said(input, forDoor);
      due.add(() -> refer(said));
    }
  }

  /** The server is killed: what is in the store is there again, and nothing else. */
  public void restart() {
    restartWith(() -> {});
  }

  /** The same, where something comes before the referee is in its room again. */
  public void restartWith(Runnable first) {
    due.clear();
    weather.clear();
    RoomTable table = opened;
    for (Fact.Dated fact : facts) {
      table = table.after(fact);
    }
    room = Room.of(table, PACE, bots, now);
    page.clear();
    Map<String, String> notes = table.doors().of(DoorNote.DOOR);
    String name = notes.getOrDefault(DoorNote.NAME.key(), "");
    referee = Referee.restored(site, name, notes.getOrDefault(DoorNote.SETTINGS.key(), ""));
    refer(new RefereeEvent.Online());
    first.run();
    settle();
  }
}
