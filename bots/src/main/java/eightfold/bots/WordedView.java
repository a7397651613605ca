package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Awaits;
import eightfold.game.FastView;
import eightfold.game.Refusal;
import eightfold.game.View;
import java.util.Map;

/** A view by numbers, for the seat whose view it is. */
final class WordedView implements FastView {
  private final View view;
  private final Pack pack;

  WordedView(View view, Pack pack) {
    this.view = view;
    this.pack = pack;
  }

  @Override
  public Pack pack() {
    return pack;
  }

  @Override
  public int turn() {
    return view.turn();
  }

  @Override
  public boolean awaitsPlay() {
    return view.awaits().equals(Awaits.PLAY);
  }

  @Override
  public boolean clockwise() {
    return view.inForce().clockwise();
  }

  @Override
  public int upcard() {
    return view.pile().isEmpty() ? NONE : pack.parse(view.pile().getLast());
  }

  @Override
  public int pile() {
    return view.pile().size();
  }

  @Override
  public int stock() {
    return view.stock();
  }

  @Override
  public int suit() {
    int declared = view.inForce().suit().map(pack::parseSuit).orElse(NONE);
    return declared == NONE && view.inForce().suit().isPresent() ? FREE : declared;
  }

  @Override
  public boolean rankDeclared() {
    return view.inForce().rank().isPresent();
  }

  @Override
  public int pendingDraw() {
    return view.inForce().pendingDraw();
  }

  @Override
  public int pendingSkip() {
    return view.inForce().pendingSkip();
  }

  @Override
  public int seats() {
    return view.hands().size();
  }

  @Override
  public int count(int seat) {
    return view.hands().get(seat).count();
  }

  @Override
  public boolean called(int seat) {
    return view.hands().get(seat).called();
  }

  @Override
  public boolean owesCall(int seat) {
    return view.hands().get(seat).owesCall();
  }

  @Override
  public long hand(int seat) {
    long hand = 0;
    for (String card : view.hands().get(seat).cards()) {
      hand |= bit(card);
    }
    return hand;
  }

  private long bit(String card) {
    int kind = pack.parse(card);
    return kind == Kind.NONE ? 0 : 1L << kind;
  }

  @Override
  public int copies(int seat, int kind) {
    int copies = 0;
    for (String card : view.hands().get(seat).cards()) {
      copies += pack.parse(card) == kind ? 1 : 0;
    }
    return copies;
  }

  @Override
  public long refused(int seat) {
    long refused = 0;
    for (String card : view.refusals().keySet()) {
      refused |= bit(card);
    }
    return refused;
  }

  @Override
  public long mayNotGoOut(int seat) {
    long those = 0;
    for (Map.Entry<String, Refusal> refused : view.refusals().entrySet()) {
      boolean last = refused.getValue().code() == Refusal.MAY_NOT_GO_OUT;
      those |= last ? bit(refused.getKey()) : 0;
    }
    return those;
  }
}
