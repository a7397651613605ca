package eightfold.protocol;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import eightfold.message.Texts;
import java.util.Map;
import java.util.TreeMap;

/**
 * How records become JSON, and how text from outside becomes a tree to be looked at piece by piece.
 * Nothing from outside is bound to a record by itself: what a message may hold is said once, in
 * {@link Fields}.
 */
public final class Json {
  /** Deeper than any message of ours; a tower of brackets is refused while it is read. */
  private static final int DEEPEST = 8;

  private static final int LONGEST_TEXT = 4096;
  private static final int LONGEST_NUMBER = 20;

  private static final JsonMapper MAPPER = bounded(LONGEST_TEXT);

  private static final JsonMapper WITH_BOOK = bounded(TableWish.LONGEST_BOOK);

  private static final JsonMapper WITH_RECORD = bounded(RecordWish.LONGEST_RECORD);

  private static final JsonMapper OWN = mapper(StreamReadConstraints.defaults());

  private static JsonMapper bounded(int longestText) {
    return mapper(
        StreamReadConstraints.builder()
            .maxNestingDepth(DEEPEST)
            .maxStringLength(longestText)
            .maxNumberLength(LONGEST_NUMBER)
            .build());
  }

  private static JsonMapper mapper(StreamReadConstraints constraints) {
    return JsonMapper.builder(
            JsonFactory.builder()
                // by default each thread keeps buffers of its own: each table's, for as long as it
                // is awake, and each message's has them made anew
                .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool())
                .streamReadConstraints(constraints)
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build())
        .addModule(new Jdk8Module())
        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
        .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
        .build();
  }

  private Json() {}

  /** The JSON of a record of this package, or of the engine's face, in English. */
  public static String write(Object value) {
    return write(value, Texts.ENGLISH);
  }

  /** The same, with its sentences for people in a language. */
  public static String write(Object value, Texts texts) {
    try {
      return MAPPER.writer().withAttribute(Texts.class, texts).writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no JSON for " + value.getClass(), e);
    }
  }

  /** A record of this package, or a list of them, as maps, lists, texts, numbers and flags. */
  public static Object plain(Object value) {
    return MAPPER.convertValue(value, Object.class);
  }

  /** The JSON of a record with further fields, in alphabetical order. */
  public static String writeWith(Object value, Map<String, ?> more) {
    ObjectNode tree = MAPPER.valueToTree(value);
    new TreeMap<>(more).forEach((name, field) -> tree.set(name, MAPPER.valueToTree(field)));
    return tree.toString();
  }

  /** The tree of a text, which must be one whole JSON value. */
  private static JsonNode tree(JsonMapper mapper, String text) throws Malformed {
    try {
      JsonNode tree = mapper.readTree(text);
      if (tree == null || tree.isMissingNode()) {
        throw new Malformed("a JSON text was expected, it is empty");
      }
      return tree;
    } catch (JsonProcessingException e) {
      throw new Malformed("that is not JSON: " + firstLine(e.getOriginalMessage()));
    }
  }

  /** The tree of a text of our own. */
  static JsonNode parsed(String text) {
    try {
      return tree(OWN, text);
    } catch (Malformed e) {
      throw new IllegalArgumentException(text + ": " + e.words(), e);
    }
  }

  /** The fields of an object, or the reason why the text is none. */
  public static Fields object(String text) throws Malformed {
    return Fields.of("the message", tree(MAPPER, text));
  }

  /** The fields of an object in which a rule book may stand. */
  static Fields objectWithBook(String text) throws Malformed {
    return Fields.of("the message", tree(WITH_BOOK, text));
  }

  /** The fields of an object in which a record may stand. */
  static Fields objectWithRecord(String text) throws Malformed {
    return Fields.of("the message", tree(WITH_RECORD, text));
  }

  /** The fields of an object that we wrote ourselves, which may be large. */
  public static Fields own(String text) throws Malformed {
    return Fields.of("the message", tree(OWN, text));
  }

  /** A record that we wrote ourselves. */
  public static <T extends Record> T own(String text, Class<T> kind) throws Malformed {
    try {
      return OWN.readValue(text, kind);
    } catch (JsonProcessingException e) {
      throw new Malformed("that is no " + kind.getSimpleName());
    }
  }

  private static String firstLine(String text) {
    int end = text.indexOf('\n');
    String line = end < 0 ? text : text.substring(0, end);
    return line.length() > 200 ? line.substring(0, 200) + "…" : line;
  }
}
