package eightfold.record;

import eightfold.game.EngineVersion;
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

  private RecordReader() {}

  /** A file's record, or why it is none. */
  public sealed interface Reading {
    record Sound(GameRecord game) implements Reading {}

    record Unsound(String file, int line, String what, Why why) implements Reading {
      /** The line that says so to people. */
      public String text() {
        return "ERROR " + file + ":" + line + ": " + what;
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
    private final Why why;

    private Unreadable(int line, String what, Why why) {
      super(what);
      this.line = line;
      this.why = why;
    }
  }

  /** Reads a file's bytes, which must be UTF-8. */
  public static Reading read(String file, byte[] bytes) {
    try {
      return read(file, YamlDocument.decode(bytes));
    } catch (YamlFault e) {
      return new Reading.Unsound(file, e.line(), e.words(), Why.NO_RECORD);
    }
  }

  /** Reads a file's text. */
  public static Reading read(String file, String text) {
    try {
      return new Reading.Sound(game(text));
    } catch (YamlFault e) {
      return new Reading.Unsound(file, e.line(), e.words(), Why.WRONG);
    } catch (Unreadable e) {
      return new Reading.Unsound(file, e.line, String.valueOf(e.getMessage()), e.why);
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
    YamlFields head = new YamlFields(documents.getFirst(), "the head of a record", HEAD);
    form(head);
    List<Player> players = players(head.required("players"));
    SeatLabels labels = SeatLabels.of(players.stream().map(Player::name).toList());
    List<Deal> deals = new ArrayList<>();
    for (Yaml.Entries document : documents.subList(1, documents.size() - 1)) {
      deals.add(deal(document, labels));
    }
    YamlFields book = new YamlFields(documents.getLast(), "the last part of a record", BOOK);
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
        case YamlDocument.Parsed(Yaml root) -> documents.add(root.entries("a record"));
        case YamlDocument.Unreadable(int line, String _) when documents.isEmpty() ->
            throw noRecord(line);
        case YamlDocument.Unreadable(int line, String words) -> throw new YamlFault(line, words);
      }
    }
    if (documents.isEmpty() || !has(documents.getFirst(), HEAD.getFirst())) {
      throw noRecord(documents.isEmpty() ? 1 : documents.getFirst().line());
    }
    if (HEAD_OR_DEAL.stream().anyMatch(key -> has(documents.getLast(), key))) {
      throw new Unreadable(
          Math.max(1, Math.toIntExact(text.stripTrailing().lines().count())),
          "a record is a head, its deals and, at its end, its rulebook; this one ends here without"
              + " it: it was cut off",
          Why.CUT_OFF);
    }
    return documents;
  }

  private static boolean has(Yaml.Entries document, String key) {
    return document.entries().stream().anyMatch(entry -> entry.key().text().equals(key));
  }

  private static Unreadable noRecord(int line) {
    return new Unreadable(
        line,
        "a record is a head that begins with eightfold: 1, its deals and its rulebook, parted by"
            + " ---; this is none",
        Why.NO_RECORD);
  }

  private static void form(YamlFields head) {
    Yaml.Scalar form = head.required("eightfold").scalar("eightfold");
    if (form.number("eightfold") != GameRecord.FORM) {
      throw new Unreadable(
          form.line(),
          "records of form " + form.text() + " are unknown here; this is " + GameRecord.FORM,
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
          "it was played under engine "
              + engine
              + ", which is unknown here; this is engine "
              + EngineVersion.CURRENT
              + ", which reads all before it",
          engine < EngineVersion.FIRST ? Why.WRONG : Why.NEWER);
    }
    return engine;
  }

  private static List<Player> players(Yaml value) {
    List<Player> players = new ArrayList<>();
    for (Yaml item : value.items("players")) {
      YamlFields fields =
          new YamlFields(item.entries("a player"), "a player", List.of("name", "kind"));
      players.add(new Player(fields.required("name").scalar("name").text(), fields.text("kind")));
    }
    if (players.isEmpty() || players.size() > MOST_SEATS) {
      throw new YamlFault(value.line(), "players must name 1 to " + MOST_SEATS + " seats");
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
          head.required("date").line(), "date must be like 2026-11-20, not \"" + text + "\"");
    }
  }

  private static List<Integer> scores(Yaml value, SeatLabels labels) {
    Map<Integer, Integer> scores = new LinkedHashMap<>();
    for (Yaml.Entry entry : value.entries("result").entries()) {
      scores.put(seat(entry.key(), labels), entry.value().scalar("result").number("result"));
    }
    int seats = labels.labels().size();
    if (scores.size() != seats) {
      throw new YamlFault(value.line(), "result must name each of the " + seats + " seats once");
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
    YamlFields fields = new YamlFields(document, "a deal of a record", DEAL);
    int number = fields.required("deal").scalar("deal").number("deal");
    List<Act> acts = new ArrayList<>();
    for (Yaml item : fields.required("acts").items("acts")) {
      List<Yaml.Entry> entries = item.entries("an act").entries();
      if (entries.size() != 1) {
        throw new YamlFault(item.line(), "an act is one seat and what it did: Ann: play 8H");
      }
      Yaml.Scalar seat = entries.getFirst().key();
      String text = entries.getFirst().value().scalar("an act").text();
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
              ? "seed must be a whole number, not " + seed.get().kind()
              : "a deal with a seed is one that was chosen: it needs the line repeated: true");
    }
    return new Again(true, OptionalLong.of(Long.parseLong(seed.get().text())));
  }

  private static Nonces nonces(YamlFields fields, SeatLabels labels) {
    Nonces nonces = Nonces.none(labels.labels().size());
    Optional<Yaml> value = fields.value("nonces");
    for (Yaml.Entry entry : value.map(v -> v.entries("nonces").entries()).orElse(List.of())) {
      Yaml.Scalar nonce = entry.value().scalar("a nonce");
      if (nonce.text().isEmpty() || !Nonces.written(nonce.text())) {
        throw new YamlFault(nonce.line(), "a nonce is 1 to 64 bytes in small hexadecimal digits");
      }
      nonces = nonces.with(seat(entry.key(), labels), nonce.text());
    }
    return nonces;
  }

  private static DealSecret secret(Yaml value) {
    String text = value.scalar("secret").text();
    if (!DealSecret.written(text)) {
      throw new YamlFault(value.line(), "secret must be 64 small hexadecimal digits");
    }
    return new DealSecret(text);
  }

  private static String hash(YamlFields fields, String key) {
    String text = fields.text(key);
    if (!Hashes.written(text)) {
      throw new YamlFault(
          fields.required(key).line(), key + " must be sha256: and 64 small hexadecimal digits");
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
                    "no seat \""
                        + value.text()
                        + "\": "
                        + Nearest.right(value.text(), labels.labels())));
  }
}
