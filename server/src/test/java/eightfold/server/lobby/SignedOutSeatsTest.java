package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Base64Url;
import eightfold.protocol.GuestWish;
import eightfold.protocol.Json;
import eightfold.protocol.NewPasskey;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.PasskeyOptions;
import eightfold.protocol.PasskeySignIn;
import eightfold.protocol.TableWish;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Notes;
import eightfold.server.port.RelyingParty;
import eightfold.server.port.StoreException;
import eightfold.server.room.Pace;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Ann has lost a browser, and with it the tokens of her seats and the secret of which they were
 * made. She signs out everywhere and comes back by her passkey: the seats are hers, and nobody
 * else's. What a passkey signs is {@link eightfold.server.PasskeyTest}'s. Sources: issue 13, points
 * 3 and 8; docs/protocol.md, Passkeys.
 */
class SignedOutSeatsTest {
  private static final String HERE = "here";

  private final FaultyStore store = new FaultyStore();
  private long now = 1_000_000_000_000L;
  private Lobby lobby = up(1);
  private final String ann = guest("Ann");

  private Lobby up(long seed) {
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            store,
            () -> now,
            ServerFixture.entropy(seed),
            new LobbySettings(Pace.standard(), ServerFixture.WIDE)));
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  /** A browser with one passkey, which signs whatever it is asked. */
  private static final class Browser implements RelyingParty {
    @Override
    public String id() {
      return "localhost";
    }

    @Override
    public Key made(byte[] challenge, String clientData, String attestation) {
      return new Key("anns-key", "public", 0, true);
    }

    @Override
    public long shown(byte[] challenge, Key key, Proof proof) {
      return 0;
    }
  }

  private static final RelyingParty BROWSER = new Browser();

  private static String answering(String challenge) {
    String data = Json.write(Map.of("challenge", challenge));
    return Base64Url.of(data.getBytes(StandardCharsets.UTF_8));
  }

  private String guest(String name) {
    return ((Page.GuestKey) lobby.people().guest(new GuestWish(name, Optional.empty()))).guest();
  }

  /** Ann makes a passkey; its handle is her secret. */
  private String passkey() {
    PasskeyOptions.Creation asked =
        (PasskeyOptions.Creation) lobby.people().passkeys().creation(ann, BROWSER);
    NewPasskey made = new NewPasskey(ann, answering(asked.challenge()), "made");
    assertThat(lobby.people().passkeys().keep(made, BROWSER, HERE))
        .isInstanceOf(Page.Passkey.class);
    return asked.user().id();
  }

  private String signIn(String handle) {
    now += 1_000;
    PasskeyOptions.Request asked =
        (PasskeyOptions.Request) lobby.people().passkeys().request(BROWSER);
    PasskeySignIn shown =
        new PasskeySignIn("anns-key", handle, answering(asked.challenge()), "data", "signed");
    Page page = lobby.people().passkeys().signIn(shown, BROWSER);
    assertThat(page).isInstanceOf(Page.GuestKey.class);
    return ((Page.GuestKey) page).guest();
  }

  private void signOut(String guest) {
    now += 1_000;
    assertThat(lobby.people().signOut(guest)).isInstanceOf(Page.SignedOut.class);
  }

  private Page.SeatKey open() {
    TableWish.SeatWish person = new TableWish.SeatWish(Optional.empty());
    TableWish wish =
        new TableWish(
            new TableWish.Played.Listed("little"),
            Map.of(),
            List.of(person, person),
            "Ann",
            OptionalInt.empty(),
            false,
            false,
            0,
            Optional.of(ann));
    return (Page.SeatKey) lobby.open(wish, HERE);
  }

  private Page.Held held(String guest) {
    List<Page.Held> seats = ((Page.Me) lobby.people().me(guest, cost -> true)).tables();
    assertThat(seats).hasSize(1);
    return seats.getFirst();
  }

  private String saysHello(Ear ear, String table, String token) throws InterruptedException {
    lobby.connect(ear, HERE).orElseThrow().hear(LobbyTable.hello(table, token));
    return ear.next();
  }

  private void assertShut(String table, String token) throws InterruptedException {
    assertThat(saysHello(new Ear(), table, token)).contains("-32002");
  }

  private void assertOpens(String table, String token) throws InterruptedException {
    assertThat(saysHello(new Ear(), table, token)).contains("\"seat\":0");
  }

  @Test
  void seats_have_other_tokens_and_whoever_is_there_by_the_old_ones_is_sent_away()
      throws InterruptedException {
    Page.SeatKey lost = open();
    String handle = passkey();
    Ear thief = new Ear();
    assertThat(saysHello(thief, lost.table(), lost.token())).contains("\"seat\":0");
    signOut(ann);
    assertThat(thief.next()).contains("\"gone\"").contains("signed out");
    assertThat(thief.code()).isEqualTo(1000);
    assertShut(lost.table(), lost.token());
    Page.Held back = held(signIn(handle));
    assertThat(back.seat()).isZero();
    assertOpens(lost.table(), back.token());
    lobby.close();
    lobby = up(2);
    assertShut(lost.table(), lost.token());
    assertOpens(lost.table(), back.token());
  }

  /** The tokens of seats are made of the secret; of what the thief has no new one can be made. */
  @Test
  void who_has_the_secret_can_make_neither_the_new_tokens_nor_those_of_seats_to_come()
      throws InterruptedException {
    Page.SeatKey lost = open();
    String handle = passkey();
    assertThat(Keys.derived("guest-seat", handle + "\n" + lost.table())).isEqualTo(lost.token());
    signOut(ann);
    String again = signIn(handle);
    assertThat(held(again).token()).isNotEqualTo(lost.token());
    Page.SeatKey other = LobbyTable.open(lobby, 3).key();
    Page.SeatKey taken =
        (Page.SeatKey)
            lobby.join(other.table(), new Newcomer("Ann", OptionalInt.of(1), Optional.of(again)));
    assertShut(other.table(), Keys.derived("guest-seat", handle + "\n" + other.table()));
    assertThat(taken.seat()).isEqualTo(1);
  }

  /** Each time they are others, and the last are those that hold. */
  @Test
  void who_signs_out_again_has_other_tokens_again() throws InterruptedException {
    String table = open().table();
    String handle = passkey();
    signOut(ann);
    String second = signIn(handle);
    String lost = held(second).token();
    signOut(second);
    assertShut(table, lost);
    String third = held(signIn(handle)).token();
    assertThat(third).isNotEqualTo(lost);
    assertOpens(table, third);
  }

  /** The disk is full for a moment: the seat gets its token when Ann is back. */
  @Test
  void a_seat_whose_table_cannot_be_written_gets_its_token_when_its_player_is_back()
      throws InterruptedException {
    Page.SeatKey lost = open();
    String handle = passkey();
    store.nextWriteThrows(new StoreException("the disk is full"));
    signOut(ann);
    assertOpens(lost.table(), lost.token());
    Page.Held back = held(signIn(handle));
    assertShut(lost.table(), lost.token());
    assertOpens(lost.table(), back.token());
    assertThat(store.memory().notes(GuestSeats.KIND, ownerOf(back), 9)).hasSize(1);
  }

  private String ownerOf(Page.Held seat) {
    return store.note(GuestSeats.KIND, Keys.hash(seat.token())).orElseThrow().owner();
  }

  /** What was said with the old token is hers as well; with it nobody can erase any more. */
  @Test
  void all_that_she_has_said_is_erased_for_her_and_nothing_for_the_thief()
      throws InterruptedException {
    Page.SeatKey lost = open();
    String handle = passkey();
    Ear early = new Ear();
    Conversation before = lobby.connect(early, HERE).orElseThrow();
    before.hear(LobbyTable.hello(lost.table(), lost.token()));
    early.next();
    before.hear(chat(2, "I live in Bonn"));
    assertThat(early.next()).contains("Bonn");
    signOut(ann);
    assertThat(lobby.erase(lost.table(), lost.token(), cost -> true))
        .isInstanceOfSatisfying(
            Page.Problem.class, problem -> assertThat(problem.error()).isEqualTo(Problems.UNKNOWN));
    String again = signIn(handle);
    assertThat(lobby.people().erase(again, cost -> true)).isEqualTo(new Page.Erased(2));
    assertThat(store.facts(lost.table()).toString()).doesNotContain("Bonn").doesNotContain("Ann");
  }

  private static String chat(int id, String text) {
    return Json.write(
        Map.of("jsonrpc", "2.0", "id", id, "method", "chat", "params", Map.of("text", text)));
  }

  /**
   * Who signed out is remembered for as long as anything of theirs is: else the tokens of seats
   * would follow from the secret alone again.
   */
  @Test
  void seats_taken_long_after_signing_out_are_still_not_made_of_the_secret_alone()
      throws InterruptedException {
    String handle = passkey();
    signOut(ann);
    String again = signIn(handle);
    for (int month = 0; month < 20; month++) {
      now += TimeUnit.DAYS.toMillis(30);
      lobby.sweep();
      again = signIn(handle);
    }
    Page.SeatKey table = LobbyTable.open(lobby, 3).key();
    lobby.join(table.table(), new Newcomer("Ann", OptionalInt.of(1), Optional.of(again)));
    assertShut(table.table(), Keys.derived("guest-seat", handle + "\n" + table.table()));
  }

  /** A note of before, which says nothing but when: seats keep the tokens that they have. */
  @Test
  void who_signed_out_before_seats_had_other_tokens_finds_hers() throws InterruptedException {
    Page.SeatKey seat = open();
    String handle = passkey();
    String owner = store.note(GuestSeats.KIND, Keys.hash(seat.token())).orElseThrow().owner();
    now += 1_000;
    store.put(new Notes.Note(GuestTokens.SIGNED_OUT, owner, "", now, ""));
    assertThat(lobby.people().me(ann, cost -> true)).isEqualTo(Problems.signedOut());
    assertThat(held(signIn(handle)).token()).isEqualTo(seat.token());
    assertOpens(seat.table(), seat.token());
  }
}
