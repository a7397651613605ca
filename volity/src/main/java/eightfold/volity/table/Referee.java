package eightfold.volity.table;

import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.List;

/**
 * The referee of one table, as a function: what came and the time give the referee afterwards and
 * what is to be done. It holds no rules and nothing of a match: it translates. What the table's
 * room says comes when it is written down, so whoever is told something is told what stays.
 *
 * <pre>{@code
 * Referee.Turn turn = referee.after(new Event.Heard(stanza), now);
 * turn.effects().forEach(this::carryOut);
 * referee = turn.referee();
 * }</pre>
 */
public final class Referee {
  /**
   * What an event led to.
   *
   * @param referee afterwards
   * @param effects what is to be done, in this order
   */
  public record Turn(Referee referee, List<RefereeEffect> effects) {
    public Turn {
      effects = List.copyOf(effects);
    }
  }

  private final RefereeState state;

  private Referee(RefereeState state) {
    this.state = state;
  }

  /**
   * A referee of a table that has just been opened from the platform.
   *
   * @param iq the call that is answered when the room is there
   */
  public static Referee opened(Site site, boolean listed, Xml iq) {
    RefereeState state =
        RefereeState.of(site, RoomEntry.wanted(true), Settings.STANDARD.listed(listed));
    return new Referee(state.with(state.calls().openedBy(iq)));
  }

  /**
   * A referee that the host of a table of the page has asked for. It makes its room when it sees
   * that somebody is there.
   */
  public static Referee invited(Site site, boolean listed) {
    return new Referee(
        RefereeState.of(site, RoomEntry.wanted(false), Settings.STANDARD.listed(listed)));
  }

  /**
   * A referee as it was before a restart.
   *
   * @param name what was kept of its room; empty: there has been none yet
   * @param settings what it had kept
   */
  public static Referee restored(Site site, String name, String settings) {
    RoomEntry entry = RoomEntry.restored(name);
    RefereeState state = RefereeState.of(site, entry, Settings.read(settings));
    return new Referee(state.with(state.books().prepared(entry.isUnderWay())));
  }

  /** What an event leads to. */
  public Turn after(RefereeEvent event, long now) {
    RefereeStep last = new EventHandler(RefereeStep.at(state, now)).take(event);
    return new Turn(new Referee(last.state()), last.effects());
  }

  /** Its own address. */
  public Jid jid() {
    return state.me();
  }

  /** Its room. */
  public Jid room() {
    return state.room();
  }

  /** Whether its room is open. */
  public boolean isOpen() {
    return state.entry().isOpen();
  }

  /** Whether it is for somebody to find: its room is open, and it wants to be. */
  public boolean isListed() {
    return state.entry().isOpen() && state.settings().listed();
  }

  /** Whether it waits for the bookkeeper's answer with this id. */
  public boolean waitsFor(String id) {
    return state.books().waitsFor(id);
  }

  /** The bots that it has brought. */
  public List<Jid> bots() {
    return state.bots();
  }
}
