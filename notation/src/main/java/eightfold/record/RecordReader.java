package eightfold.record;

import eightfold.game.EngineVersion;
import eightfold.message.Message;
import eightfold.record.GameRecord.Act;
import eightfold.record.GameRecord.Again;
import eightfold.record.GameRecord.Deal;
import eightfold.record.GameRecord.Player;
import eightfold.spelling.Nearest;
import eightfold.yaml.Yaml;
import eightfold.yaml.YamlDocument;
import eightfold.yaml.YamlFault;
import eightfold.yaml.YamlFields;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Reads records; what is no record is refused with file and line. */
public final class RecordReader {
  private static final int MOST_SEATS = 15;
  private static final List<String> HEAD =
      List.of(
          "eightfold",
          "engine",
          "game",
          "rules",
          "options",
          "players",
          "date",
          "result",
          "winners");
  private static final List<String> DEAL =
      List.of("deal", "dealer", "commitment", "nonces", "repeated", "seed", "secret", "acts");

  /** What marks a part of a record that is not its last one. */
  private static final List<String> HEAD_OR_DEAL = List.of(HEAD.getFirst(), DEAL.getFirst());

  private static final Pattern SEED = Pattern.compile("-?[0-9]{1,18}");

  private static final List<String> BOOK = List.of("rulebook");

  private static final Message A_PLAYER = Message.of("records.a-player");
  private static final Message AN_ACT = Message.of("records.an-act");

  private RecordReader() {}

  /** A file's record, or why it is none. */
  public sealed interface Reading {
    record Sound(GameRecord game) implements Reading {}

    record Unsound(String file, int line, Message what, Why why) implements Reading {
      /** The line that says so to people. */
      public String text() {
        return "ERROR " + file + ":" + line + ": " + what.text();
      }
    }
  }

  /** What keeps a file from being a record. */
  public enum Why {
    /** Nothing of it looks like one. */
    NO_RECORD,

    /** It ends before its rule book does. */
    CUT_OFF,

    /** It is of a form or an engine that came later. */
    NEWER,

    /** Something else stands where it should not. */
    WRONG
  }

  /** Unwinds the reading, as a {@link YamlFault} does, where more is known than what and where. */
  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final transient Message what;
    private final Why why;

