package eightfold.volity.door;

import eightfold.volity.Jid;
import eightfold.volity.parlor.Parlor;
import eightfold.volity.table.Disco;
import eightfold.volity.table.Namespaces;
import eightfold.volity.table.Replies;
import eightfold.volity.xml.Xml;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The parlors of a domain as they are now, in the order of the catalogue. Any thread may ask. */
final class Parlors {
  private final Map<String, Parlor> byGame = new LinkedHashMap<>();

  Parlors(List<Parlor> parlors) {
    parlors.forEach(parlor -> byGame.put(parlor.game().id(), parlor));
  }

  /** The parlor of a game that has one. */
  synchronized Optional<Parlor> of(String game) {
    return Optional.ofNullable(byGame.get(game));
  }

  /** The parlor that has an address. */
  Optional<Parlor> at(Jid address) {
    boolean ofParlor = address.resource().isEmpty() || address.resource().equals("volity");
    return ofParlor ? of(address.local()) : Optional.empty();
  }

  /** A parlor takes an IQ, and is afterwards as that has made it. */
  synchronized Parlor.Turn take(String game, Xml iq, List<Parlor.Table> tables, long now) {
    Parlor.Turn turn = of(game).orElseThrow().after(iq, tables, now);
    byGame.put(game, turn.parlor());
    return turn;
  }

  /** A parlor is another one now. */
  synchronized void change(String game, UnaryOperator<Parlor> change) {
    byGame.computeIfPresent(game, (_, parlor) -> change.apply(parlor));
  }

  /** What is answered to who asks something of the domain itself. */
  synchronized Xml answer(Xml iq) {
    if (iq.child("query", Namespaces.ITEMS).isPresent()) {
      Xml items = Xml.of("query", Namespaces.ITEMS);
      for (Parlor parlor : byGame.values()) {
        items =
            items.with(
                Xml.of("item", Namespaces.ITEMS)
                    .with("jid", parlor.jid().toString())
                    .with("name", parlor.game().name()));
      }
      return Replies.result(iq).with(items);
    }
    Optional<Xml> info = iq.child("query", Namespaces.INFO);
    if (info.isPresent()) {
      return Replies.result(iq)
          .with(Disco.query(info.get().attribute("node"), "server", "Eightfold", Map.of()));
    }
    return iq.child("ping", Namespaces.PING).isPresent()
        ? Replies.result(iq)
        : Replies.error(iq, "cancel", "service-unavailable");
  }
}
