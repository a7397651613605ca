package eightfold.library;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.Options;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.vocabulary.RuleBook;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What the sheets of the games tell players, where a reader compared them with the play. */
class SheetsTest {
  private static final List<RuleBook> BOOKS = Library.books();

  private static String sheet(String id, String options) {
    Map<String, String> chosen = new LinkedHashMap<>();
    for (String pair : options.equals("-") ? new String[0] : options.split(";")) {
      chosen.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
    }
    RuleBook book = BOOKS.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
    return RuleSheet.write(Options.apply(book, chosen).book());
  }

  @ParameterizedTest(name = "{0} {1} {2}: {3}")
  @CsvFileSource(resources = "/eightfold/library/sheets.txt", delimiter = '|', quoteCharacter = '`')
  void a_sheet_says_what_is_played(String id, String options, String how, String words) {
    if (how.equals("says")) {
      assertThat(sheet(id, options)).contains(words);
    } else {
      assertThat(how).isEqualTo("says not");
      assertThat(sheet(id, options)).doesNotContain(words);
    }
  }
}
