package eightfold.volity.parlor;

import eightfold.protocol.GameCard;
import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.table.AdminCalls;
import eightfold.volity.table.Disco;
import eightfold.volity.table.Namespaces;
import eightfold.volity.table.Oversight;
import eightfold.volity.table.Replies;
import eightfold.volity.table.Ruleset;
import eightfold.volity.xml.Xml;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The parlor of one game, as a function: what is asked of it and the time give the parlor
 * afterwards and what is answered. Tables are opened by others.
 */
public final class Parlor {
  /**
   * What a stanza led to.
   *
   * @param answers what is sent
   * @param orders what is to be done besides
   */
  public record Turn(Parlor parlor, List<Xml> answers, List<Order> orders) {
    public Turn {
      answers = List.copyOf(answers);
      orders = List.copyOf(orders);
    }
  }

  /** What a parlor wants done. */
  public sealed interface Order {
    /** Somebody wants a table; whoever opens it answers the call. */
    record OpenTable(Xml iq) implements Order {}

    /** All its referees say something in their rooms. */
    record Announce(String text) implements Order {}

    /** All its referees go. */
    record CloseTables() implements Order {}
  }

  /**
   * A table whose room is open.
   *
   * @param listed whether anybody may find it
   * @param bots those that are in its room
   */
  public record Table(Jid referee, boolean listed, List<Jid> bots) {
    public Table {
      bots = List.copyOf(bots);
    }
  }

  /** Calls of one account: so many at once, so many a second. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(30, 10);

  private static final int MOST_KNOWN = 1_000;

  private final Jid jid;
  private final GameCard game;
  private final Ruleset ruleset;
  private final Listing listing;
  private final Standing standing;
  private final Map<String, Allowance> speed;

  /**
   * What a parlor tells besides.
   *
   * @param website where the game is in a browser
   * @param oversight its administrators, and the bookkeeper whose ruleset it is
   * @param bots the bots that play here, by name
   * @param botUri by what their addresses begin
   */
  public record Listing(String website, Oversight oversight, List<String> bots, String botUri) {
    public Listing {
      bots = List.copyOf(bots);
    }
  }

  public Parlor(String domain, GameCard game, Ruleset ruleset, Listing listing, long now) {
    this(
        new Jid(game.id(), domain, "volity"),
        game,
        ruleset,
        listing,
        Standing.begun(now),
        Map.of());
  }

  private Parlor(
      Jid jid,
      GameCard game,
      Ruleset ruleset,
      Listing listing,
      Standing standing,
      Map<String, Allowance> speed) {
    this.jid = jid;
    this.game = game;
    this.ruleset = ruleset;
    this.listing = listing;
    this.standing = standing;
    this.speed = speed;
  }

  private Parlor with(Standing other) {
    return new Parlor(jid, game, ruleset, listing, other, speed);
  }

  /** The same after a table was opened. */
  public Parlor opened(long now) {
    return with(standing.opened(now));
  }

  /** Whether tables may have referees: an administrator has not shut it down. */
  public boolean hasReferees() {
    return !standing.isShut();
  }

  /** Its address. */
  public Jid jid() {
    return jid;
  }

  public GameCard game() {
    return game;
  }

  public Ruleset ruleset() {
    return ruleset;
  }

  private Turn answer(Xml answer) {
    return new Turn(this, List.of(answer), List.of());
  }

  /**
   * What an IQ leads to.
   *
   * @param tables those of the game whose rooms are open
   */
  public Turn after(Xml iq, List<Table> tables, long now) {
    String type = iq.attribute("type");
    if (!type.equals("get") && !type.equals("set")) {
      return new Turn(this, List.of(), List.of());
    }
    Optional<Xml> query = iq.child("query", Rpc.NAMESPACE);
    if (type.equals("set") && query.isPresent()) {
      return called(iq, query.get(), tables, now);
    }
    Optional<Xml> info = iq.child("query", Namespaces.INFO);
    if (info.isPresent()) {
      return answer(Replies.result(iq).with(info(info.get().attribute("node"))));
    }
    Optional<Xml> items = iq.child("query", Namespaces.ITEMS);
    if (items.isPresent()) {
      return answer(Replies.result(iq).with(items(items.get().attribute("node"), tables)));
    }
    return answer(
        iq.child("ping", Namespaces.PING).isPresent()
            ? Replies.result(iq)
            : Replies.error(iq, "cancel", "service-unavailable"));
  }

