package eightfold.yaml;

import eightfold.message.Message;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * One document of a file of several. A document that cannot be parsed does not hide the others: the
 * file is cut at its {@code ---} lines first, which YAML allows nowhere else at the beginning of a
 * line, and each piece is parsed for itself.
 */
public sealed interface YamlDocument {
  /** A document that could be parsed. */
  record Parsed(Yaml root) implements YamlDocument {}

  /** A document that is no YAML, where and why. */
  record Unreadable(int line, Message reason) implements YamlDocument {}

  /** The documents of a file's text, in order; empty ones are left out. */
  static List<YamlDocument> of(String text) {
    List<YamlDocument> documents = new ArrayList<>();
    List<String> lines = text.lines().toList();
    int start = 0;
    for (int line = 1; line <= lines.size(); line++) {
      if (line == lines.size() || begins(lines, line)) {
        YamlParser.parse(lines.subList(start, line), start).ifPresent(documents::add);
        start = line;
      }
    }
    return documents;
  }

  /**
   * The text of a file's bytes.
   *
   * @throws YamlFault if they are not UTF-8, with the line
   */
  static String decode(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(in).toString();
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (CharacterCodingException e) {
      int line = 1;
      for (int i = 0; i < in.position(); i++) {
        line += bytes[i] == '\n' ? 1 : 0;
      }
      throw new YamlFault(line, Message.of("yaml.not-utf-8"));
    }
  }

  /** A new document begins with its {@code ---}, or after the {@code ...} that ends another. */
  private static boolean begins(List<String> lines, int line) {
    return marked(lines.get(line), "---") || marked(lines.get(line - 1), "...");
  }

  private static boolean marked(String line, String mark) {
    return line.startsWith(mark) && (line.length() == 3 || " \t".indexOf(line.charAt(3)) >= 0);
  }
}
