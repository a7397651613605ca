package eightfold.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import eightfold.message.Texts;

/** Writes maps, lists, records, numbers and words as JSON. */
final class JsonOutput {
  private static final ObjectMapper MAPPER =
      new ObjectMapper()
          .registerModule(new Jdk8Module())
          .enable(SerializationFeature.INDENT_OUTPUT);

  private JsonOutput() {}

  /** The value as JSON, laid out for reading. */
  static String text(Object value) {
    return text(value, Texts.ENGLISH);
  }

  /** The same, with its sentences for people in a language. */
  static String text(Object value, Texts texts) {
    try {
      return MAPPER.writer().withAttribute(Texts.class, texts).writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("not to be written as JSON: " + value.getClass(), e);
    }
  }
}
