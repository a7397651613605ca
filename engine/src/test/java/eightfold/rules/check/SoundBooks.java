package eightfold.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.finding.Place;
import eightfold.rules.text.ElementList;
import eightfold.rules.text.ElementReader;
import eightfold.rules.text.SaidFaults;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Books of the four lines without which there is no game, and of some others. */
public final class SoundBooks {
  private static final List<String> SOUND =
      List.of("players 2..7", "deck french", "deal 5", "draw one-then-pass");

  private SoundBooks() {}

  /** A book of these lines, which stand beside the four that every book needs. */
  public static RuleBook book(String... lines) {
    ElementList elements = new ElementList();
    List<String> all = new ArrayList<>(SOUND);
    all.addAll(List.of(lines));
    for (String line : all) {
      SaidFaults faults = new SaidFaults();
      Optional<Element> element = ElementReader.read(line, faults);
      assertThat(faults.said()).as(line).isEmpty();
      elements.put(element.orElseThrow(), Place.unwritten("test"), "");
    }
    return new RuleBook("test", "Test", "", "", List.of(), false, elements.elements(), List.of());
  }
}
