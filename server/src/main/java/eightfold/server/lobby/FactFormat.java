package eightfold.server.lobby;

import eightfold.game.EngineVersion;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fields;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How facts are written down. The names here outlive the code: a kind or a field is never renamed,
 * only added to.
 */
final class FactFormat {
  /** A rule book is the longest text in a fact. */
  private static final int LONGEST = 1 << 20;

  private static final int MOST = 1 << 10;

  /** The kind that marks a table at which a match has begun. */
  static final String BEGUN = "begun";

  /** The kind before which facts were rewritten. */
  static final String ERASED = "erased";

  /** The field of an opening that says for whose share of the tables it counts. */
  static final String OPENER = "opener";

  /** The kind that marks a table at which a door keeps something. */
  static final String NOTED = "noted";

  private static final String COMMAND = "command";
  private static final String BY = "by";

  private FactFormat() {}

  /** The stable name of a fact's kind. */
  static String kind(Fact fact) {
    return switch (fact) {
      case Fact.Opened opened -> "opened";
      case Fact.Seated seated -> "seated";
      case Fact.Reserved reserved -> "reserved";
      case Fact.Rekeyed rekeyed -> "rekeyed";
      case Fact.Offered offered -> "offered";
      case Fact.Vacated vacated -> "vacated";
      case Fact.Filled filled -> "filled";
      case Fact.Chosen chosen -> "chosen";
      case Fact.Begun begun -> BEGUN;
      case Fact.TookBack back -> "took-back";
      case Fact.Ended ended -> "ended";
      case Fact.Suspended suspended -> "suspended";
      case Fact.Resumed resumed -> "resumed";
      case Fact.Nonced nonced -> "nonced";
      case Fact.Dealt dealt -> "dealt";
      case Fact.Acted acted -> "acted";
      case Fact.Said said -> "said";
      case Fact.Arranged arranged -> "arranged";
      case Fact.Refereed refereed -> "refereed";
      case Fact.Noted noted -> NOTED;
      case Fact.Muted muted -> "muted";
      case Fact.BotsPaced paced -> "bots-paced";
      case Fact.Erased erased -> ERASED;
    };
  }

  static Store.Kept written(Fact.Dated dated) {
    return new Store.Kept(
        dated.at(),
        kind(dated.fact()),
        dated
            .command()
            .map(
                command ->
                    Json.writeWith(dated.fact(), Map.of(COMMAND, command.id(), BY, command.seat())))
            .orElseGet(() -> Json.write(dated.fact())));
  }

  static Fact.Dated read(Store.Kept kept) {
    try {
      Fields body = Json.own(kept.body());
      return new Fact.Dated(kept.at(), fact(kept.kind(), body), command(body));
    } catch (Malformed e) {
      throw new StoreException("a fact “" + kept.kind() + "” cannot be read: " + e.words(), e);
    }
  }

  /** Before all requests had ids acts alone had them, of the seat that acted. */
  private static Optional<Fact.Command> command(Fields body) throws Malformed {
    Optional<String> id = body.optionalText(COMMAND, LONGEST);
    if (id.isEmpty()) {
      return Optional.empty();
    }
    int seat = body.has(BY) ? body.number(BY, 0, MOST) : seat(body);
    return Optional.of(new Fact.Command(seat, id.get()));
  }

  private static Fact fact(String kind, Fields body) throws Malformed {
    return switch (kind) {
      case "opened" -> opened(body);
      case "seated" -> new Fact.Seated(seat(body), text(body, "name"), text(body, "token"));
      case "reserved" -> new Fact.Reserved(seat(body), text(body, "name"), text(body, "token"));
      case "rekeyed" -> new Fact.Rekeyed(text(body, "before"), text(body, "after"));
      case "offered" ->
          new Fact.Offered(seat(body), text(body, "ticket"), text(body, "to"), body.flag("agreed"));
      case "vacated" -> new Fact.Vacated(seat(body));
      case "filled" -> new Fact.Filled(seat(body), text(body, "name"), text(body, "bot"));
      case "chosen" ->
          new Fact.Chosen(
              body.fields("options").words(MOST),
              text(body, "ruleBook"),
              body.number("engine", EngineVersion.FIRST, Integer.MAX_VALUE));
      case BEGUN ->
          new Fact.Begun(body.has("again") && body.flag("again"), body.optionalCount("number"));
      case "took-back" -> new Fact.TookBack();
      case "ended" -> new Fact.Ended();
      case "suspended" ->
          new Fact.Suspended(body.numbers("awaited", 0, MOST), body.optionalNumber("by", 0, MOST));
      case "resumed" -> new Fact.Resumed();
      case "nonced" -> new Fact.Nonced(seat(body), text(body, "hex"));
      case "dealt" -> new Fact.Dealt();
      case "acted" ->
          new Fact.Acted(
              seat(body), body.flag("byBot"), text(body, "line"), body.texts("acts", MOST));
      case "arranged" -> new Fact.Arranged(body.numbers("places", 0, MOST));
      case "refereed" -> new Fact.Refereed(body.flag("on"));
      case NOTED -> new Fact.Noted(text(body, "door"), text(body, "key"), text(body, "value"));
      case "muted" -> new Fact.Muted(seat(body), body.flag("muted"));
      case "bots-paced" -> new Fact.BotsPaced(botSpeed(text(body, "speed")));
      case ERASED -> new Fact.Erased();
      case "said" -> new Fact.Said(seat(body), text(body, "text"));
      default -> throw new Malformed("this program does not know it");
    };
  }

  private static BotSpeed botSpeed(String word) throws Malformed {
    return BotSpeed.of(word).orElseThrow(() -> new Malformed("no speed is called " + word));
  }

  private static Fact opened(Fields body) throws Malformed {
    Map<String, String> options = body.fields("options").words(MOST);
    OptionalInt clock = body.optionalNumber("clockSeconds", 1, Integer.MAX_VALUE);
    return new Fact.Opened(
        text(body, "game"),
        options,
        text(body, "ruleBook"),
        body.texts("bots", MOST),
        body.texts("names", MOST),
        clock,
        body.flag("typedWords"),
        body.flag("listed"),
        body.optionalNumber("watchDelaySeconds", 0, Integer.MAX_VALUE).orElse(0),
        text(body, "seed"),
        body.optionalNumber("engine", EngineVersion.FIRST, Integer.MAX_VALUE)
            .orElse(EngineVersion.FIRST),
        body.optionalText(OPENER, LONGEST).orElse(""));
  }

  private static int seat(Fields body) throws Malformed {
    return body.number("seat", 0, MOST);
  }

  private static String text(Fields body, String field) throws Malformed {
    return body.text(field, LONGEST);
  }
}
