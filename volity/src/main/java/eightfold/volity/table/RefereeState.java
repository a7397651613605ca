package eightfold.volity.table;

import eightfold.protocol.Snapshot;
import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * All that a referee knows. Whoever does something with it copies it first; what it holds never
 * changes.
 */
final class RefereeState {
  /** The number of the referee's own connection to the table. */
  static final long DOOR = -1;

  final Site site;
  RoomEntry entry = RoomEntry.NONE;
  Settings settings = Settings.STANDARD;

  /** Who is in the room, by table name. */
  final Map<String, Occupant> occupants = new TreeMap<>();

  /** Those whom the referee has brought, by address. */
  final Map<String, Puppet> puppets = new LinkedHashMap<>();

  /** Which of them sits at a place. */
  final Map<Integer, String> puppetAt = new TreeMap<>();

  /** What whoever sits or sat at a place is called. */
  final Map<Integer, String> names = new TreeMap<>();

  /** For each account that is connected to the table, the connection. */
  final Map<String, Long> connections = new TreeMap<>();

  /** The table as each connection sees it. */
  final Map<Long, Snapshot> views = new TreeMap<>();

  final Map<String, Pending> pending = new TreeMap<>();

  /** Who asks for a seat, by the hash of the account, and what waits for it. */
  final Map<String, Pending.Sat> sitting = new TreeMap<>();

  /** Answers of the last calls, by who called and the id; an empty one is still to come. */
  final LinkedHashMap<String, Optional<Xml>> answered = new LinkedHashMap<>();

  /** Calls that came before it was known who their callers are. */
  final List<Xml> held = new ArrayList<>();

  final Map<String, Allowance> speed = new TreeMap<>();
  final Map<String, Allowance> invitations = new TreeMap<>();
  final List<Xml> openers = new ArrayList<>();
  boolean attached;
  long lastConnection = DOOR;
  long lastRequest;
  int lastPuppet;
  long lastCall;
  Picture told = Picture.EMPTY;
  String killer = "";

  /** Who has chosen an option, until it is told. */
  String chooser = "";

  /** Who has declared the suit in force. */
  String declarer = "";

  /** Whose turn was told last. */
  int turn = -1;

  /** Since when there is the referee. */
  long startedAt = Times.NEVER;

  /** When somebody did something at the table last. */
  long activeAt = Times.NEVER;

  /** Whether the referee goes, as an administrator wants it. */
  boolean closing;

  /** Who has sat at each place in the game that goes on, by bare address. */
  final Map<Integer, List<String>> sat = new TreeMap<>();

  /** The places that play, or have played last, by seat. */
  List<Integer> playing = List.of();

  /** When the game began that goes on; never: before the referee came. */
  long beganAt = Times.NEVER;

  /** What the bookkeeper is asked, or was: until the table has done what follows from it. */
  Optional<BookkeeperQuestion> question = Optional.empty();

  /** Whether the bookkeeper knows the game by the address that the referee has now. */
  boolean prepared;

  /** Records that the bookkeeper has not taken yet. */
  final List<BookkeeperReport> reports = new ArrayList<>();

  long lastReport;
  long emptySince = Long.MAX_VALUE;
  long nextDealAt = Long.MAX_VALUE;

  RefereeState(Site site) {
    this.site = site;
  }

