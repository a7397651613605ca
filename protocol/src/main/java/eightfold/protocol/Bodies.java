package eightfold.protocol;

import java.util.List;
import java.util.Map;

/**
 * The bodies of plain HTTP's requests, each with examples; what they may be is found by having the
 * examples read.
 */
public final class Bodies {
  /** Opens a table. */
  public static final Bodies TABLE =
      new Bodies(
          "a table",
          TableWish::read,
          """
      {"game": "eights", "options": {"twos": "draw2"}, "name": "Ann", "clockSeconds": 60,
       "seats": [{"kind": "person"}, {"kind": "person"}, {"kind": "bot", "bot": "greedy"}]}
      """,
          """
      {"rules": "game House Eights\\nextends eights\\ndeal 6\\n", "name": "Ann", "clockDays": 3,
       "typedWords": true, "listed": true, "watchDelaySeconds": 30,
       "guest": "GUEST", "seats": [{"kind": "person"}, {"kind": "bot"}]}
      """);

  /** Takes a seat. */
  public static final Bodies SEAT =
      new Bodies(
          "a seat",
          Newcomer::read,
          "{\"name\": \"Bob\", \"guest\": \"GUEST\"}",
          "{\"name\": \"Cy\", \"seat\": 2}");

  /** Makes somebody a guest. */
  public static final Bodies GUEST =
      new Bodies(
          "a guest",
          GuestWish::read,
          "{\"name\": \"Bob\"}",
          "{\"name\": \"Bobby\", \"guest\": \"GUEST\"}");

  /** Reports somebody. */
  public static final Bodies REPORT =
      new Bodies(
          "a report",
          ReportWish::read,
          "{\"token\": \"TOKEN\", \"line\": 1, \"why\": \"insults\"}",
          "{\"token\": \"TOKEN\", \"seat\": 1, \"name\": \"Bob\"}");

  /** Says which guest somebody is. */
  public static final Bodies WHO =
      new Bodies("a guest's token", GuestToken::read, "{\"guest\": \"GUEST\"}");

  /** Keeps a passkey of a guest. */
  public static final Bodies NEW_PASSKEY =
      new Bodies(
          "a new passkey",
          NewPasskey::read,
          "{\"guest\": \"GUEST\", \"clientDataJSON\": \"e30\", \"attestationObject\": \"oA\"}");

  /** Signs in by a passkey. */
  public static final Bodies SIGN_IN =
      new Bodies(
          "a sign-in",
          PasskeySignIn::read,
          """
      {"id": "AAAA", "userHandle": "AAAAAAAAAAAAAAAAAAAAAA", "clientDataJSON": "e30",
       "authenticatorData": "AAAA", "signature": "AAAA"}
      """);

  /** Removes a passkey of a guest. */
  public static final Bodies PASSKEY_REMOVAL =
      new Bodies(
          "the removal of a passkey",
          PasskeyRemoval::read,
          "{\"guest\": \"GUEST\", \"id\": \"AAAA\"}");

  /** Has somebody's name and talk erased. */
  public static final Bodies ERASURE =
      new Bodies("an erasure", Erasure::read, "{\"token\": \"TOKEN\"}");

  /** Has bots play many deals. */
  public static final Bodies SIMULATION =
      new Bodies(
          "a simulation",
          SimulationWish::read,
          """
      {"game": "eights", "players": 3, "deals": 50, "bots": ["greedy", "random", "random"],
       "seed": 7, "options": {"twos": "draw2"}}
      """,
          """
      {"rules": "game House Eights\\nextends eights\\ndeal 6\\n", "players": 2, "deals": 20}
      """);

  /** Asks what there is to say of a rule book. */
  public static final Bodies BOOK =
      new Bodies(
          "a rule book",
          BookWish::read,
          """
      {"rules": "game House Eights\\nextends eights\\ndeal 6\\n", "options": {"twos": "draw2"}}
      """,
          "{\"rules\": \"game House Eights\\\\nextends eights\\\\ndeel 6\\\\n\"}");

  /** Keeps a rule book of a guest's own. */
  public static final Bodies KEEPING =
      new Bodies(
          "a rule book to keep",
          BookKeeping::read,
          """
      {"guest": "GUEST", "id": "AAAA", "rules": "game House Eights\\nextends eights\\ndeal 6\\n"}
      """);

  /** Forgets a rule book of a guest's own. */
  public static final Bodies BOOK_REMOVAL =
      new Bodies(
          "the removal of a rule book",
          BookRemoval::read,
          "{\"guest\": \"GUEST\", \"id\": \"AAAA\"}");

  /** Shows what a record tells. */
  public static final Bodies RECORD =
      new Bodies(
          "a record",
          RecordWish::read,
          """
      {"record": "RECORD", "match": 1, "deal": 1, "seat": 0, "open": true, "moment": 0}
      """);

  private interface Reader {
    Object read(Fields body) throws Malformed;
  }

  private final String name;
  private final Reader reader;
  private final List<String> examples;

  private Bodies(String name, Reader reader, String... examples) {
    this.name = name;
    this.reader = reader;
    this.examples = List.of(examples);
  }

  /** Bodies that are right. */
  public List<Object> examples() {
    return examples.stream().<Object>map(Json::parsed).toList();
  }

  /** The JSON schema of such a body. */
  public Map<String, Object> schema() {
    Sketch sketch = new Sketch();
    for (String example : examples) {
      try {
        Object _ = reader.read(Json.objectWithBook(example).sketching(sketch));
      } catch (Malformed e) {
        throw new IllegalStateException("an example of " + name + ": " + e.words(), e);
      }
    }
    if (!sketch.unasked().isEmpty()) {
      throw new IllegalStateException(name + " has fields without example: " + sketch.unasked());
    }
    return sketch.schema();
  }
}
