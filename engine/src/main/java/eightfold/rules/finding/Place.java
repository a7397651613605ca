package eightfold.rules.finding;

import eightfold.message.Message;

/**
 * Where a thing of a book stands.
 *
 * @param source its file
 * @param span where in the file
 * @param path its JSON pointer in the JSON form of what the file says; empty where it has none
 */
public record Place(Source source, Span span, String path) {
  /** A book that was never written down: built by a program, or by options. */
  public static Place unwritten(String id) {
    return new Place(new Source(id), Span.START, "");
  }

  /** The place of a part, as near as it is known. */
  public Place part(String step) {
    String deeper = path + "/" + step;
    return path.isEmpty() || step.isEmpty()
        ? this
        : new Place(source, source.span(deeper).orElse(span), deeper);
  }

  /** The place as a message names it in passing, seen from a file: {@code line 12}. */
  public Message seenFrom(Source from) {
    return from.file().equals(source.file())
        ? Message.of("findings.place.line").with("line", span.line())
        : Message.of("findings.place.file").with("file", source.file()).with("line", span.line());
  }
}
