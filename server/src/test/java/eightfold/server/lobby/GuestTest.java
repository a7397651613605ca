package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.GuestWish;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Notes;
import eightfold.server.room.Pace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Ann is a guest: her name and her seats are hers at all tables of the server, by a token that it
 * has signed. Sources: issue 13, point 3; docs/protocol.md, Guests.
 */
class GuestTest {
  private static final String HERE = "here";

  private final MemoryStore store = new MemoryStore();
  private long now = 1_000_000_000_000L;
  private Lobby lobby = up(1);

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

  private Page.GuestKey guest(String name, Optional<String> before) {
    return (Page.GuestKey) lobby.people().guest(new GuestWish(name, before));
  }

  private String guest(String name) {
    return guest(name, Optional.empty()).guest();
  }

  private Page open(String guest) {
    TableWish wish =
        new TableWish(
            new TableWish.Played.Listed("little"),
            Map.of(),
            List.of(
                new TableWish.SeatWish(Optional.empty()), new TableWish.SeatWish(Optional.empty())),
            "Ann",
            OptionalInt.empty(),
            false,
            false,
            0,
            Optional.of(guest));
    return lobby.open(wish, HERE);
  }

  private Page.Me me(String guest) {
    return (Page.Me) lobby.people().me(guest, cost -> true);
  }

  private static void assertStranger(Page page) {
    assertThat(page)
        .isInstanceOfSatisfying(
            Page.Problem.class,
            problem -> assertThat(problem.error()).isEqualTo(Problems.STRANGER));
  }

  private String saysHello(String table, String token) throws InterruptedException {
    Ear ear = new Ear();
    lobby.connect(ear, HERE).orElseThrow().hear(LobbyTable.hello(table, token));
    return ear.next();
  }

  @Test
  void a_guest_who_has_lost_the_link_finds_table_and_seat() throws InterruptedException {
    String ann = guest("Ann");
    Page.SeatKey first = (Page.SeatKey) open(ann);
    Page.SeatKey second = (Page.SeatKey) open(ann);
    lobby.close();
    lobby = up(2);
    assertThat(me(ann).name()).isEqualTo("Ann");
    assertThat(me(ann).tables()).hasSize(2);
    Page.Held held =
        me(ann).tables().stream()
            .filter(one -> one.table().table().equals(first.table()))
            .findFirst()
            .orElseThrow();
    assertThat(held.token()).isEqualTo(first.token()).isNotEqualTo(second.token());
    assertThat(saysHello(first.table(), held.token())).contains("\"seat\":0");
    assertThat(me(guest("Bob")).tables()).isEmpty();
  }

  @Test
  void a_guest_who_sits_down_again_has_the_same_seat() {
    String ann = guest("Ann");
    Page.SeatKey opened = (Page.SeatKey) open(ann);
    String bob = guest("Bob");
    Newcomer newcomer = new Newcomer("Bob", OptionalInt.empty(), Optional.of(bob));
    Page.SeatKey sat = (Page.SeatKey) lobby.join(opened.table(), newcomer);
    assertThat(sat.seat()).isEqualTo(1);
    assertThat(lobby.join(opened.table(), newcomer)).isEqualTo(sat);
    assertThat(me(bob).tables()).hasSize(1);
  }

  /** The table was cleared away, or the seat is another's: it is on nobody's list. */
  @Test
  void a_seat_that_is_gone_is_not_told_of_and_not_kept() {
    String ann = guest("Ann");
    Page.SeatKey key = (Page.SeatKey) open(ann);
    store.forget(key.table());
    lobby.close();
    lobby = up(2);
    assertThat(me(ann).tables()).isEmpty();
    assertThat(store.note(GuestSeats.KIND, Keys.hash(key.token()))).isEmpty();
  }

  @Test
  void a_guest_is_called_otherwise_and_stays_who_they_are() {
    String ann = guest("Ann");
    Page.SeatKey key = (Page.SeatKey) open(ann);
    Page.GuestKey renewed = guest("Anna", Optional.of(ann));
    assertThat(renewed.name()).isEqualTo("Anna");
    assertThat(me(renewed.guest()).tables()).extracting(Page.Held::token).contains(key.token());
    assertThat(me(ann).name()).as("the token of before holds to its end").isEqualTo("Ann");
    assertThat(lobby.people().guest(new GuestWish("  ", Optional.of(ann))))
        .isInstanceOf(Page.Problem.class);
  }

  @Test
  void a_token_that_was_changed_or_made_elsewhere_or_has_ended_is_nobodys() {
    String ann = guest("Ann");
    String[] parts = ann.split("\\.");
    for (int part = 0; part < parts.length; part++) {
      String[] other = parts.clone();
      other[part] = (other[part].charAt(0) == 'A' ? 'B' : 'A') + other[part].substring(1);
      assertStranger(lobby.people().me(String.join(".", other), cost -> true));
    }
    for (String wrong : List.of("", ".", "g1", ann + ".", ann.substring(1), "g1.....")) {
      assertStranger(lobby.people().me(wrong, cost -> true));
      assertStranger(open(wrong));
    }
    now += GuestTokens.LIFE_MILLIS - 1;
    assertThat(me(ann).name()).isEqualTo("Ann");
    now++;
    assertStranger(lobby.people().me(ann, cost -> true));
    assertStranger(lobby.people().guest(new GuestWish("Ann", Optional.of(ann))));
  }

