package eightfold.volity.xml;

/** Writes elements. What XML cannot carry never goes out: it becomes a replacement character. */
final class XmlWriter {
  private static final char REPLACEMENT = '\uFFFD';

  private XmlWriter() {}

  static String text(Xml element) {
    StringBuilder text = new StringBuilder();
    write(element, "", text);
    return text.toString();
  }

  private static void write(Xml element, String around, StringBuilder text) {
    text.append('<').append(element.name());
    if (!element.namespace().equals(around)) {
      attribute("xmlns", element.namespace(), text);
    }
    element.attributes().forEach((name, value) -> attribute(name, value, text));
    if (element.children().isEmpty() && element.text().isEmpty()) {
      text.append("/>");
      return;
    }
    text.append('>');
    escape(element.text(), text);
    element.children().forEach(child -> write(child, element.namespace(), text));
    text.append("</").append(element.name()).append('>');
  }

  private static void attribute(String name, String value, StringBuilder text) {
    text.append(' ').append(name).append("='");
    escape(value, text);
    text.append('\'');
  }

  private static void escape(String plain, StringBuilder text) {
    plain
        .codePoints()
        .forEach(
            point -> {
              switch (point) {
                case '<' -> text.append("&lt;");
                case '>' -> text.append("&gt;");
                case '&' -> text.append("&amp;");
                case '\'' -> text.append("&apos;");
                case '"' -> text.append("&quot;");
                case '\n' -> text.append("&#10;");
                case '\r' -> text.append("&#13;");
                case '\t' -> text.append("&#9;");
                default -> text.appendCodePoint(isCarried(point) ? point : REPLACEMENT);
              }
            });
  }

  /** Whether it is a character of XML 1.0; the others cannot even be escaped. */
  private static boolean isCarried(int point) {
    return point >= ' ' && point < Character.MIN_SURROGATE
        || point > Character.MAX_SURROGATE && point < 0xFFFE
        || point >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
  }
}
