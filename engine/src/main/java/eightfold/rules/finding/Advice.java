package eightfold.rules.finding;

import eightfold.message.Message;

/** What would be right, and what is wrong, as many findings say it. */
public final class Advice {
  private Advice() {}

  /** Words that may stand once. */
  public static Message standsTwice(String words) {
    return Message.of("findings.stands-twice").with("words", Echo.shortened(words));
  }

  /** A line, or what else is written into one. */
  public static Message write(String line) {
    return Message.of("findings.write").with("line", line);
  }

  /** A line that holds instead of the one that is wrong. */
  public static Message instead(String line) {
    return Message.of("findings.instead").with("line", line);
  }

  /** Words such as these. */
  public static Message suchAs(String words) {
    return Message.of("findings.such-as").with("words", words);
  }

  /** These, or whatever they stand for. */
  public static Message possible(String words) {
    return Message.of("words.possible").with("words", words);
  }

  /** The word that was meant. */
  public static Message didYouMean(String word) {
    return Message.of("words.did-you-mean").with("word", word);
  }

  /** Not more than so many. */
  public static Message atMost(int most) {
    return Message.of("findings.at-most").with("most", most);
  }

  /** One of the two that do not go together. */
  public static Message chooseOne() {
    return Message.of("findings.choose-one");
  }

  /** A clause that may go. */
  public static Message leaveClauseOut() {
    return Message.of("findings.leave-clause-out");
  }

  /** Whatever it is that may go. */
  public static Message leaveOut() {
    return Message.of("findings.leave-it-out");
  }

  /** A number within bounds. */
  public static Message wholeNumber(int least, int most) {
    return Message.of("findings.whole-number").with("least", least).with("most", most);
  }
}
