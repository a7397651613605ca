package eightfold.volity.parlor;

import eightfold.protocol.GameCard;
import eightfold.server.room.Allowance;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Call;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.Rpc;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.table.Disco;
import eightfold.volity.table.Names;
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
   * @param newTable the call of somebody who wants a table; whoever opens it answers
   */
  public record Turn(Parlor parlor, List<Xml> answers, Optional<Xml> newTable) {
    public Turn {
      answers = List.copyOf(answers);
    }
  }

  /** A table that anybody may find. */
  public record Open(Jid referee, String name) {}

  /** Calls of one account: so many at once, so many a second. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(30, 10);

  private static final int MOST_KNOWN = 1_000;

  private final Jid jid;
  private final GameCard game;
  private final Ruleset ruleset;
  private final Listing listing;
  private final Map<String, Allowance> speed;

  /**
   * What a parlor tells besides.
   *
   * @param website where the game is in a browser
   * @param bookkeeper whose ruleset it is; empty: nobody's
   * @param bots the bots that play here, by name
   * @param botUri by what their addresses begin
   */
  public record Listing(String website, String bookkeeper, List<String> bots, String botUri) {
    public Listing {
      bots = List.copyOf(bots);
    }
  }

  public Parlor(String domain, GameCard game, Ruleset ruleset, Listing listing) {
    this(new Jid(game.id(), domain, "volity"), game, ruleset, listing, Map.of());
  }

  private Parlor(
      Jid jid, GameCard game, Ruleset ruleset, Listing listing, Map<String, Allowance> speed) {
    this.jid = jid;
    this.game = game;
    this.ruleset = ruleset;
    this.listing = listing;
    this.speed = speed;
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
    return new Turn(this, List.of(answer), Optional.empty());
  }

  /**
   * What an IQ leads to.
   *
   * @param open the tables of the game that anybody may find
   */
  public Turn after(Xml iq, List<Open> open, long now) {
    String type = iq.attribute("type");
    if (!type.equals("get") && !type.equals("set")) {
      return new Turn(this, List.of(), Optional.empty());
    }
    Optional<Xml> query = iq.child("query", Rpc.NAMESPACE);
    if (type.equals("set") && query.isPresent()) {
      return called(iq, query.get(), now);
    }
    Optional<Xml> info = iq.child("query", Names.INFO);
    if (info.isPresent()) {
      return answer(Replies.result(iq).with(info(info.get().attribute("node"))));
    }
    Optional<Xml> items = iq.child("query", Names.ITEMS);
    if (items.isPresent()) {
      return answer(Replies.result(iq).with(items(items.get().attribute("node"), open)));
    }
    return answer(
        iq.child("ping", Names.PING).isPresent()
            ? Replies.result(iq)
            : Replies.error(iq, "cancel", "service-unavailable"));
  }

  private Turn called(Xml iq, Xml query, long now) {
    String account = Jid.of(iq.attribute("from")).bare().toString();
    Allowance left = speed.getOrDefault(account, SPEED.full(now)).used(SPEED, now);
    Map<String, Allowance> used = new TreeMap<>(speed.size() > MOST_KNOWN ? Map.of() : speed);
    used.put(account, left);
    Parlor after = new Parlor(jid, game, ruleset, listing, used);
    if (left.exceeded()) {
      return after.answer(Replies.error(iq, "wait", "resource-constraint"));
    }
    try {
      Call call = Rpc.call(query);
      return switch (call.method()) {
        case "volity.new_table" -> {
          call.expect(0, 0);
          yield new Turn(after, List.of(), Optional.of(iq));
        }
        case "volity.get_info" -> {
          call.expect(0, 0);
          yield after.answer(Replies.result(iq).with(Replies.ok(form())));
        }
        default ->
            throw new RpcFault(
                call.method().startsWith("admin.") ? Code.IDENTITY : Code.UNKNOWN_METHOD,
                "a parlor has no call " + call.method() + " for you");
      };
    } catch (RpcFault fault) {
      return after.answer(Replies.result(iq).with(Replies.fault(fault)));
    }
  }

  private Map<String, Object> form() {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("volity-role", Names.PARLOR);
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
    boolean whole = node.isEmpty() || node.equals(Names.CAPS_NODE + "#1.0");
    return whole ? Disco.query(node, Names.PARLOR, game.name(), form()) : Disco.capability(node);
  }

  private Xml items(String node, List<Open> open) {
    Xml items = Xml.of("query", Names.ITEMS);
    List<Xml> all = new ArrayList<>();
    switch (node) {
      case "" -> {
        for (String one : List.of("ruleset", "open_games", "open_tables", Names.BOT + "s")) {
          all.add(item(jid.toString(), one, one));
        }
      }
      case "ruleset" -> {
        String keeper = listing.bookkeeper().isEmpty() ? jid.toString() : listing.bookkeeper();
        all.add(item(keeper, ruleset.uri(), game.name()));
      }
      case "open_games", "open_tables" ->
          open.forEach(table -> all.add(item(table.referee().toString(), "", table.name())));
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
    Xml item = Xml.of("item", Names.ITEMS).with("jid", jid);
    return (node.isEmpty() ? item : item.with("node", node)).with("name", name);
  }
}
