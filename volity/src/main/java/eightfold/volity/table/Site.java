package eightfold.volity.table;

import eightfold.game.SealedChance;
import eightfold.protocol.GameCard;
import eightfold.volity.Jid;
import eightfold.volity.rpc.Code;
import eightfold.volity.rpc.RpcFault;
import eightfold.volity.xml.Xml;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What a referee has from the beginning and never changes.
 *
 * @param parlor whose table it is
 * @param rooms the server's room service
 * @param game what is played
 * @param most how many seats the table has
 * @param ruleset the same as the platform has it
 * @param bots the bots that there are, the standard one first
 * @param botUri by what their addresses begin
 * @param link where the table is in a browser
 * @param refusedNames the names that nobody can have at a table of this server
 * @param oversight who has to do with the table without playing there
 * @param salt a secret of the table's, from which names and accounts' hashes follow
 */
public record Site(
    Jid parlor,
    String rooms,
    GameCard game,
    int most,
    Ruleset ruleset,
    List<String> bots,
    String botUri,
    String link,
    Predicate<String> refusedNames,
    Oversight oversight,
    String salt) {
  private static final int KEY_DIGITS = 20;

  public Site {
    bots = List.copyOf(bots);
  }

  /** The part of its addresses that nobody can guess; another one each time a room is made. */
  public String key(int naming) {
    return hash("name\n" + naming).substring(0, KEY_DIGITS);
  }

  public Jid referee(int naming) {
    return parlor.at("ref_" + key(naming));
  }

  public Jid room(int naming) {
    return new Jid("ref_" + key(naming), rooms, "");
  }

  /** The address of an occupant that the referee brings. */
  Jid puppet(int naming, int number) {
    return new Jid("p" + number + "_" + key(naming), parlor.domain(), "volity");
  }

  /** By what a table knows an account: nobody who does not know the salt can make it. */
  public String account(Jid bare) {
    return hash("account\n" + bare.bare());
  }

  /** By what a table knows a call: who has made it, its id, and what it asks for. */
  String command(Xml iq) {
    String asks = iq.children().stream().map(Xml::toString).collect(Collectors.joining());
    return hash("call\n" + Replies.key(iq) + "\n" + asks);
  }

  private String hash(String text) {
    byte[] bytes = (salt + "\n" + text).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(SealedChance.sha256().digest(bytes));
  }

  static String seatId(int place) {
    return "player_" + (place + 1);
  }

  /** The place of a seat's id. */
  int place(String seat) throws RpcFault {
    for (int place = 0; place < most; place++) {
      if (seatId(place).equals(seat)) {
        return place;
      }
    }
    throw new RpcFault(Code.VALUE, "seats are " + seatId(0) + " to " + seatId(most - 1));
  }
}