  private Turn called(Xml iq, Xml query, List<Table> tables, long now) {
    String account = Jid.of(iq.attribute("from")).bare().toString();
    Allowance left = speed.getOrDefault(account, SPEED.full(now)).used(SPEED, now);
    Map<String, Allowance> used = new TreeMap<>(speed.size() > MOST_KNOWN ? Map.of() : speed);
    used.put(account, left);
    Parlor after = new Parlor(jid, game, ruleset, listing, standing, used);
    if (left.exceeded()) {
      return after.answer(Replies.error(iq, "wait", "resource-constraint"));
    }
    try {
      Call call = Rpc.call(query);
      return switch (call.method()) {
        case "volity.new_table" -> {
          call.expect(0, 0);
          yield standing.isOnline()
              ? new Turn(after, List.of(), List.of(new Order.OpenTable(iq)))
              : after.answer(Replies.result(iq).with(Replies.denied("offline")));
        }
        case "volity.get_info" -> {
          call.expect(0, 0);
          yield after.answer(Replies.result(iq).with(Replies.ok(form())));
        }
        default -> {
          if (AdminCalls.are(call)) {
            yield after.commanded(iq, call, tables, now);
          }
          throw new RpcFault(Code.UNKNOWN_METHOD, "a parlor has no call " + call.method());
        }
      };
    } catch (RpcFault fault) {
      return after.answer(Replies.result(iq).with(Replies.fault(fault)));
    }
  }

  /** An administrator's call; others have no such. */
  private Turn commanded(Xml iq, Call call, List<Table> tables, long now) throws RpcFault {
    if (!listing.oversight().isAdministrator(Jid.of(iq.attribute("from")))) {
      throw AdminCalls.refused();
    }
    return switch (call.method()) {
      case "admin.status" -> told(iq, call, standing.told(tables.size(), now));
      case "admin.list_tables" ->
          told(iq, call, tables.stream().map(table -> table.referee().toString()).toList());
      case "admin.list_bots" ->
          told(
              iq,
              call,
              tables.stream().flatMap(table -> table.bots().stream()).map(Jid::toString).toList());
      case "admin.online" -> {
        boolean on = call.expect(1, 1).flag(0);
        String words =
            on == standing.isOnline()
                ? "no change to online status"
                : "parlor now " + (on ? "online" : "offline") + " for new table requests";
        yield with(standing.online(on)).done(iq, words, List.of());
      }
      case "admin.announce" -> {
        String text = AdminCalls.announcement(call);
        yield done(iq, "sent to " + tables.size() + " tables", List.of(new Order.Announce(text)));
      }
      case "admin.shutdown" -> {
        call.expect(0, 0);
        yield with(standing.shut())
            .done(iq, "stopping parlor immediately", List.of(new Order.CloseTables()));
      }
      default -> throw AdminCalls.unknown(call);
    };
  }

  private Turn told(Xml iq, Call call, Object value) throws RpcFault {
    call.expect(0, 0);
    return answer(Replies.result(iq).with(Replies.ok(value)));
  }

  private Turn done(Xml iq, String words, List<Order> orders) {
    return new Turn(this, List.of(Replies.result(iq).with(Replies.ok(words))), orders);
  }

  private Map<String, Object> form() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("volity-role", Namespaces.PARLOR);
    form.put("ruleset", ruleset.uri());
    form.put("ruleset-version", ruleset.version());
    form.put("description", game.summary());
    form.put("website", listing.website());
    form.put("contact-email", "");
    form.put("contact-jid", "");
    form.put("volity-version", "1.0");
    form.put("visible", true);
    return form;
  }

  private Xml info(String node) {
    boolean whole = node.isEmpty() || node.equals(Namespaces.CAPS_NODE + "#1.0");
    return whole
        ? Disco.query(node, Namespaces.PARLOR, game.name(), form())
        : Disco.capability(node);
  }

  private Xml items(String node, List<Table> tables) {
    Xml items = Xml.of("query", Namespaces.ITEMS);
    List<Xml> all = new ArrayList<>();
    switch (node) {
      case "" -> {
        for (String one : List.of("ruleset", "open_games", "open_tables", Namespaces.BOT + "s")) {
          all.add(item(jid.toString(), one, one));
        }
      }
      case "ruleset" -> {
        Jid keeper = listing.oversight().bookkeeper().orElse(jid);
        all.add(item(keeper.toString(), ruleset.uri(), game.name()));
      }
      case "open_games", "open_tables" ->
          tables.stream()
              .filter(Table::listed)
              .map(Table::referee)
              .forEach(referee -> all.add(item(referee.toString(), "", referee.resource())));
      case "bots" ->
          listing.bots().forEach(bot -> all.add(item(jid.toString(), listing.botUri() + bot, bot)));
      default -> {}
    }
    Xml result = node.isEmpty() ? items : items.with("node", node);
    for (Xml one : all) {
      result = result.with(one);
    }
    return result;
  }

  private static Xml item(String jid, String node, String name) {
    Xml item = Xml.of("item", Namespaces.ITEMS).with("jid", jid);
    return (node.isEmpty() ? item : item.with("node", node)).with("name", name);
  }
}
