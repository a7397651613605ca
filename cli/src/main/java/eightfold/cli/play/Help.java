package eightfold.cli.play;

import java.util.List;

/** What a person at the terminal may type. */
final class Help {
  static final List<String> LINES =
      """
      Acts, as every game writes them, or in short:
        play 8H    8h        play a card; those in brackets may be played now
        play 8H =D 8h d      play it and declare diamonds; also: suit D, or d when asked
        play 7H 7C 7h 7c     several cards, where the game allows it; or: lay 7H, then end
        draw       d         draw from the stock, or take the penalty
        draw Ada   d ada     draw from a hand, where the rules let you
        pass       p         pass, or accept a skip
        call       c         make the game's call, such as "Last card!"
        8h!                  call and play in one line, with two cards in hand
        catch Ada  x ada     point out that somebody owes a call
        grab, challenge      when everybody may; Enter lets it be
        target Ada           name another player, where a card demands it
        give 7H Ada          give a card; 7h alone where it is clear to whom
        say WORDS            say what is owed; where silence holds, speech costs
        others               as "you may" lists them
      About the table:
        table      t         show the table again
        why 7H               why a card may not be played
        card camel           what a card says, where cards have texts
        log, scores, rules   what happened, the scores, the rule sheet
        quit       q         leave
      """
          .lines()
          .toList();

  private Help() {}
}