  RefereeState copy() {
    RefereeState copy = new RefereeState(site);
    copy.entry = entry;
    copy.settings = settings;
    copy.occupants.putAll(occupants);
    copy.puppets.putAll(puppets);
    copy.puppetAt.putAll(puppetAt);
    copy.names.putAll(names);
    copy.connections.putAll(connections);
    copy.views.putAll(views);
    copy.pending.putAll(pending);
    copy.sitting.putAll(sitting);
    copy.answered.putAll(answered);
    copy.held.addAll(held);
    copy.speed.putAll(speed);
    copy.invitations.putAll(invitations);
    copy.openers.addAll(openers);
    copy.attached = attached;
    copy.lastConnection = lastConnection;
    copy.lastRequest = lastRequest;
    copy.lastPuppet = lastPuppet;
    copy.lastCall = lastCall;
    copy.told = told;
    copy.killer = killer;
    copy.chooser = chooser;
    copy.declarer = declarer;
    copy.turn = turn;
    copy.startedAt = startedAt;
    copy.activeAt = activeAt;
    copy.closing = closing;
    copy.sat.putAll(sat);
    copy.playing = playing;
    copy.beganAt = beganAt;
    copy.question = question;
    copy.prepared = prepared;
    copy.reports.addAll(reports);
    copy.lastReport = lastReport;
    copy.emptySince = emptySince;
    copy.nextDealAt = nextDealAt;
    return copy;
  }

  /**
   * Whether it is not known yet who an account is here: the referee is coming to its room, or has
   * asked the table for the account's seat.
   */
  boolean isFinding(String account) {
    Long connection = connections.get(account);
    return entry.isUnderWay() || connection != null && !views.containsKey(connection);
  }

  /** The table as everybody may see it; empty while it is not known. */
  Optional<Snapshot> table() {
    return Optional.ofNullable(views.get(DOOR));
  }

  /** Which place a seat is. */
  int place(int seat) {
    return table().orElseThrow().seats().get(seat).place().orElse(seat);
  }

  /** The places of all seats that there are now; in a match those that play. */
  List<Integer> places() {
    int seats = table().map(now -> now.seats().size()).orElse(0);
    return IntStream.range(0, seats).mapToObj(this::place).toList();
  }

  /** The bots that the referee has brought. */
  List<Jid> bots() {
    return puppets.values().stream().filter(Puppet::isBot).map(Puppet::jid).toList();
  }

  /** Whether a call of the referee's own with this id waits for its answer. */
  boolean waitsFor(String id) {
    return question.filter(asked -> asked.id().equals(id)).isPresent()
        || reports.stream().anyMatch(report -> report.stanza().attribute("id").equals(id));
  }

  /** Who has sat at a place in the game that goes on, the first first. */
  List<String> sat(int place) {
    return sat.getOrDefault(place, List.of());
  }

  /** Notes who sits where, in the game that goes on. */
  void noteSeated(Map<Integer, String> seated) {
    seated.forEach(
        (place, jid) -> {
          String bare = Jid.of(jid).bare().toString();
          if (!sat(place).contains(bare)) {
            sat.put(place, Stream.concat(sat(place).stream(), Stream.of(bare)).toList());
          }
        });
  }

  /** The seat of an account that has one and is connected. */
  Optional<Integer> seatOf(String account) {
    Snapshot view = views.get(connections.getOrDefault(account, 0L));
    return view == null || view.you().isEmpty()
        ? Optional.empty()
        : Optional.of(view.you().getAsInt());
  }

  /** The table as an account sees it: by its own connection, or as everybody does. */
  Optional<Snapshot> view(String account) {
    return Optional.ofNullable(views.get(sees(account)));
  }

  /** By which connection an account sees the table. */
  long sees(String account) {
    long connection = connections.getOrDefault(account, DOOR);
    return views.containsKey(connection) ? connection : DOOR;
  }

  /** The account that is connected to a seat. */
  Optional<String> accountAt(int seat) {
    return connections.keySet().stream()
        .filter(account -> seatOf(account).equals(Optional.of(seat)))
        .findFirst();
  }

  /** The occupant whose account it is; of several the one that calls go to. */
  Optional<Occupant> occupant(String account) {
    return occupants.values().stream()
        .filter(occupant -> occupant.account().equals(account))
        .max(java.util.Comparator.comparing(occupant -> occupant.callTo().isPresent()));
  }

  /** What whoever sits at a seat is called. */
  String nick(int seat) {
    Snapshot table = table().orElseThrow();
    if (seat < 0 || seat >= table.seats().size()) {
      return "";
    }
    String chair = table.seats().get(seat).name().orElse("");
    return names.getOrDefault(place(seat), chair);
  }
}
