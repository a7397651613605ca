package eightfold.rules.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.message.Message;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.Explanation;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Span;
import eightfold.rules.text.FileCheck;
import eightfold.rules.text.TextCursor;
import eightfold.spelling.Printable;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Goes through a JSON document token by token, for what its tree does not tell: the places. */
final class JsonDocument {
  /** Deeper than any book is. */
  private static final int MOST_NESTING = 64;

  /** Longer than any pointer of a book: what stands deeper has the place of what it is in. */
  private static final int LONGEST_POINTER = 200;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxNestingDepth(MOST_NESTING).build())
                  .build())
          .build();

  private final String text;
  private final Source source;
  private final Findings findings;
  private final TextCursor cursor;

  private JsonDocument(String text, Source source, Findings findings) {
    this.text = text;
    this.source = source;
    this.findings = findings;
    this.cursor = new TextCursor(text);
  }

  /**
   * Reads a document and keeps where its things stand; empty, with a finding, where it is no JSON.
   */
  static Optional<JsonNode> read(String text, Source source, Findings findings) {
    return new JsonDocument(text, source, findings).read();
  }

  private Optional<JsonNode> read() {
    try (JsonParser parser = MAPPER.createParser(text)) {
      if (parser.nextToken() == null) {
        noJson(Message.of("findings.json-empty"));
        return Optional.empty();
      }
      value(parser, "");
      if (parser.nextToken() != null) {
        cursor.to(offset(parser));
        noJson(Message.of("findings.json-goes-on"));
        return Optional.empty();
      }
      return Optional.of(MAPPER.readTree(text));
    } catch (JsonProcessingException e) {
      long at = Optional.ofNullable(e.getLocation()).map(where -> where.getCharOffset()).orElse(0L);
      cursor.to((int) Math.max(at, 0));
      noJson(Message.of("findings.not-json").with("why", Echo.shortened(e.getOriginalMessage())));
      return Optional.empty();
    } catch (IOException e) {
      throw new IllegalStateException("a text is read without input", e);
    }
  }

  private void noJson(Message what) {
    Span here = new Span(cursor.line(), cursor.column(), cursor.line(), cursor.column());
    findings.add(FindingCode.NOT_JSON, new Place(source, here, ""), Explanation.of(what));
  }

  private static int offset(JsonParser parser) {
    return (int) parser.currentTokenLocation().getCharOffset();
  }

  /** Reads the value whose first token is the parser's. */
  private void value(JsonParser parser, String pointer) throws IOException {
    int from = offset(parser);
    cursor.to(from);
    int line = cursor.line();
    int column = cursor.column();
    switch (parser.currentToken()) {
      case START_OBJECT -> {
        members(parser, pointer);
        cursor.to(offset(parser) + 1);
      }
      case START_ARRAY -> {
        for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
          value(parser, deeper(pointer, String.valueOf(i)));
        }
        cursor.to(offset(parser) + 1);
      }
      case VALUE_STRING -> {
        String said = parser.getText();
        cursor.to(behindString(from));
        seen(said, new Span(line, column, cursor.line(), cursor.column()), pointer);
      }
      default -> cursor.to(from + parser.getTextLength());
    }
    source.keep(pointer, new Span(line, column, cursor.line(), cursor.column()));
  }

  private void members(JsonParser parser, String pointer) throws IOException {
    Map<String, Place> keys = new HashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String key = parser.currentName();
      int from = offset(parser);
      cursor.to(from);
      int line = cursor.line();
      int column = cursor.column();
      cursor.to(behindString(from));
      Span span = new Span(line, column, cursor.line(), cursor.column());
      String deeper = deeper(pointer, JsonValue.escaped(key));
      Place place = new Place(source, span, deeper);
      source.keepKey(deeper, span);
      seen(key, span, deeper);
      Optional.ofNullable(keys.putIfAbsent(key, place))
          .ifPresent(first -> findings.twice(key, first, place));
      parser.nextToken();
      value(parser, deeper);
    }
  }

  private static String deeper(String pointer, String step) {
    return pointer.length() + step.length() > LONGEST_POINTER ? pointer : pointer + "/" + step;
  }

  /** The index behind a string that begins at an index, its quotes included. */
  private int behindString(int from) {
    int at = from + 1;
    while (at < text.length() && text.charAt(at) != '"') {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    return at + 1;
  }

  private void seen(String said, Span span, String pointer) {
    said.codePoints()
        .filter(point -> !Printable.isPrintable(point))
        .findFirst()
        .ifPresent(
            point ->
                findings.add(
                    new Place(source, span, pointer),
                    FileCheck.hidden(point, new LineColumns(1, 1))
                        .mendedBy(written(FileCheck.printable(said)))));
  }

  /** A text as JSON writes it. */
  static String written(String text) {
    try {
      return MAPPER.writeValueAsString(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a text cannot be written", e);
    }
  }
}
