package eightfold.server.lobby;

import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import java.util.Optional;

/** Takes seats at tables for whoever comes, a guest or not. */
final class Newcomers {
  private final TableDirectory directory;
  private final NameFilter refusedNames;
  private final RequestKeys keys;
  private final GuestTokens tokens;
  private final GuestSeats seats;

  Newcomers(
      LobbyParts parts,
      TableDirectory directory,
      RequestKeys keys,
      GuestTokens tokens,
      GuestSeats seats) {
    this.directory = directory;
    this.refusedNames = parts.settings().people().refusedNames();
    this.keys = keys;
    this.tokens = tokens;
    this.seats = seats;
  }

  /** Takes a seat; once, where there is a secret that stands for the request. */
  Page join(String table, Newcomer newcomer, Optional<String> once) {
    return switch (tokens.identity(newcomer.guest())) {
      case Identity.Stranger(Problem why) -> why;
      case Identity.Known(Guest guest) ->
          noted(guest, join(table, newcomer, guest.seatToken(table)));
      case Identity.Nobody() ->
          join(table, newcomer, keys.seat(once.map(secret -> secret + "\n" + table)));
    };
  }

  /** Takes a seat that is to be opened by a token. */
  Page join(String table, Newcomer newcomer, String token) {
    Optional<Problem> unnamed =
        newcomer.ticket().isPresent() ? Optional.empty() : refusedNames.problemOf(newcomer.name());
    return unnamed.isPresent()
        ? unnamed.get()
        : directory.page(table, new TableCall.Join(newcomer, token));
  }

  /** A guest finds the seat again that they have taken. */
  Page noted(Guest guest, Page page) {
    if (page instanceof Page.SeatKey key) {
      seats.taken(guest, key);
    }
    return page;
  }
}
