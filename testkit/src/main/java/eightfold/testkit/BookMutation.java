package eightfold.testkit;

import eightfold.game.FastChance;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spoils the text of a rule book as people, editors and lines between two machines do: letters,
 * words, numbers, lines, values of JSON and bytes are lost, doubled, changed or come from another
 * book.
 */
final class BookMutation {
  private static final List<String> SCRAPS =
      List.of(
          "\"",
          ",",
          "#",
          "{}",
          "{",
          "}",
          "[",
          "]",
          "\n",
          "\r",
          "\r\n",
          "  ",
          "\t",
          "\\",
          ": ",
          ":",
          "..",
          "*",
          "?",
          "!",
          "on ",
          "2:3",
          "drop ",
          "change ",
          "set ",
          "without ",
          "extends x\n",
          "extends eights\n",
          "option x \"y\"\n",
          "  number 1, 1..2\n",
          "    goodies\n",
          "wild",
          "when ",
          "never ",
          "also ",
          "honour ",
          ", else ",
          "says \"",
          "seat +",
          " with ",
          " on ",
          "when 7 on 7: seat +2 draws 1, next must play red\n",
          "when third K in a row: reverse\n",
          "never 5 on hearts\n",
          "also Q on 5\n");

  /** What does not show, goes the other way, or is no letter by itself. */
  private static final List<String> ODD =
      List.of(
          "\u0000",
          "\u0007",
          "\u0085",
          "\u00A0",
          "\u00AD",
          "\u0301",
          "\u200B",
          "\u200D",
          "\u202E",
          "\u2028",
          "\u2066",
          "\u3000",
          "\uFE0F",
          "\uFEFF",
          "\uFFFD",
          "\uFFFE",
          "\uD800",
          "\uDC00",
          "é",
          "ß",
          "İ",
          "\uD83C\uDCA1",
          "\uDB40\uDC41",
          "\uDBFF\uDFFD",
          "♥",
          "„",
          "“",
          "’",
          "–");

