package eightfold.rules;

import eightfold.message.Message;

/** What would be right, as many findings say it. */
final class Advice {
  private Advice() {}

  /** A line, or what else is written into one. */
  static Message write(String line) {
    return Message.of("findings.write").with("line", line);
  }

  /** Two lines. */
  static Message writeBoth(String line, String other) {
    return Message.of("findings.write-both").with("line", line).with("other", other);
  }

  /** A line that holds instead of the one that is wrong. */
  static Message instead(String line) {
    return Message.of("findings.instead").with("line", line);
  }

  /** Words such as these. */
  static Message suchAs(String words) {
    return Message.of("findings.such-as").with("words", words);
  }

  /** These, or whatever they stand for. */
  static Message possible(String words) {
    return Message.of("words.possible").with("words", words);
  }

  /** The word that was meant. */
  static Message didYouMean(String word) {
    return Message.of("words.did-you-mean").with("word", word);
  }

  /** Not more than so many. */
  static Message atMost(int most) {
    return Message.of("findings.at-most").with("most", most);
  }

  /** One of the two that do not go together. */
  static Message chooseOne() {
    return Message.of("findings.choose-one");
  }

  /** A clause that may go. */
  static Message leaveClauseOut() {
    return Message.of("findings.leave-clause-out");
  }

  /** Whatever it is that may go. */
  static Message leaveOut() {
    return Message.of("findings.leave-it-out");
  }

  /** A number within bounds. */
  static Message wholeNumber(int least, int most) {
    return Message.of("findings.whole-number").with("least", least).with("most", most);
  }
}
