package eightfold.bots;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.FastView;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.Verb.Sort;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The legal acts of a seat, each with what it is: verb, card, what it names. Filled from the
 * numbers of a match, whose words are looked up once, or from the words of a view.
 */
final class ActList {
  static final int NONE = -1;

  int count;
  final int[] acts = new int[Match.MOST_LEGAL];
  final Verb[] verbs = new Verb[Match.MOST_LEGAL];

  /** The places of their verbs among those of the kind of game. */
  final byte[] places = new byte[Match.MOST_LEGAL];

  /** The card that follows the verb, or {@link Kind#NONE}. */
  final byte[] cards = new byte[Match.MOST_LEGAL];

  /** The suit, rank or seat that the act names, or NONE. */
  final byte[] named = new byte[Match.MOST_LEGAL];

  /** Whether the table would take the act as a fault. */
  final boolean[] faulty = new boolean[Match.MOST_LEGAL];

  /** The call and what needs no turn among them; NONE where there is none. */
  int call;

  int grab;

  private Meaning[] meanings = new Meaning[256];

  /**
   * What an act is, whoever does it.
   *
   * @param single whether it is about one card
   */
  private record Meaning(Verb verb, byte place, byte card, byte named, boolean single) {
    private static final Verb UNKNOWN = new Verb.Named("", Sort.DECIDES, Shape.WORDS);

    static Meaning of(Pack pack, String act, List<Verb> verbs) {
      String[] words = act.split(" ", -1);
      Verb verb = Verb.of(verbs, act).orElse(UNKNOWN);
      String last = words[words.length - 1];
      int card = words.length < 2 ? Kind.NONE : pack.parse(words[1]);
      int named =
          switch (verb.shape()) {
            case SUIT -> pack.parseSuit(last);
            case RANK -> pack.parseRank(last);
            case SEAT -> number(last);
            default -> NONE;
          };
      return new Meaning(
          verb, (byte) verbs.indexOf(verb), (byte) card, (byte) named, words.length == 2);
    }

    private static int number(String word) {
      boolean number = word.length() <= 2 && word.chars().allMatch(Character::isDigit);
      return number && !word.isEmpty() ? Integer.parseInt(word) : NONE;
    }

    /** Whether it puts one card of the hand down, so that this may be a fault. */
    boolean sheds() {
      return single && verb.sheds() && verb.shape() != Shape.CARD_AND_SEAT;
    }
  }

  private void clear() {
    count = 0;
    call = NONE;
    grab = NONE;
  }

  /** The legal acts of the seat; says how many there are. */
  int fill(Match match, FastView view, int seat) {
    clear();
    int all = match.legal(seat, acts);
    long refused = all == 0 ? 0 : view.refused(seat);
    for (int i = 0; i < all; i++) {
      Meaning meaning = meaning(match, view.pack(), acts[i]);
      long card = meaning.card() == Kind.NONE ? 0 : 1L << meaning.card();
      add(acts[i], meaning, meaning.sheds() && (refused & card) != 0);
    }
    return all;
  }

  private Meaning meaning(Match match, Pack pack, int act) {
    if (act >= meanings.length) {
      meanings = Arrays.copyOf(meanings, Integer.highestOneBit(act) << 1);
    }
    Meaning known = meanings[act];
    if (known == null) {
      known = Meaning.of(pack, match.text(act), match.game().verbs());
      meanings[act] = known;
    }
    return known;
  }

  private void add(int act, Meaning meaning, boolean fault) {
    acts[count] = act;
    verbs[count] = meaning.verb();
    places[count] = meaning.place();
    cards[count] = meaning.card();
    named[count] = meaning.named();
    faulty[count] = fault;
    if (call == NONE && meaning.verb().sort() == Sort.CALLS) {
      call = count;
    } else if (grab == NONE && meaning.verb().sort() == Sort.GRABS) {
      grab = count;
    }
    count++;
  }

  /**
   * The acts of a view, each by its place there. Where a turn may hold several cards, a bot lays
   * them one by one and decides after each: the {@code play} of a card that can be laid is left
   * out.
   */
  void fill(Pack pack, List<String> legal, List<Verb> verbsOfTheGame, Set<String> refused) {
    clear();
    for (int i = 0; i < legal.size(); i++) {
      String act = legal.get(i);
      Meaning meaning = Meaning.of(pack, act, verbsOfTheGame);
      String cards = act.substring(act.indexOf(' ') + 1);
      boolean layable = meaning.verb().shape() == Shape.CARDS && legal.contains("lay " + cards);
      if (!layable) {
        add(i, meaning, meaning.sheds() && refused.contains(cards));
      }
    }
  }

  Verb verb(int index) {
    return verbs[index];
  }

  /** The card that the act plays or lays, or {@link Kind#NONE}. */
  int played(int index) {
    return plays(index) ? cards[index] : Kind.NONE;
  }

  /** Whether the act plays or lays a card of the hand. */
  boolean plays(int index) {
    return verbs[index].sheds() && verbs[index].shape() != Shape.CARD_AND_SEAT;
  }
}