  private static final List<String> NUMBERS =
      List.of(
          "0",
          "-1",
          "00",
          "007",
          "1.5",
          "1e9",
          "255",
          "256",
          "1000",
          "2147483647",
          "2147483648",
          "-2147483648",
          "9223372036854775808",
          "99999999999999999999999999",
          "0x10",
          "١");

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "1e400",
          "99999999999",
          "0.5",
          "\"\"",
          "\"2\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "[]",
          "{}",
          "[[]]",
          "[null]",
          "{\"\": null}",
          "{\"rule\": \"deal\"}");

  private static final List<String> NESTS = List.of("[", "{\"a\":", "[{\"rule\":", "(", "\"");

  private static final Pattern NUMBER = Pattern.compile("\\d+");

  private static final Pattern VALUE =
      Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"|-?\\d+|true|false|\\[]|\\{}");

  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_+-]+");

  /** A little more than a book may hold. */
  private static final int MOST_CHARACTERS = 70_000;

  private static final int FEW = 4;
  private static final int MANY = 40;
  private static final int PIECE = 30;
  private static final int DEEPEST = 2000;

  private final FastChance chance;
  private final List<String> others;
  private StringBuilder text = new StringBuilder();

  /**
   * What follows from a seed.
   *
   * @param others the texts of books from which words and lines come
   */
  BookMutation(FastChance chance, List<String> others) {
    this.chance = chance;
    this.others = others;
  }

  /** What is left of a book. */
  String of(String book) {
    text = new StringBuilder(book);
    int changes = one(2) ? 1 : 1 + chance.below(one(8) ? MANY : FEW);
    for (int i = 0; i < changes && text.length() > 0; i++) {
      change();
    }
    text.setLength(Math.min(text.length(), MOST_CHARACTERS));
    return text.toString();
  }

  /** A file in which a byte is another one, missing, or the last. */
  byte[] bytesOf(String book) {
    byte[] bytes = book.getBytes(StandardCharsets.UTF_8);
    return bytes.length == 0 ? bytes : bytes(bytes);
  }

  private boolean one(int of) {
    return chance.below(of) == 0;
  }

  private <T> T any(List<T> list) {
    return list.get(chance.below(list.size()));
  }

  private int place() {
    return chance.below(text.length() + 1);
  }

  private void change() {
    switch (chance.below(16)) {
      case 0 -> text.deleteCharAt(chance.below(text.length()));
      case 1 -> cut(1 + chance.below(PIECE));
      case 2, 3 -> text.insert(place(), any(SCRAPS));
      case 4 -> text.insert(place(), any(ODD));
      case 5 -> replace(NUMBER, one(3) ? String.valueOf(chance.below(300)) : any(NUMBERS));
      case 6, 7 -> replace(WORD, piece(WORD, any(others)));
      case 8 -> replace(VALUE, one(2) ? any(VALUES) : piece(VALUE, any(others)));
      case 9 -> text.insert(place(), piece(WORD, any(others)) + " ");
      case 10 -> swapLetters();
      case 11 -> longer();
      case 12 -> nested();
      default -> lines();
    }
  }

  private void cut(int length) {
    int at = place();
    text.delete(at, Math.min(text.length(), at + length));
  }

  private void swapLetters() {
    int at = chance.below(text.length());
    char letter = text.charAt(at);
    text.deleteCharAt(at).insert(place(), letter);
  }

  /** Puts something in the place of one of the pieces that look so. */
  private void replace(Pattern pattern, String by) {
    Matcher matcher = pattern.matcher(text);
    if (matcher.find(place()) || matcher.find(0)) {
      text.replace(matcher.start(), matcher.end(), by);
    }
  }

  /** A piece of another book. */
  private String piece(Pattern pattern, String from) {
    Matcher matcher = pattern.matcher(from);
    return matcher.find(chance.below(from.length())) ? matcher.group() : "";
  }

  /** Something stands many times, up to more than a file may hold. */
  private void longer() {
    int from = place();
    String part = text.substring(from, Math.min(text.length(), from + 1 + chance.below(PIECE)));
    int bound = one(20) ? MOST_CHARACTERS : 200;
    text.insert(from, part.repeat(chance.below(1 + bound / (part.length() + 1))));
    text.setLength(Math.min(text.length(), MOST_CHARACTERS));
  }

  /** Something opens again and again, and closes or not; or the rest is lost. */
  private void nested() {
    if (one(4)) {
      text.setLength(place());
      return;
    }
    String open = any(NESTS);
    int deep = 1 + chance.below(one(8) ? DEEPEST : 3);
    int at = place();
    text.insert(at, open.repeat(deep));
    if (one(2)) {
      String close = open.startsWith("{") ? "}" : open.equals("[") ? "]" : ")";
      text.insert(Math.min(text.length(), at + open.length() * deep + 1), close.repeat(deep));
    }
  }

  private void lines() {
    List<String> lines = new ArrayList<>(List.of(text.toString().split("\n", -1)));
    int at = chance.below(lines.size());
    int other = chance.below(lines.size());
    switch (chance.below(6)) {
      case 0 -> lines.remove(at);
      case 1 -> lines.add(other, lines.get(at));
      case 2 -> lines.set(at, lines.set(other, lines.get(at)));
      case 3 -> lines.add(at, line(any(others)));
      case 4 -> lines.set(at, line(any(others)));
      default -> indent(lines.subList(Math.min(at, other), Math.max(at, other)));
    }
    text = new StringBuilder(String.join("\n", lines));
  }

  private String line(String from) {
    List<String> lines = from.lines().toList();
    return lines.isEmpty() ? "" : any(lines);
  }

  private void indent(List<String> lines) {
    String blanks = " ".repeat(chance.below(5));
    lines.replaceAll(line -> blanks + (one(3) ? line.strip() : line));
  }

  private byte[] bytes(byte[] bytes) {
    int at = chance.below(bytes.length);
    return switch (chance.below(4)) {
      case 0 -> {
        bytes[at] = (byte) chance.below(256);
        yield bytes;
      }
      case 1 -> {
        bytes[at] ^= (byte) (1 << chance.below(8));
        yield bytes;
      }
      case 2 -> Arrays.copyOf(bytes, at);
      default -> {
        ByteArrayOutputStream more = new ByteArrayOutputStream();
        more.write(bytes, 0, at);
        more.write(chance.below(256));
        more.write(bytes, at, bytes.length - at);
        yield more.toByteArray();
      }
    };
  }
}
