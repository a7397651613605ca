package eightfold.volity.xml;

import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * Reads a stream of stanzas: restricted XML, without a document type, instructions or entities but
 * the five. A stanza that is too large or too deep is read to its end and comes as its first tag
 * alone, with {@link #TOO_LARGE} in it.
 */
public final class XmlStream {
  /** What stands in a stanza whose content was not read. */
  public static final Xml TOO_LARGE = Xml.of("too-large", "eightfold:limits");

  /** So many characters a stanza may have, in names, values and texts. */
  public static final int LONGEST = 16 * 1024;

  private static final int DEEPEST = 64;

  private static final XMLInputFactory FACTORY = factory();

  private final XMLStreamReader reader;
  private final String streamNamespace;
  private final int longest;

  /**
   * @param streamNamespace the namespace of stanzas, which stands as an empty one in their elements
   * @throws XMLStreamException if it is no XML from the beginning
   */
  public XmlStream(Reader text, String streamNamespace) throws XMLStreamException {
    this(text, streamNamespace, LONGEST);
  }

  private XmlStream(Reader text, String streamNamespace, int longest) throws XMLStreamException {
    this.longest = longest;
    this.reader = FACTORY.createXMLStreamReader(text);
    this.streamNamespace = streamNamespace;
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
    // a stream lasts: what all of it has together has no limit, each stanza has ours
    factory.setProperty("jdk.xml.maxGeneralEntitySizeLimit", "0");
    factory.setProperty("jdk.xml.totalEntitySizeLimit", "0");
    return factory;
  }

  /** The one element that a text of our own is, however long. */
  public static Xml read(String text) throws XMLStreamException {
    XmlStream stream = new XmlStream(new StringReader(text), "", Integer.MAX_VALUE);
    while (stream.step() != XMLStreamConstants.START_ELEMENT) {
      // what stands before the first element
    }
    return stream.element();
  }

  /** The stream's own first tag; its content follows. */
  public Xml head() throws XMLStreamException {
    while (step() != XMLStreamConstants.START_ELEMENT) {
      // nothing else stands there
    }
    return tag();
  }

  /** The next stanza; empty when the stream is closed. */
  public Optional<Xml> next() throws XMLStreamException {
    while (true) {
      switch (step()) {
        case XMLStreamConstants.START_ELEMENT -> {
          return Optional.of(element());
        }
        case XMLStreamConstants.END_ELEMENT, XMLStreamConstants.END_DOCUMENT -> {
          return Optional.empty();
        }
        default -> {}
      }
    }
  }

  private int step() throws XMLStreamException {
    int event = reader.next();
    return switch (event) {
      case XMLStreamConstants.DTD,
          XMLStreamConstants.PROCESSING_INSTRUCTION,
          XMLStreamConstants.ENTITY_DECLARATION,
          XMLStreamConstants.ENTITY_REFERENCE,
          XMLStreamConstants.NOTATION_DECLARATION ->
          throw new XMLStreamException("the XML of a stream has no such thing");
      default -> event;
    };
  }

  private Xml tag() {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      String prefix = reader.getAttributePrefix(i);
      String name = reader.getAttributeLocalName(i);
      attributes.put(
          prefix == null || prefix.isEmpty() ? name : prefix + ":" + name,
          reader.getAttributeValue(i));
    }
    String namespace = reader.getNamespaceURI();
    boolean ofStream = namespace == null || namespace.equals(streamNamespace);
    return new Xml(reader.getLocalName(), ofStream ? "" : namespace, attributes, List.of(), "");
  }

  /** An element under construction. */
  private static final class Open {
    private final Xml tag;
    private final List<Xml> children = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    private Open(Xml tag) {
      this.tag = tag;
    }

    private Xml closed() {
      String content = children.isEmpty() ? text.toString() : text.toString().strip();
      return new Xml(tag.name(), tag.namespace(), tag.attributes(), children, content);
    }
  }

  /** The element whose first tag has just been read, to its end. */
  private Xml element() throws XMLStreamException {
    List<Open> open = new ArrayList<>();
    Xml first = tag();
    open.add(new Open(first));
    long length = sizeOf(first);
    int depth = 1;
    while (depth > 0) {
      boolean fits = length <= longest && depth <= DEEPEST;
      switch (step()) {
        case XMLStreamConstants.START_ELEMENT -> {
          depth++;
          Xml tag = tag();
          length += sizeOf(tag);
          if (fits) {
            open.add(new Open(tag));
          }
        }
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          if (fits && depth > 0) {
            Xml closed = open.removeLast().closed();
            open.getLast().children.add(closed);
          }
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE -> {
          length += reader.getTextLength();
          if (fits && length <= longest) {
            open.getLast().text.append(reader.getText());
          }
        }
        default -> {}
      }
      if (!fits) {
        // once too large, it is read and not kept
        length = Long.MAX_VALUE / 2;
      }
    }
    return length <= longest ? open.getFirst().closed() : first.with(TOO_LARGE);
  }

  private static long sizeOf(Xml tag) {
    long size = (long) tag.name().length() + tag.namespace().length();
    for (Map.Entry<String, String> attribute : tag.attributes().entrySet()) {
      size += attribute.getKey().length() + attribute.getValue().length();
    }
    return size;
  }
}
