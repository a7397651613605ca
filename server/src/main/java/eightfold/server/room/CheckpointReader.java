package eightfold.server.room;

import eightfold.game.Cause;
import eightfold.game.EngineVersion;
import eightfold.game.Event;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import eightfold.message.Message;
import eightfold.protocol.BotSpeed;
import eightfold.protocol.Fields;
import eightfold.protocol.Json;
import eightfold.protocol.Malformed;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.record.Nonces;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads what {@link Checkpoint} has written. */
public final class CheckpointReader {
  /** Texts are our own: a rule book is the longest, and a match in base 64. */
  private static final int LONGEST = 1 << 24;

  private static final int MOST = 1 << 12;

  /** Checkpoints of November 2026 have so many events. */
  private static final int MOST_EVENTS = 500;

  private final GameSource games;
  private final RoomTable opened;

  private CheckpointReader(GameSource games, RoomTable opened) {
    this.games = games;
    this.opened = opened;
  }

  /**
   * The table that was written down.
   *
   * @param opened the same table as it was opened
   * @return empty if the text is of another form or of another engine
   * @throws Malformed if it is no such text
   * @throws RuntimeException if its match is none of the game; whatever is thrown, the facts decide
   */
  public static Optional<RoomTable> read(String text, GameSource games, RoomTable opened)
      throws Malformed {
    Fields form = Json.own(text);
    boolean ours =
        form.number("form", 0, Integer.MAX_VALUE) == Checkpoint.FORM
            && form.number("engine", 0, Integer.MAX_VALUE) == EngineVersion.CURRENT;
    return ours ? Optional.of(new CheckpointReader(games, opened).table(form)) : Optional.empty();
  }

  private RoomTable table(Fields form) throws Malformed {
    ChosenRules rules = rules(form.fields("rules"));
    List<Chair> chairs = new ArrayList<>();
    for (Fields chair : form.list("chairs", MOST)) {
      chairs.add(chair(chair));
    }
    if (chairs.isEmpty() || chairs.size() > opened.chairs().size()) {
      throw new Malformed("chairs must be as many as the table was opened with, or fewer");
    }
    Optional<Snapshot.Secret> secret = Optional.empty();
    if (form.has("secret")) {
      Fields shown = form.fields("secret");
      secret =
          Optional.of(new Snapshot.Secret(number(shown, "deal"), shown.text("secret", LONGEST)));
    }
    return opened.with(
        new TableState(
            rules,
            new Seating(chairs, form.texts("former", MOST)),
            form.texts("players", MOST),
            number(form, "facts"),
            count(form, "lastAt"),
            progress(form.fields("course"), rules.game()),
            new Nonces(form.texts("nonces", MOST)),
            secret,
            events(form, conditions(rules), count(form.fields("course"), "began")),
            talk(form),
            commands(form.fields("commands")),
            doors(form.fields("doors")),
            firstDeal(form.fields("first")),
            botSpeed(form)));
  }

  /** Absent where bots are as fast as usual. */
  private static BotSpeed botSpeed(Fields form) throws Malformed {
    return form.optionalText("botSpeed", LONGEST).flatMap(BotSpeed::of).orElse(BotSpeed.USUAL);
  }

  private ChosenRules rules(Fields form) throws Malformed {
    int chosen = number(form, "chosen");
    ChosenRules now = opened.rules();
    if (chosen > 0) {
      now =
          now.with(
              new Fact.Chosen(
                  form.fields("options").words(MOST),
                  form.text("ruleBook", LONGEST),
                  form.number("engine", EngineVersion.FIRST, Integer.MAX_VALUE)),
              games);
    }
    return new ChosenRules(
        now.gameId(),
        now.game(),
        now.ruleBook(),
        now.engine(),
        chosen,
        number(form, "played"),
        form.fields("before").words(MOST));
  }

  private static Chair chair(Fields form) throws Malformed {
    Optional<Chair.Heir> heir = Optional.empty();
    if (form.has("heir")) {
      Fields next = form.fields("heir");
      heir =
          Optional.of(
              new Chair.Heir(
                  next.text("name", LONGEST), next.text("token", LONGEST), number(next, "since")));
    }
    return new Chair(
        form.optionalText("bot", LONGEST),
        form.optionalText("name", LONGEST),
        form.optionalText("token", LONGEST),
        number(form, "since"),
        form.flag("nonced"),
        form.flag("muted"),
        heir,
        number(form, "place"),
        form.has("offer") ? Optional.of(offer(form.fields("offer"))) : Optional.empty(),
        count(form, "from"));
  }

  private static Chair.Offer offer(Fields form) throws Malformed {
    return new Chair.Offer(
        form.text("ticket", LONGEST),
        form.optionalText("to", LONGEST),
        form.flag("agreed"),
        count(form, "until"));
  }

