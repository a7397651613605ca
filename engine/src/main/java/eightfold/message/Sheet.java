package eightfold.message;

import java.util.List;

/** A rule sheet: messages with the marks of Markdown around them, in any language. */
public record Sheet(List<Part> parts) {
  /**
   * A message of a sheet, as whole sentences.
   *
   * @param before marks before it
   * @param after marks behind it
   */
  public record Part(String before, Message message, String after) {}

  public Sheet {
    parts = List.copyOf(parts);
  }

  /** The sheet in a language. What a language says nothing for is left out with its marks. */
  public String text(Texts texts) {
    StringBuilder sheet = new StringBuilder();
    for (Part part : parts) {
      String words = texts.sentences(part.message());
      if (!words.isEmpty()) {
        sheet.append(part.before()).append(words).append(part.after());
      }
    }
    return sheet.toString();
  }

  /** Words that are the same in all languages, and marks alone. */
  public static Part literal(String words) {
    return new Part("", Message.literal(words), "");
  }
}
