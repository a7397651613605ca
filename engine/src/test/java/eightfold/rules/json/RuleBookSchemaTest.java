package eightfold.rules.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.rules.check.RandomBooks;
import eightfold.rules.check.SoundBooks;
import eightfold.rules.vocabulary.RuleBook;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The published schema is that of the records, and tells books from what is none. */
class RuleBookSchemaTest {
  private static final Path DOCS = Path.of(System.getProperty("basedir", "")).resolve("../docs");

  @Test
  void the_published_schema_is_up_to_date() throws Exception {
    Path file = DOCS.resolve("rulebook.schema.json");
    if (Boolean.getBoolean("docs.write")) {
      Files.writeString(file, RuleBookSchema.write());
    }
    assertThat(Files.readString(file))
        .as(
            "mvn -pl engine test -Dtest='RuleBookSchemaTest,RuleLanguagePageTest'"
                + " -Ddocs.write=true")
        .isEqualTo(RuleBookSchema.write());
  }

  @Test
  void books_fulfil_it() throws Exception {
    Schema schema = new Schema(RuleBookJson.MAPPER.readTree(RuleBookSchema.write()));
    for (int seed = 0; seed < 50; seed++) {
      RuleBook book = new RandomBooks(seed).book();
      assertThat(schema.accepts(RuleBookJson.MAPPER.readTree(RuleBookJson.write(book))))
          .as(() -> RuleBookJson.write(book))
          .isTrue();
    }
  }

  @Test
  void what_the_reader_refuses_the_schema_refuses_too() throws Exception {
    Schema schema = new Schema(RuleBookJson.MAPPER.readTree(RuleBookSchema.write()));
    JsonNode book = RuleBookJson.MAPPER.readTree(RuleBookJson.write(SoundBooks.book()));
    assertThat(schema.accepts(book)).isTrue();
    for (String[] change :
        new String[][] {
          {"", "unknown", "1"},
          {"", "hidden", "\"no\""},
          {"", "id", "\"Two Words\""},
          {"/elements/0", "most", "16"},
          {"/elements/0", "most", "\"7\""},
          {"/elements/0", "rule", "\"plyers\""},
          {"/elements/0", "more", "1"},
          {"/elements/1", "cards", "\"frensh\""},
        }) {
      ObjectNode wrong = book.deepCopy();
      ((ObjectNode) wrong.at(change[0])).set(change[1], RuleBookJson.MAPPER.readTree(change[2]));
      assertThat(schema.accepts(wrong)).as(String.join(" ", change)).isFalse();
      assertThat(RuleBookJson.read("x.json", wrong.toString()).errors()).isNotEmpty();
    }
  }

  /** As much of JSON Schema as the published one uses. */
  private record Schema(JsonNode root) {
    boolean accepts(JsonNode value) {
      return accepts(root, value);
    }

    private boolean accepts(JsonNode schema, JsonNode value) {
      boolean good = !schema.has("$ref") || accepts(target(schema), value);
      good &= !schema.has("const") || schema.get("const").equals(value);
      good &= !schema.has("enum") || any(schema.get("enum"), value);
      good &= !schema.has("type") || type(schema.get("type").textValue(), value);
      good &=
          !schema.has("pattern")
              || value.isTextual() && value.textValue().matches(schema.get("pattern").textValue());
      good &= !schema.has("minLength") || !value.textValue().isEmpty();
      good &= !schema.has("minimum") || value.intValue() >= schema.get("minimum").intValue();
      good &= !schema.has("maximum") || value.intValue() <= schema.get("maximum").intValue();
      good &= !schema.has("minItems") || !value.isEmpty();
      good &= !schema.has("minProperties") || !value.isEmpty();
      if (schema.has("oneOf")) {
        int fits = 0;
        for (JsonNode one : schema.get("oneOf")) {
          fits += accepts(one, value) ? 1 : 0;
        }
        good &= fits == 1;
      }
      for (JsonNode key : schema.path("required")) {
        good &= value.has(key.textValue());
      }
      return good && members(schema, value);
    }

    private JsonNode target(JsonNode schema) {
      return root.at(schema.get("$ref").textValue().substring(1));
    }

    private static boolean any(JsonNode values, JsonNode value) {
      boolean found = false;
      for (JsonNode one : values) {
        found |= one.equals(value);
      }
      return found;
    }

    private static boolean type(String type, JsonNode value) {
      return switch (type) {
        case "object" -> value.isObject();
        case "array" -> value.isArray();
        case "string" -> value.isTextual();
        case "boolean" -> value.isBoolean();
        case "integer" -> value.isInt();
        default -> throw new IllegalStateException("type " + type);
      };
    }

    private boolean members(JsonNode schema, JsonNode value) {
      boolean good = true;
      if (value.isArray() && schema.has("items")) {
        for (JsonNode member : value) {
          good &= accepts(schema.get("items"), member);
        }
      }
      for (var member :
          value.isObject()
              ? value.properties()
              : java.util.Set.<java.util.Map.Entry<String, JsonNode>>of()) {
        JsonNode named = schema.path("properties").path(member.getKey());
        if (!named.isMissingNode()) {
          good &= accepts(named, member.getValue());
        } else if (schema.has("patternProperties")) {
          var pattern = schema.get("patternProperties").properties().iterator().next();
          good &=
              member.getKey().matches(pattern.getKey())
                  && accepts(pattern.getValue(), member.getValue());
        } else {
          good &= !schema.has("additionalProperties");
        }
      }
      return good;
    }
  }
}