  private MatchProgress progress(Fields form, Game game) throws Malformed {
    int seats = number(form, "seats");
    Optional<Match> match =
        form.optionalText("match", LONGEST).map(bytes -> match(game, seats, bytes));
    Optional<MatchProgress.Suspension> suspension = Optional.empty();
    if (form.has("suspension")) {
      Fields since = form.fields("suspension");
      suspension =
          Optional.of(
              new MatchProgress.Suspension(
                  count(since, "since"),
                  since.numbers("awaited", 0, MOST),
                  since.optionalNumber("by", 0, MOST)));
    }
    return new MatchProgress(
        number(form, "matches"),
        match,
        match.map(Match::standings),
        form.optionalText("stopped", LONGEST),
        suspension,
        number(form, "turnPly"),
        count(form, "turnSince"),
        count(form, "began"),
        List.copyOf(form.numbers("suspendedBy", 0, MOST)));
  }

  private static Match match(Game game, int seats, String bytes) {
    Match match = game.begin(Opening.of(seats), new FastChance(0));
    if (!(match instanceof SearchableMatch kept)) {
      throw new IllegalArgumentException("matches of this kind are not written down");
    }
    kept.restore(Base64.getDecoder().decode(bytes));
    return kept;
  }

  /** What the rules of the last match say, while no others have been chosen. */
  private static List<Message> conditions(ChosenRules rules) {
    return rules.areOfTheMatch() ? rules.game().conditions() : List.of();
  }

  /**
   * What has happened.
   *
   * @param conditions what the rules of the last match say
   * @param began the number of its first event: those before it came of rules that are not known
   */
  private static EventHistory events(Fields form, List<Message> conditions, long began)
      throws Malformed {
    List<List<String>> names = new ArrayList<>();
    for (Fields named : form.list("names", MOST_EVENTS)) {
      names.add(List.copyOf(named.texts("names", MOST)));
    }
    List<Fields> kept = form.list("events", MOST_EVENTS);
    long number = count(form, "number") - kept.size();
    List<NumberedEvent> events = new ArrayList<>();
    for (Fields event : kept) {
      number++;
      events.add(
          new NumberedEvent(
              number,
              event(event),
              names.get(event.optionalNumber("names", 0, names.size() - 1).orElse(0)),
              number < began ? List.of() : conditions,
              event.flag("standIn")));
    }
    return EventHistory.ending(events, number);
  }

  private static Event event(Fields form) throws Malformed {
    List<Cause> causes = new ArrayList<>();
    for (Fields cause : form.list("cause", MOST)) {
      causes.add(
          new Cause(
              cause.optionalText("card", LONGEST).orElse(""),
              cause.optionalNumber("seat", 0, MOST).orElse(0) - 1,
              cause.optionalText("rule", LONGEST).orElse("")));
    }
    return new Event(
        form.text("verb", LONGEST),
        form.optionalNumber("seat", 0, MOST).orElse(0) - 1,
        form.optionalNumber("other", 0, MOST).orElse(0) - 1,
        form.texts("words", MOST),
        form.texts("privately", MOST),
        form.optionalText("because", LONGEST).orElse(""),
        form.optionalText("offence", LONGEST).orElse(""),
        causes);
  }

  private static Talk talk(Fields form) throws Malformed {
    List<Notice.Spoken> lines = new ArrayList<>();
    for (Fields line : form.list("chat", MOST)) {
      lines.add(
          new Notice.Spoken(
              count(line, "number"),
              number(line, "seat"),
              line.text("name", LONGEST),
              line.text("text", LONGEST)));
    }
    return new Talk(List.copyOf(lines), count(form, "spoken"));
  }

  private Commands commands(Fields form) throws Malformed {
    Map<Integer, List<String>> done = new TreeMap<>();
    for (int seat = 0; seat < opened.chairs().size(); seat++) {
      List<String> ids = form.texts(Integer.toString(seat), MOST);
      if (!ids.isEmpty()) {
        done.put(seat, List.copyOf(ids));
      }
    }
    return Commands.read(done);
  }

  private static Doors doors(Fields form) throws Malformed {
    Map<String, Map<String, String>> notes = new TreeMap<>();
    Fields all = form.fields("notes");
    for (String door : all.names()) {
      notes.put(door, all.fields(door).words(MOST, LONGEST));
    }
    return new Doors(form.flag("refereed"), notes);
  }

  private static FirstDeal firstDeal(Fields form) throws Malformed {
    return new FirstDeal(
        number(form, "match"),
        number(form, "source"),
        new Nonces(form.texts("nonces", MOST)),
        form.texts("lines", MOST),
        form.optionalCount("number"));
  }

  private static int number(Fields form, String field) throws Malformed {
    return form.number(field, 0, Integer.MAX_VALUE);
  }

  private static long count(Fields form, String field) throws Malformed {
    return form.optionalCount(field).orElse(0);
  }
}
