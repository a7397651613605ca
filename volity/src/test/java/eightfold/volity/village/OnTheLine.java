package eightfold.volity.village;

import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import eightfold.volity.xml.XmlStream;
import java.io.StringReader;
import javax.xml.stream.XMLStreamException;

/** Stanzas as they come out of a line: they were text on the way. */
final class OnTheLine {
  private OnTheLine() {}

  /** What somebody receives to whom this is sent; what clients send is read as the door does. */
  static Xml carried(Xml stanza) {
    try {
      boolean ours = Jid.of(stanza.attribute("from")).domain().equals(Village.DOMAIN);
      if (ours) {
        return XmlStream.read(stanza.toString());
      }
      XmlStream stream = new XmlStream(new StringReader("<stream>" + stanza + "</stream>"), "");
      var _ = stream.head();
      return stream.next().orElseThrow();
    } catch (XMLStreamException e) {
      throw new IllegalStateException(stanza.toString(), e);
    }
  }
}
