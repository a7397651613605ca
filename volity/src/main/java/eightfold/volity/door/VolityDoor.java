package eightfold.volity.door;

import eightfold.protocol.GameCard;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.lobby.DoorKeeper;
import eightfold.server.lobby.TableDoors;
import eightfold.server.port.StoreException;
import eightfold.server.room.RoomTable;
import eightfold.volity.Jid;
import eightfold.volity.parlor.Parlor;
import eightfold.volity.parlor.Rulesets;
import eightfold.volity.table.DoorNote;
import eightfold.volity.table.Referee;
import eightfold.volity.table.RefereeEvent;
import eightfold.volity.table.Replies;
import eightfold.volity.table.Site;
import eightfold.volity.xml.Xml;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Collections;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The door while it is open: a parlor for each game, and a referee for each table that was opened
 * from the platform or whose host wants one, behind one line to the XMPP server.
 */
public final class VolityDoor implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(VolityDoor.class.getName());
  private static final int SALT_BYTES = 16;
  private static final int MOST_OPENINGS = 256;

  private final VolitySettings settings;
  private final TableDoors tables;
  private final Rulesets rulesets;
  private final InstantSource clock = InstantSource.system();
  private final SecureRandom random = new SecureRandom();
  private final Component component;
  private final Parlors parlors;
  private final Map<String, TableRunner> byTable = new ConcurrentHashMap<>();
  private final Map<String, TableRunner> byKey = new ConcurrentHashMap<>();

  /** Who has asked for a table, by caller and id, so that a call sent again opens no second one. */
  private final Map<String, Optional<TableRunner>> openings =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Optional<TableRunner>> eldest) {
              return size() > MOST_OPENINGS;
            }
          });

  private final ScheduledExecutorService ticks;

  private VolityDoor(VolitySettings settings, TableDoors tables) {
    this.settings = settings;
    this.tables = tables;
    this.rulesets = new Rulesets(settings.rulesets());
    Parlor.Listing listing =
        new Parlor.Listing(settings.page(), settings.oversight(), tables.bots(), rulesets.bots());
    this.parlors =
        new Parlors(
            tables.games().stream()
                .filter(game -> game.players().max() >= 2)
                .map(game -> parlor(game, listing))
                .toList());
    this.ticks =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("volity-time").daemon().factory());
    this.component =
        new Component(
            settings,
            new Component.Listener() {
              @Override
              public void online() {
                byTable.values().forEach(runner -> runner.take(new RefereeEvent.Online()));
              }

              @Override
              public void heard(Xml stanza) {
                VolityDoor.this.heard(stanza);
              }
            });
  }

  private Parlor parlor(GameCard game, Parlor.Listing listing) {
    return new Parlor(settings.domain(), game, rulesets.of(game.id()), listing, clock.millis());
  }

  /** Opens the door; the line to the XMPP server is made in the background, and kept. */
  public static VolityDoor open(VolitySettings settings, TableDoors tables) {
    VolityDoor door = new VolityDoor(settings, tables);
    door.restore();
    tables.keeper(door.new Tables());
    door.component.start();
    var _ =
        door.ticks.scheduleWithFixedDelay(
            () ->
                door.byTable.values().forEach(runner -> runner.take(new RefereeEvent.TimePassed())),
            1,
            1,
            TimeUnit.SECONDS);
    return door;
  }

  /** Whether there is a line to the XMPP server. */
  public boolean isOnline() {
    return component.isOnline();
  }

  /** The tables that had a room when the program went down have their referees again. */
  private void restore() {
    try {
      for (String id : tables.kept()) {
        tables.table(id).filter(VolityDoor::hasRoom).ifPresent(this::restored);
      }
    } catch (StoreException e) {
      LOG.log(
          System.Logger.Level.ERROR,
          "tables could not be looked for; those of the platform come back when they are used",
          eightfold.server.lobby.Redacted.of(e));
    }
  }

  private static String note(RoomTable table, DoorNote note) {
    return table.doors().of(DoorNote.DOOR).getOrDefault(note.key(), "");
  }

  private static boolean hasRoom(RoomTable table) {
    String name = note(table, DoorNote.NAME);
    return !name.isEmpty() && !name.startsWith("-");
  }

  private Optional<TableRunner> restored(RoomTable table) {
    Optional<Parlor> parlor = parlors.of(table.gameId()).filter(Parlor::hasReferees);
    String salt = note(table, DoorNote.SALT);
    if (parlor.isEmpty() || byTable.containsKey(table.id())) {
      return Optional.empty();
    }
    if (salt.isEmpty()) {
      return table.doors().refereed()
          ? Optional.of(invited(parlor.get(), table))
          : Optional.empty();
    }
    Referee referee =
        Referee.restored(
            site(parlor.get(), table.id(), table.terms().places(), salt),
            note(table, DoorNote.NAME),
            note(table, DoorNote.SETTINGS));
    return Optional.of(run(table.id(), referee));
  }

  private TableRunner invited(Parlor parlor, RoomTable table) {
    Site site = site(parlor, table.id(), table.terms().places(), salt());
    return run(table.id(), Referee.invited(site, table.terms().listed()));
  }

  /** What becomes of tables of the page. */
  private final class Tables implements DoorKeeper {
    @Override
    public String name() {
      return DoorNote.DOOR;
    }

    @Override
    public boolean leadsTo(RoomTable table) {
      return parlors.of(table.gameId()).filter(Parlor::hasReferees).isPresent();
    }

    @Override
    public void wanted(RoomTable table) {
      woken(table);
    }

    /** Somebody has come again to a table that has, or had, a referee. */
    @Override
    public void woken(RoomTable table) {
      restored(table)
          .filter(_ -> component.isOnline())
          .ifPresent(runner -> runner.take(new RefereeEvent.Online()));
    }
  }

  private String salt() {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    return HexFormat.of().formatHex(salt);
  }

  private Site site(Parlor parlor, String table, int places, String salt) {
    return new Site(
        parlor.jid(),
        settings.rooms(),
        parlor.game(),
        places,
        parlor.ruleset(),
        tables.bots(),
        rulesets.bots(),
        settings.page() + "#/t/" + table,
        tables.refusedNames()::refuses,
        settings.oversight(),
        salt);
  }

  private TableRunner run(String table, Referee referee) {
    TableRunner runner = new TableRunner(table, referee, tables, component, clock, this::changed);
    byTable.put(table, runner);
    changed(runner);
    return runner;
  }

  private static String key(Referee referee) {
    return keyOf(referee.jid().resource());
  }

  private static String keyOf(String name) {
    return name.substring(name.indexOf('_') + 1);
  }

  private void changed(TableRunner runner) {
    byKey.values().remove(runner);
    if (runner.hasEnded()) {
      byTable.remove(runner.table(), runner);
    } else {
      byKey.put(key(runner.referee()), runner);
    }
  }

  private void heard(Xml stanza) {
    Jid to = Jid.of(stanza.attribute("to"));
    TableRunner runner = isOfBookkeeper(stanza) ? awaiting(stanza) : runner(to);
    if (runner != null) {
      runner.take(new RefereeEvent.Heard(stanza));
      return;
    }
    if (!stanza.name().equals("iq")) {
      return;
    }
    Optional<Parlor> parlor = parlors.at(to);
    if (parlor.isPresent()) {
      asked(parlor.get(), stanza);
    } else if (to.local().isEmpty()) {
      component.send(parlors.answer(stanza));
    } else if (!stanza.attribute("type").equals("error")
        && !stanza.attribute("type").equals("result")) {
      component.send(Replies.error(stanza, "cancel", "item-not-found"));
    }
  }

  /** What the bookkeeper answers is for the referee that waits for it, whoever has asked. */
  private boolean isOfBookkeeper(Xml stanza) {
    boolean answer =
        stanza.name().equals("iq")
            && (stanza.attribute("type").equals("result")
                || stanza.attribute("type").equals("error"));
    return answer
        && settings
            .oversight()
            .bookkeeper()
            .filter(Jid.of(stanza.attribute("from"))::equals)
            .isPresent();
  }

  private @org.jspecify.annotations.Nullable TableRunner awaiting(Xml answer) {
    String id = answer.attribute("id");
    return byTable.values().stream()
        .filter(runner -> runner.referee().waitsFor(id))
        .findFirst()
        .orElse(null);
  }

  private void asked(Parlor parlor, Xml iq) {
    List<TableRunner> runners = runners(parlor);
    List<Parlor.Table> open =
        runners.stream()
            .map(TableRunner::referee)
            .filter(Referee::isOpen)
            .map(one -> new Parlor.Table(one.jid(), one.isListed(), one.bots()))
            .toList();
    Parlor.Turn turn = parlors.take(parlor.game().id(), iq, open, clock.millis());
    turn.answers().forEach(component::send);
    for (Parlor.Order order : turn.orders()) {
      switch (order) {
        case Parlor.Order.OpenTable(Xml call) -> newTable(turn.parlor(), call);
        case Parlor.Order.Announce(String text) ->
            runners.forEach(runner -> runner.take(new RefereeEvent.Announced(text)));
        case Parlor.Order.CloseTables() ->
            runners.forEach(runner -> runner.take(new RefereeEvent.ShutDown()));
      }
    }
  }

  /** The tables of a parlor. */
  private List<TableRunner> runners(Parlor parlor) {
    return byTable.values().stream()
        .filter(runner -> runner.referee().jid().local().equals(parlor.jid().local()))
        .toList();
  }

  private @org.jspecify.annotations.Nullable TableRunner runner(Jid to) {
    if (to.resource().startsWith("ref_")) {
      return byKey.get(keyOf(to.resource()));
    }
    return to.local().matches("p[0-9]+_[0-9a-f]+") ? byKey.get(keyOf(to.local())) : null;
  }

  /** Somebody wants a table. */
  private void newTable(Parlor parlor, Xml iq) {
    String request = iq.attribute("from") + "\n" + iq.attribute("id");
    Optional<TableRunner> before = openings.putIfAbsent(request, Optional.empty());
    if (before != null) {
      before
          .filter(runner -> runner.referee().isOpen())
          .map(runner -> Replies.ok(runner.referee().room().toString()))
          .ifPresent(answer -> component.send(Replies.result(iq).with(answer)));
      return;
    }
    var _ = Thread.ofVirtual().name("volity-open").start(() -> opens(parlor, iq, request));
  }

  private void opens(Parlor parlor, Xml iq, String request) {
    GameCard game = parlor.game();
    TableWish wish =
        new TableWish(
            game.id(),
            Map.of(),
            Collections.nCopies(game.players().max(), new TableWish.SeatWish(Optional.empty())),
            "",
            OptionalInt.empty());
    String account = Jid.of(iq.attribute("from")).bare().toString();
    Page page = tables.open(wish, "volity:" + account);
    boolean shut = parlors.of(game.id()).filter(Parlor::hasReferees).isEmpty();
    if (page instanceof Page.TableNotice notice && !shut) {
      Site site = site(parlor, notice.table(), game.players().max(), salt());
      TableRunner runner = run(notice.table(), Referee.opened(site, true, iq));
      openings.put(request, Optional.of(runner));
      parlors.change(game.id(), now -> now.opened(clock.millis()));
      runner.take(new RefereeEvent.Online());
    } else {
      boolean full = page instanceof Page.Problem problem && !problem.error().equals("trouble");
      component.send(
          Replies.result(iq).with(full || shut ? Replies.denied("offline") : Replies.internal()));
    }
  }

  /** Closes the line; tables stay, and are come back to. */
  @Override
  public void close() {
    ticks.shutdownNow();
    byTable.values().forEach(TableRunner::close);
    component.close();
  }
}
