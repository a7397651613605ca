package eightfold.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.CardDetail;
import eightfold.game.Meanings;
import eightfold.game.PublicFact;
import eightfold.game.Question;
import eightfold.game.Standings;
import eightfold.protocol.GameCard;
import eightfold.protocol.Notice;
import eightfold.protocol.Page;
import eightfold.protocol.Schemas;
import eightfold.protocol.SeatView;
import eightfold.protocol.Snapshot;
import eightfold.protocol.ToldCause;
import eightfold.protocol.ToldEvent;
import eightfold.protocol.ToldPack;
import eightfold.protocol.Words;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page's types are the server's records: the same fields, of the same types, as optional as
 * these.
 */
final class WireTypesTest {
  private static final Path WIRE = Path.of("..", "web", "src", "wire");
  private static final List<Path> TYPES =
      List.of(
          WIRE.resolve("types.ts"),
          WIRE.resolve("events.ts"),
          WIRE.resolve("pack.ts"),
          WIRE.resolve("rules.ts"),
          WIRE.resolve("record.ts"));

  /** By record: what the page calls it. */
  private static final Map<Class<?>, String> NAMES =
      Map.ofEntries(
          Map.entry(SeatView.class, "View"),
          Map.entry(SeatView.Hand.class, "Hand"),
          Map.entry(Question.class, "Question"),
          Map.entry(CardDetail.class, "CardDetail"),
          Map.entry(CardDetail.Side.class, "CardSide"),
          Map.entry(Page.Cards.class, "Cards"),
          Map.entry(ToldPack.class, "Pack"),
          Map.entry(ToldPack.OfSuit.class, "PackSuit"),
          Map.entry(ToldPack.OfRank.class, "PackRank"),
          Map.entry(ToldPack.OfKind.class, "PackKind"),
          Map.entry(Page.CardMeanings.class, "CardMeanings"),
          Map.entry(Meanings.OfCard.class, "CardMeaning"),
          Map.entry(SeatView.Refused.class, "Refusal"),
          Map.entry(PublicFact.class, "PublicFact"),
          Map.entry(Standings.class, "Standings"),
          Map.entry(ToldCause.class, "EventCause"),
          Map.entry(ToldEvent.class, "TableEvent"),
          Map.entry(Snapshot.class, "Snapshot"),
          Map.entry(Snapshot.Seat.class, "Seat"),
          Map.entry(Snapshot.GameName.class, "GameName"),
          Map.entry(Snapshot.Goal.class, "Goal"),
          Map.entry(Snapshot.Secret.class, "Secret"),
          Map.entry(Snapshot.Handing.class, "Handing"),
          Map.entry(Snapshot.Referee.class, "Referee"),
          Map.entry(Notice.Welcome.class, "Welcome"),
          Map.entry(Notice.Spoken.class, "ChatLine"),
          Map.entry(GameCard.class, "CatalogueGame"),
          Map.entry(GameCard.Players.class, "Players"),
          Map.entry(GameCard.OptionCard.class, "Option"),
          Map.entry(GameCard.PresetCard.class, "Preset"),
          Map.entry(Page.SeatKey.class, "SeatKey"),
          Map.entry(Page.GuestKey.class, "GuestKey"),
          Map.entry(Page.Me.class, "Me"),
          Map.entry(Page.Held.class, "Held"),
          Map.entry(Page.Passkey.class, "Passkey"),
          Map.entry(Page.TableNotice.class, "TableNotice"),
          Map.entry(Page.Lessons.class, "Lessons"),
          Map.entry(Page.Lessons.Lesson.class, "Lesson"),
          Map.entry(Page.Lessons.Move.class, "LessonMove"),
          Map.entry(Page.Replay.class, "Replay"),
          Map.entry(Page.RecordedGame.class, "RecordedGame"),
          Map.entry(Page.Statistics.class, "Statistics"),
          Map.entry(Page.Statistics.Played.class, "Played"),
          Map.entry(Page.Place.class, "Place"));

  static List<Class<?>> records() {
    return List.copyOf(NAMES.keySet());
  }

  @ParameterizedTest
  @MethodSource("records")
  void the_page_knows_the_record_as_it_is(Class<?> record) throws IOException {
    String name = String.valueOf(NAMES.get(record));
    assertThat(fieldsOnThePage(name)).as(name).isEqualTo(fieldsOnTheWire(record));
  }

  private static Map<String, String> fieldsOnThePage(String name) throws IOException {
    StringBuilder all = new StringBuilder();
    for (Path file : TYPES) {
      all.append(Files.readString(file));
    }
    String source = all.toString().replaceAll("(?s)/\\*\\*.*?\\*/", "");
    Matcher body =
        Pattern.compile("export interface " + name + " \\{(.*?)\\n}", Pattern.DOTALL)
            .matcher(source);
    assertThat(body.find()).as("interface %s in %s", name, TYPES).isTrue();
    Map<String, String> fields = new LinkedHashMap<>();
    for (String line : body.group(1).split(";")) {
      if (!line.isBlank()) {
        String[] parts = line.strip().split(":", 2);
        // The page narrows these words to those that it knows.
        fields.put(parts[0], parts[1].strip().replaceAll("SeatKind|SuitSigns|BotSpeed", "string"));
      }
    }
    return fields;
  }

  private static Map<String, String> fieldsOnTheWire(Class<?> record) {
    Map<String, String> fields = new LinkedHashMap<>();
    Schemas.members(record).forEach(member -> fields.put(key(member), type(member)));
    return fields;
  }

  private static String key(Method member) {
    String name = Schemas.name(member);
    return leftOut(member) ? name + "?" : name;
  }

  private static boolean leftOut(Method member) {
    return member.isAnnotationPresent(JsonInclude.class);
  }

  private static String type(Method member) {
    boolean optional =
        List.of(Optional.class, OptionalInt.class, OptionalLong.class)
            .contains(member.getReturnType());
    String written = written(member.getGenericReturnType());
    return optional && !leftOut(member) ? written + " | null" : written;
  }

  private static String written(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] of = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return written(of[0]) + "[]";
      }
      if (generic.getRawType() == Map.class) {
        return "Record<" + written(of[0]) + ", " + written(of[1]) + ">";
      }
      return written(of[0]);
    }
    if (type == String.class || type == Words.class) {
      return "string";
    }
    if (type == Notice.Change.class) {
      // parts of a snapshot by their names, which the page writes otherwise
      return "Change";
    }
    if (type == Object.class) {
      return "unknown";
    }
    if (type == boolean.class) {
      return "boolean";
    }
    boolean number =
        List.of(int.class, long.class, Integer.class, OptionalInt.class, OptionalLong.class)
            .contains(type);
    return number ? "number" : String.valueOf(NAMES.get(type));
  }
}
