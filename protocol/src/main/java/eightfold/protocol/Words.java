package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/**
 * A sentence for people, put into words when it is written: as JSON it is a text in the language of
 * whoever gets it ({@link Json#write(Object, Texts)}).
 */
@JsonSerialize(using = Words.InLanguage.class)
public record Words(Message message) {
  /** Nothing said. */
  static final Words NONE = literal("");

  /** Words that are the same in all languages; so are those that another server has written. */
  @JsonCreator
  public static Words literal(String words) {
    return new Words(Message.literal(words));
  }

  /** The sentence in plain English. */
  public String english() {
    return message.text();
  }

  /** Its key; none of words that somebody has written as they are. */
  Optional<String> key() {
    return Keyed.key(message);
  }

  /** What it speaks of, by name; none of words that somebody has written as they are. */
  Optional<Map<String, Object>> arguments() {
    return Keyed.arguments(message);
  }

  @Override
  public String toString() {
    return english();
  }

  /** Writes the sentence in the language that the whole is written in. */
  static final class InLanguage extends StdSerializer<Words> {
    private static final long serialVersionUID = 1L;

    InLanguage() {
      super(Words.class);
    }

    @Override
    public void serialize(Words words, JsonGenerator json, SerializerProvider whole)
        throws IOException {
      Texts texts = whole.getAttribute(Texts.class) instanceof Texts asked ? asked : Texts.ENGLISH;
      json.writeString(texts.text(words.message()));
    }
  }
}