    private Unreadable(int line, Message what, Why why) {
      super(what.text());
      this.line = line;
      this.what = what;
      this.why = why;
    }
  }

  /** Reads a file's bytes, which must be UTF-8. */
  public static Reading read(String file, byte[] bytes) {
    try {
      return read(file, YamlDocument.decode(bytes));
    } catch (YamlFault e) {
      return new Reading.Unsound(file, e.line(), e.reason(), Why.NO_RECORD);
    }
  }

  /** Reads a file's text. */
  public static Reading read(String file, String text) {
    try {
      return new Reading.Sound(game(text));
    } catch (YamlFault e) {
      return new Reading.Unsound(file, e.line(), e.reason(), Why.WRONG);
    } catch (Unreadable e) {
      return new Reading.Unsound(file, e.line, e.what, e.why);
    }
  }

  /**
   * The records of a file that holds several, one behind the other. Lines keep their numbers:
   * before each record stand empty lines in the place of those before it.
   */
  public static List<String> records(String text) {
    List<String> lines = text.lines().toList();
    List<Integer> starts = new ArrayList<>();
    boolean fresh = true;
    for (int line = 0; line < lines.size(); line++) {
      String now = lines.get(line);
      if (now.equals("---") || now.equals("...")) {
        fresh = true;
      } else if (!now.isBlank() && !now.startsWith("#")) {
        if (fresh && now.startsWith(HEAD.getFirst() + ":")) {
          starts.add(line);
        }
        fresh = false;
      }
    }
    List<String> records = new ArrayList<>();
    for (int i = 0; i < starts.size(); i++) {
      int from = i == 0 ? 0 : starts.get(i);
      int to = i + 1 < starts.size() ? starts.get(i + 1) : lines.size();
      records.add("\n".repeat(from) + String.join("\n", lines.subList(from, to)) + "\n");
    }
    return records.isEmpty() ? List.of(text) : records;
  }

  private static GameRecord game(String text) {
    List<Yaml.Entries> documents = documents(text);
    YamlFields head = new YamlFields(documents.getFirst(), Message.of("records.head"), HEAD);
    form(head);
    List<Player> players = players(head.required("players"));
    SeatLabels labels = SeatLabels.of(players.stream().map(Player::name).toList());
    List<Deal> deals = new ArrayList<>();
    for (Yaml.Entries document : documents.subList(1, documents.size() - 1)) {
      deals.add(deal(document, labels));
    }
    YamlFields book = new YamlFields(documents.getLast(), Message.of("records.last-part"), BOOK);
    return new GameRecord(
        engine(head),
        head.text("game"),
        hash(head, "rules"),
        options(head),
        players,
        date(head),
        head.value("result").map(value -> scores(value, labels)),
        head.value("winners").map(value -> winners(value, labels)),
        deals,
        book.text("rulebook"));
  }

  /** The parts of a record; the first is a head, and the last a rule book. */
  private static List<Yaml.Entries> documents(String text) {
    List<Yaml.Entries> documents = new ArrayList<>();
    for (YamlDocument document : YamlDocument.of(text)) {
      switch (document) {
        case YamlDocument.Parsed(Yaml.Entries root) -> documents.add(root);
        case YamlDocument.Parsed(Yaml root) when documents.isEmpty() -> throw noRecord(root.line());
        case YamlDocument.Parsed(Yaml root) ->
            documents.add(root.entries(Message.of("records.record")));
        case YamlDocument.Unreadable(int line, Message _) when documents.isEmpty() ->
            throw noRecord(line);
        case YamlDocument.Unreadable(int line, Message reason) -> throw new YamlFault(line, reason);
      }
    }
    if (documents.isEmpty() || !has(documents.getFirst(), HEAD.getFirst())) {
      throw noRecord(documents.isEmpty() ? 1 : documents.getFirst().line());
    }
    if (HEAD_OR_DEAL.stream().anyMatch(key -> has(documents.getLast(), key))) {
      throw new Unreadable(
          Math.max(1, Math.toIntExact(text.stripTrailing().lines().count())),
          Message.of("records.cut-off"),
          Why.CUT_OFF);
    }
    return documents;
  }

  private static boolean has(Yaml.Entries document, String key) {
    return document.entries().stream().anyMatch(entry -> entry.key().text().equals(key));
  }

  private static Unreadable noRecord(int line) {
    return new Unreadable(line, Message.of("records.none"), Why.NO_RECORD);
  }

  private static void form(YamlFields head) {
    Yaml.Scalar form = head.required("eightfold").scalar("eightfold");
    if (form.number("eightfold") != GameRecord.FORM) {
      throw new Unreadable(
          form.line(),
          Message.of("records.other-form").with("form", form.text()).with("known", GameRecord.FORM),
          Why.NEWER);
    }
  }

  /** The engine that it was played under; the first one did not name itself. */
  private static int engine(YamlFields head) {
    Optional<Yaml.Scalar> named = head.value("engine").map(value -> value.scalar("engine"));
    int engine = named.map(number -> number.number("engine")).orElse(EngineVersion.FIRST);
    if (engine < EngineVersion.FIRST || engine > EngineVersion.CURRENT) {
      throw new Unreadable(
          named.orElseThrow().line(),
          Message.of("records.other-engine")
              .with("engine", engine)
              .with("known", EngineVersion.CURRENT),
          engine < EngineVersion.FIRST ? Why.WRONG : Why.NEWER);
    }
    return engine;
  }

  private static List<Player> players(Yaml value) {
    List<Player> players = new ArrayList<>();
    for (Yaml item : value.items("players")) {
      YamlFields fields = new YamlFields(item.entries(A_PLAYER), A_PLAYER, List.of("name", "kind"));
      players.add(new Player(fields.required("name").scalar("name").text(), fields.text("kind")));
    }
    if (players.isEmpty() || players.size() > MOST_SEATS) {
      throw new YamlFault(value.line(), Message.of("records.players").with("most", MOST_SEATS));
    }
    return players;
  }

  private static Map<String, String> options(YamlFields head) {
    Map<String, String> options = new LinkedHashMap<>();
    for (Yaml.Entry entry : head.required("options").entries("options").entries()) {
      options.put(entry.key().text(), entry.value().scalar(entry.key().text()).text());
    }
    return options;
  }

  private static LocalDate date(YamlFields head) {
    String text = head.text("date");
    try {
      return LocalDate.parse(text);
    } catch (DateTimeParseException e) {
      throw new YamlFault(
          head.required("date").line(), Message.of("records.date").with("text", text));
    }
  }

  private static List<Integer> scores(Yaml value, SeatLabels labels) {
    Map<Integer, Integer> scores = new LinkedHashMap<>();
    for (Yaml.Entry entry : value.entries("result").entries()) {
      scores.put(seat(entry.key(), labels), entry.value().scalar("result").number("result"));
    }
    int seats = labels.labels().size();
    if (scores.size() != seats) {
      throw new YamlFault(value.line(), Message.of("records.result-each").with("seats", seats));
    }
    List<Integer> bySeat = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bySeat.add(scores.getOrDefault(seat, 0));
    }
    return bySeat;
  }

  private static List<Integer> winners(Yaml value, SeatLabels labels) {
    return value.items("winners").stream()
        .map(item -> seat(item.scalar("winners"), labels))
        .toList();
  }

  private static Deal deal(Yaml.Entries document, SeatLabels labels) {
    YamlFields fields = new YamlFields(document, Message.of("records.deal"), DEAL);
    int number = fields.required("deal").scalar("deal").number("deal");
    List<Act> acts = new ArrayList<>();
    for (Yaml item : fields.required("acts").items("acts")) {
      List<Yaml.Entry> entries = item.entries(AN_ACT).entries();
      if (entries.size() != 1) {
        throw new YamlFault(item.line(), Message.of("records.one-act"));
      }
      Yaml.Scalar seat = entries.getFirst().key();
      String text = entries.getFirst().value().scalar(AN_ACT).text();
      acts.add(new Act(seat(seat, labels), text, seat.line()));
    }
    return new Deal(
        number,
        seat(fields.required("dealer").scalar("dealer"), labels),
        hash(fields, "commitment"),
        nonces(fields, labels),
        fields.value("secret").map(RecordReader::secret),
        acts,
        document.line(),
        again(fields));
  }

  private static Again again(YamlFields fields) {
    boolean repeated =
        fields
            .value("repeated")
            .map(value -> value.scalar("repeated").truth("repeated"))
            .orElse(false);
    Optional<Yaml.Scalar> seed = fields.value("seed").map(value -> value.scalar("seed"));
    if (seed.isEmpty()) {
      return new Again(repeated, OptionalLong.empty());
    }
    if (!repeated || !SEED.matcher(seed.get().text()).matches()) {
      throw new YamlFault(
          seed.get().line(),
          repeated
              ? Message.of("yaml.whole-number").with("key", "seed").with("kind", seed.get().kind())
              : Message.of("records.seed-alone"));
    }
    return new Again(true, OptionalLong.of(Long.parseLong(seed.get().text())));
  }

  private static Nonces nonces(YamlFields fields, SeatLabels labels) {
    Nonces nonces = Nonces.none(labels.labels().size());
    Optional<Yaml> value = fields.value("nonces");
    for (Yaml.Entry entry : value.map(v -> v.entries("nonces").entries()).orElse(List.of())) {
      Yaml.Scalar nonce = entry.value().scalar(Message.of("records.a-nonce"));
      if (nonce.text().isEmpty() || !Nonces.written(nonce.text())) {
        throw new YamlFault(nonce.line(), Message.of("records.nonce"));
      }
      nonces = nonces.with(seat(entry.key(), labels), nonce.text());
    }
    return nonces;
  }

  private static DealSecret secret(Yaml value) {
    String text = value.scalar("secret").text();
    if (!DealSecret.written(text)) {
      throw new YamlFault(value.line(), Message.of("records.secret"));
    }
    return new DealSecret(text);
  }

  private static String hash(YamlFields fields, String key) {
    String text = fields.text(key);
    if (!Hashes.written(text)) {
      throw new YamlFault(fields.required(key).line(), Message.of("records.hash").with("key", key));
    }
    return text.substring(Hashes.PREFIX.length());
  }

  private static int seat(Yaml.Scalar value, SeatLabels labels) {
    return labels
        .seat(value.text())
        .orElseThrow(
            () ->
                new YamlFault(
                    value.line(),
                    Message.of("records.no-seat")
                        .with("seat", value.text())
                        .with("right", Nearest.suggestion(value.text(), labels.labels()))));
  }
}
