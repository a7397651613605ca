package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.LineStep;
import eightfold.spelling.SpokenText;

/**
 * Words that {@code when} lines make seats owe until another seat acts (RULE-LANGUAGE, Conditions
 * 4), in the order in which they came to be owed. An entry of {@link Slot#OWED} holds the seat,
 * what is to be said, the kind whose name that is, and how often it is owed in a row.
 */
public final class OwedWords {
  private static final int SEAT = 10;
  private static final int KIND = 14;
  private static final int TIMES = 20;
  private static final int SAYING_BITS = 0x3FF;
  private static final int MOST_TIMES = (1 << Integer.SIZE - TIMES) - 1;

  private OwedWords() {}

  /** How many entries there are, of all seats. */
  public static int count(Table t) {
    return t.conditional ? t.slots[Slot.OWED_COUNT] : 0;
  }

  /** Whose entry it is. */
  public static int seat(Table t, int entry) {
    return seatOf(t.slots[Slot.OWED + entry]);
  }

  /** How often a seat owes words, each time that it came to owe them counted. */
  public static int times(Table t, int seat) {
    int times = 0;
    for (int entry = 0; entry < count(t); entry++) {
      times += seat(t, entry) == seat ? t.slots[Slot.OWED + entry] >>> TIMES : 0;
    }
    return times;
  }

  /** How many cards it will cost. */
  public static int cost(Table t, int entry) {
    int owed = t.slots[Slot.OWED + entry];
    return saying(t, owed).cost() * (owed >>> TIMES);
  }

  /** What is to be said; of a card's name in words. */
  public static String words(Table t, int entry) {
    int owed = t.slots[Slot.OWED + entry];
    return t.conditions.words(owed & SAYING_BITS, kindOf(owed));
  }

  /** Whether words that a seat says are those of the entry. */
  public static boolean fits(Table t, int entry, String words) {
    int owed = t.slots[Slot.OWED + entry];
    boolean named =
        saying(t, owed).named()
            && SpokenText.plain(words).equals(SpokenText.plain(t.pack.name(kindOf(owed))));
    return named || SpokenText.plain(words).equals(SpokenText.plain(words(t, entry)));
  }

  /** Whether an entry of the seat asks for the same words as an earlier one of it. */
  static boolean repeats(Table t, int entry) {
    for (int earlier = 0; earlier < entry; earlier++) {
      if (seat(t, earlier) == seat(t, entry) && voice(t, earlier) == voice(t, entry)) {
        return true;
      }
    }
    return false;
  }

  private static int voice(Table t, int entry) {
    int owed = t.slots[Slot.OWED + entry];
    return t.conditions.voice(owed & SAYING_BITS, kindOf(owed));
  }

  /**
   * The seat has to say something, once more where nothing else has come to be owed since it came
   * to owe the same. Who is out owes nothing.
   */
  static void owe(Table t, int seat, int saying, int kind) {
    if ((t.slots[Slot.PLAYING] >>> seat & 1) == 0) {
      return;
    }
    int owed = saying | seat << SEAT | kind << KIND;
    int count = t.slots[Slot.OWED_COUNT];
    int last = count == 0 ? 0 : t.slots[Slot.OWED + count - 1];
    if (count > 0 && (last & (1 << TIMES) - 1) == owed) {
      t.slots[Slot.OWED + count - 1] += last >>> TIMES < MOST_TIMES ? 1 << TIMES : 0;
      return;
    }
    if (count < Slots.MOST_OWED) {
      t.slots[Slot.OWED + t.slots[Slot.OWED_COUNT]++] = owed | 1 << TIMES;
    }
  }

  /** The seat says the words of an entry, and thereby those of every other that they fit. */
  static void said(Table t, int seat, int said) {
    int voice = voice(t, said);
    int owed = t.slots[Slot.OWED + said];
    int card = t.conditions.card(owed & SAYING_BITS, kindOf(owed));
    int entry = 0;
    while (entry < t.slots[Slot.OWED_COUNT]) {
      if (seat(t, entry) == seat && (voice(t, entry) == voice || isNameOf(t, entry, card))) {
        drop(t, entry);
      } else {
        entry++;
      }
    }
  }

  /** Whether an entry asks for the name of that card, which its letters are as well. */
  private static boolean isNameOf(Table t, int entry, int card) {
    int owed = t.slots[Slot.OWED + entry];
    return card != Kind.NONE && saying(t, owed).named() && kindOf(owed) == card;
  }

  /** The seat says words, and with them those of every entry that they fit. */
  static void said(Table t, int seat, String words) {
    int entry = 0;
    while (entry < t.slots[Slot.OWED_COUNT]) {
      if (seat(t, entry) == seat && fits(t, entry, words)) {
        drop(t, entry);
      } else {
        entry++;
      }
    }
  }

  /** Who is out owes nothing any more. */
  static void leaves(Table t, int seat) {
    int entry = 0;
    while (entry < count(t)) {
      if (seat(t, entry) == seat) {
        drop(t, entry);
      } else {
        entry++;
      }
    }
  }

  /** Removes an entry. */
  static void drop(Table t, int entry) {
    int from = Slot.OWED + entry;
    System.arraycopy(t.slots, from + 1, t.slots, from, t.slots[Slot.OWED_COUNT] - entry - 1);
    t.slots[Slot.OWED + --t.slots[Slot.OWED_COUNT]] = 0;
  }

  /** What an entry asks for. */
  static LineStep.Say saying(Table t, int owed) {
    return t.conditions.sayings().get(owed & SAYING_BITS);
  }

  /** Whose entry that is. */
  static int seatOf(int owed) {
    return owed >>> SEAT & 15;
  }

  /** How often it is owed. */
  static int timesOf(int owed) {
    return owed >>> TIMES;
  }

  private static int kindOf(int owed) {
    return owed >>> KIND & 63;
  }
}
