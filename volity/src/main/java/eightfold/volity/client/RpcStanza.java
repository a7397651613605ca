package eightfold.volity.client;

import eightfold.volity.rpc.Rpc;
import eightfold.volity.xml.Xml;
import eightfold.volity.xml.XmlStream;
import java.io.IOException;
import javax.xml.stream.XMLStreamException;
import org.jivesoftware.smack.packet.IQ;
import org.jivesoftware.smack.packet.IqData;
import org.jivesoftware.smack.packet.XmlEnvironment;
import org.jivesoftware.smack.provider.IqProvider;
import org.jivesoftware.smack.util.PacketParserUtils;
import org.jivesoftware.smack.xml.XmlPullParser;
import org.jivesoftware.smack.xml.XmlPullParserException;
import org.jxmpp.jid.Jid;

/** A call or its answer (XEP-0009), as Smack, which does not know them, carries it. */
final class RpcStanza extends IQ {
  static final String ELEMENT = "query";

  private final Xml query;

  RpcStanza(Xml query) {
    super(ELEMENT, Rpc.NAMESPACE);
    this.query = query;
  }

  /** A call to somebody. */
  static RpcStanza call(Jid to, Xml query) {
    RpcStanza call = new RpcStanza(query);
    call.setType(Type.set);
    call.setTo(to);
    return call;
  }

  /** The answer to this call. */
  RpcStanza answered(Xml answer) {
    RpcStanza result = new RpcStanza(answer);
    result.setType(Type.result);
    result.setStanzaId(getStanzaId());
    result.setTo(getFrom());
    return result;
  }

  Xml query() {
    return query;
  }

  @Override
  protected IQChildElementXmlStringBuilder getIQChildElementBuilder(
      IQChildElementXmlStringBuilder xml) {
    xml.rightAngleBracket();
    query.children().forEach(child -> xml.append(child.toString()));
    return xml;
  }

  /** Reads them. */
  static final class Reader extends IqProvider<RpcStanza> {
    @Override
    public RpcStanza parse(
        XmlPullParser parser, int depth, IqData around, XmlEnvironment environment)
        throws XmlPullParserException, IOException {
      String text = PacketParserUtils.parseElement(parser, true).toString();
      try {
        return new RpcStanza(XmlStream.read(text));
      } catch (XMLStreamException e) {
        throw new IOException(e);
      }
    }
  }
}