  /** What a key has signed holds to its end, and then the key is gone. */
  @Test
  void keys_are_changed_by_and_by() {
    String ann = guest("Ann");
    String same = guest("Bob");
    assertThat(same.split("\\.")[1]).isEqualTo(ann.split("\\.")[1]);
    now += SigningKeys.SIGNING_MILLIS;
    String later = guest("Cy");
    assertThat(later.split("\\.")[1]).isNotEqualTo(ann.split("\\.")[1]);
    assertThat(me(ann).name()).isEqualTo("Ann");
    lobby.close();
    lobby = up(2);
    assertThat(me(later).name()).isEqualTo("Cy");
    assertThat(guest("Dora").split("\\.")[1]).isEqualTo(later.split("\\.")[1]);
    now += GuestTokens.LIFE_MILLIS + TimeUnit.DAYS.toMillis(1);
    guest("Eve");
    assertThat(store.notes(SigningKeys.KIND, "", 9))
        .extracting(Notes.Note::id)
        .hasSize(2)
        .doesNotContain(ann.split("\\.")[1]);
  }

  /** Whoever steals the store has the keys, and is no guest by them. */
  @Test
  void what_makes_a_guest_is_not_in_the_store() {
    String ann = guest("Ann");
    Page.SeatKey key = (Page.SeatKey) open(ann);
    String secret = ann.split("\\.")[3];
    Notes.Note seat = store.note(GuestSeats.KIND, Keys.hash(key.token())).orElseThrow();
    String kept = seat.toString() + store.facts(key.table()) + store.notes(SigningKeys.KIND, "", 9);
    assertThat(kept).doesNotContain(secret).doesNotContain(key.token());
    assertThat(seat.owner()).isNotEmpty().isNotEqualTo(secret);
  }

  @Test
  void a_guest_erases_everything_at_once() {
    String ann = guest("Ann");
    Page.SeatKey first = (Page.SeatKey) open(ann);
    open(ann);
    assertThat(lobby.people().erase(ann, cost -> true)).isEqualTo(new Page.Erased(2));
    assertThat(lobby.notice(first.table()).toString()).contains("Player 1").doesNotContain("Ann");
    assertThat(me(ann).tables()).isEmpty();
  }

  /**
   * Of two servers of one store each has a clock of its own; docs/operators.md: within a second.
   */
  @Test
  void who_signs_out_is_out_where_a_clock_is_ahead_and_comes_back_where_one_is_behind() {
    GuestTokens ahead = tokens(now + GuestTokens.APART_MILLIS);
    GuestTokens behind = tokens(now);
    Guest ann = ahead.stranger("Ann");
    String before = ahead.issue(ann).token();
    assertThat(behind.read(before)).isInstanceOf(Identity.Known.class);
    behind.signOut(ann, now);
    assertThat(ahead.read(before)).isInstanceOf(Identity.Stranger.class);
    assertThat(behind.read(before)).isInstanceOf(Identity.Stranger.class);
    String again = behind.issue(behind.withSecret("Ann", ann.secret())).token();
    Guest back = knownBy(behind, again);
    assertThat(knownBy(ahead, again)).isEqualTo(back);
    assertThat(back.seatToken("t")).isNotEqualTo(ann.seatToken("t"));
    // her page renews its token at once, at the server whose clock is behind
    String renewed = behind.issue(back.named("Anna")).token();
    assertThat(knownBy(ahead, renewed).name()).isEqualTo("Anna");
  }

  private static Guest knownBy(GuestTokens tokens, String token) {
    assertThat(tokens.read(token)).isInstanceOf(Identity.Known.class);
    return ((Identity.Known) tokens.read(token)).guest();
  }

  private GuestTokens tokens(long at) {
    LobbyParts parts =
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            store,
            () -> at,
            ServerFixture.entropy(at),
            new LobbySettings(Pace.standard(), ServerFixture.WIDE));
    return new GuestTokens(parts, new SigningKeys(parts, GuestTokens.LIFE_MILLIS));
  }

  @Test
  void a_seat_is_had_although_it_cannot_be_noted() {
    String ann = guest("Ann");
    Page.SeatKey key = (Page.SeatKey) open(ann);
    store.remove(GuestSeats.KIND, Keys.hash(key.token()));
    assertThat(
            ((Page.SeatKey)
                    lobby.join(
                        key.table(), new Newcomer("Ann", OptionalInt.empty(), Optional.of(ann))))
                .seat())
        .isZero();
    assertThat(me(ann).tables()).hasSize(1);
  }
}
