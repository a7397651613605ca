package eightfold.server.adapter;

import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;

/** Where browsers connect ({@link PageEndPoint}). */
final class PageConnector extends ServerConnector {
  PageConnector(Server server, HttpConfiguration http, Address address) {
    super(server, new HttpConnectionFactory(http));
    setHost(address.host());
    setPort(address.port());
  }

  @Override
  protected SocketChannelEndPoint newEndPoint(
      SocketChannel channel, ManagedSelector selector, SelectionKey key) {
    PageEndPoint endPoint = new PageEndPoint(channel, selector, key, getScheduler());
    endPoint.setIdleTimeout(getIdleTimeout());
    return endPoint;
  }
}
