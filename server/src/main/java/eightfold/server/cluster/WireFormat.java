package eightfold.server.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import eightfold.protocol.Json;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.PasskeyOptions;
import eightfold.protocol.ReportWish;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.SharedText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;

/**
 * What goes from node to node, as bytes. The names here are told to nodes of other versions while
 * they are replaced one after the other: a name is never given another meaning.
 */
public final class WireFormat extends SerializerWithStringManifest {
  /** By which nodes know this format; nobody else's, and never another. */
  private static final int ID = 1_308_000;

  /** Longer texts are packed, so that they fit into a frame. */
  private static final int LONG = 16 * 1024;

  private static final String LANGUAGE = "language";

  private static final JsonMapper MAPPER = JsonMapper.builder().addModule(new Jdk8Module()).build();

  private final ExtendedActorSystem system;

  /** What many connections are told alike comes once for each of them, and is kept once. */
  private final LatestTexts latest = new LatestTexts();

  /** For the actor system, which makes one by itself. */
  public WireFormat(ExtendedActorSystem system) {
    this.system = system;
  }

  @Override
  public int identifier() {
    return ID;
  }

  private ActorRefResolver resolver() {
    return ActorRefResolver.get(Adapter.toTyped(system));
  }

  @Override
  public String manifest(Object letter) {
    return switch ((NodeLetter.Sent) letter) {
      case NodeLetter.Asked asked -> "asked";
      case NodeLetter.Answered answered -> "answered";
      case NodeLetter.Came came -> "came";
      case NodeLetter.LetIn letIn -> "let-in";
      case NodeLetter.Heard heard -> "heard";
      case NodeLetter.Said said -> "said";
      case NodeLetter.Took took -> "took";
      case NodeLetter.Closed closed -> "closed";
      case NodeLetter.Gone gone -> "gone";
    };
  }

  @Override
  public byte[] toBinary(Object letter) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      switch ((NodeLetter.Sent) letter) {
        case NodeLetter.Asked(TableCall call, ActorRef<NodeLetter> by) -> {
          write(out, resolver().toSerializationFormat(by));
          write(out, written(call));
        }
        case NodeLetter.Answered(TableCall.Answer answer) -> write(out, written(answer));
        case NodeLetter.Came(ActorRef<NodeLetter> visit) ->
            write(out, resolver().toSerializationFormat(visit));
        case NodeLetter.LetIn(ActorRef<NodeLetter> session) ->
            write(out, resolver().toSerializationFormat(session));
        case NodeLetter.Heard(int number, String text) -> {
          out.writeInt(number);
          write(out, text);
        }
        case NodeLetter.Said(int number, SharedText text) -> {
          out.writeInt(number);
          write(out, text.text());
        }
        case NodeLetter.Took(long taken, int waiting) -> {
          out.writeLong(taken);
          out.writeInt(waiting);
        }
        case NodeLetter.Closed(int number, int code, String reason) -> {
          out.writeInt(number);
          out.writeInt(code);
          write(out, reason);
        }
        case NodeLetter.Gone() -> {}
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) throws NotSerializableException {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      return switch (manifest) {
        case "asked" -> {
          ActorRef<NodeLetter> by = actor(in);
          yield new NodeLetter.Asked(call(read(in)), by);
        }
        case "answered" -> new NodeLetter.Answered(answer(read(in)));
        case "came" -> new NodeLetter.Came(actor(in));
        case "let-in" -> new NodeLetter.LetIn(actor(in));
        case "heard" -> new NodeLetter.Heard(in.readInt(), read(in));
        case "said" -> new NodeLetter.Said(in.readInt(), latest.of(read(in)));
        case "took" -> new NodeLetter.Took(in.readLong(), in.readInt());
        case "closed" -> new NodeLetter.Closed(in.readInt(), in.readInt(), read(in));
        case "gone" -> new NodeLetter.Gone();
        default -> throw new NotSerializableException("this program does not know " + manifest);
      };
    } catch (NotSerializableException e) {
      throw e;
    } catch (IOException e) {
      throw new NotSerializableException(manifest + " cannot be read");
    }
  }

  private ActorRef<NodeLetter> actor(DataInputStream in) throws IOException {
    return resolver().resolveActorRef(read(in));
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    boolean packed = bytes.length > LONG;
    if (packed) {
      ByteArrayOutputStream smaller = new ByteArrayOutputStream();
      try (GZIPOutputStream packing = new GZIPOutputStream(smaller)) {
        packing.write(bytes);
      }
      bytes = smaller.toByteArray();
    }
    out.writeBoolean(packed);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static String read(DataInputStream in) throws IOException {
    boolean packed = in.readBoolean();
    byte[] bytes = in.readNBytes(in.readInt());
    if (packed) {
      try (GZIPInputStream unpacking = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
        bytes = unpacking.readAllBytes();
      }
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static String written(TableCall call) {
    ObjectNode json = MAPPER.createObjectNode();
    switch (call) {
      case TableCall.Notice() -> json.put("call", "notice");
      case TableCall.Sheet(String language) -> json.put("call", "sheet").put(LANGUAGE, language);
      case TableCall.Cards(String language) -> json.put("call", "cards").put(LANGUAGE, language);
      case TableCall.Meanings(String language) ->
          json.put("call", "meanings").put(LANGUAGE, language);
      case TableCall.Matches() -> json.put("call", "matches");
      case TableCall.Sweep() -> json.put("call", "sweep");
      case TableCall.Holder(String token) -> json.put("call", "holder").put("token", token);
      case TableCall.Rekey(String before, String after) ->
          json.put("call", "rekey").put("before", before).put("after", after);
      case TableCall.Report(String token, ReportWish wish) -> {
        json.put("call", "report").put("hash", token).put("token", wish.token());
        wish.line().ifPresent(line -> json.put("line", line));
        wish.seat().ifPresent(seat -> json.put("seat", seat));
        wish.name().ifPresent(name -> json.put("name", name));
        wish.why().ifPresent(why -> json.put("why", why));
      }
      case TableCall.Erase(String token) -> json.put("call", "erase").put("token", token);
      case TableCall.Join(Newcomer newcomer, String token) -> {
        json.put("call", "join").put("name", newcomer.name()).put("token", token);
        newcomer.seat().ifPresent(seat -> json.put("seat", seat));
        newcomer.ticket().ifPresent(ticket -> json.put("ticket", ticket));
        newcomer.held().ifPresent(held -> json.put("held", held));
      }
    }
    return json.toString();
  }

  private static TableCall call(String text) throws IOException {
    JsonNode json = MAPPER.readTree(text);
    String call = json.path("call").asText();
    return switch (call) {
      case "notice" -> new TableCall.Notice();
      case "sheet" -> new TableCall.Sheet(language(json));
      case "cards" -> new TableCall.Cards(language(json));
      case "meanings" -> new TableCall.Meanings(language(json));
      case "matches" -> new TableCall.Matches();
      case "sweep" -> new TableCall.Sweep();
      case "holder" -> new TableCall.Holder(json.path("token").asText());
      case "rekey" ->
          new TableCall.Rekey(json.path("before").asText(), json.path("after").asText());
      case "report" -> new TableCall.Report(json.path("hash").asText(), report(json));
      case "erase" -> new TableCall.Erase(json.path("token").asText());
      case "join" ->
          new TableCall.Join(
              new Newcomer(
                  json.path("name").asText(),
                  json.has("seat")
                      ? OptionalInt.of(json.path("seat").asInt())
                      : OptionalInt.empty(),
                  Optional.empty(),
                  Optional.ofNullable(json.path("ticket").textValue()),
                  Optional.ofNullable(json.path("held").textValue())),
              json.path("token").asText());
      default -> throw new NotSerializableException("this program does not know " + call);
    };
  }

  /** An older program knows English alone and does not say so. */
  private static String language(JsonNode json) {
    return json.path(LANGUAGE).asText("en");
  }

  private static ReportWish report(JsonNode json) {
    return new ReportWish(
        json.path("token").asText(),
        json.has("line") ? OptionalLong.of(json.path("line").asLong()) : OptionalLong.empty(),
        json.has("seat") ? OptionalInt.of(json.path("seat").asInt()) : OptionalInt.empty(),
        Optional.ofNullable(json.path("name").textValue()),
        Optional.ofNullable(json.path("why").textValue()));
  }

  private static String written(TableCall.Answer answer) {
    return switch (answer) {
      case TableCall.Answer.Matches matches -> page("matches", matches);
      case TableCall.Answer.Shown(Page page) ->
          switch (page) {
            case Page.SeatKey key -> page("seat-key", key);
            case Page.Sheet sheet -> page("sheet", sheet);
            case Page.Cards cards -> page("cards", cards);
            case Page.CardMeanings meanings -> page("meanings", meanings);
            case Page.Document document -> page("document", document);
            case Page.Problem problem -> page("problem", problem);
            case Page.TableNotice notice -> page("notice", notice);
            case Page.Reported reported -> page("reported", reported);
            case Page.Held held -> page("held", held);
            case Page.Erased erased -> page("erased", erased);
            case Page.OpenTables tables -> page("open-tables", tables);
            case Page.Simulated _,
                Page.Lessons _,
                Page.Replay _,
                Page.RecordedGame _,
                Page.Statistics _,
                Page.CheckedBook _,
                Page.RuleExamples _,
                Page.KeptBook _,
                Page.KeptBooks _,
                Page.History _,
                Page.Index _,
                Page.GuestKey _,
                Page.Me _,
                Page.Passkey _,
                Page.SignedOut _,
                PasskeyOptions.Creation _,
                PasskeyOptions.Request _ ->
                throw new IllegalArgumentException("no table answers " + page);
          };
    };
  }

  /** Its kind in a line, and what it is. */
  private static String page(String kind, Object body) {
    return kind + "\n" + Json.write(body);
  }

  private static TableCall.Answer answer(String text) throws IOException {
    int end = text.indexOf('\n');
    String kind = text.substring(0, Math.max(end, 0));
    String body = text.substring(end + 1);
    return switch (kind) {
      case "matches" -> MAPPER.readValue(body, TableCall.Answer.Matches.class);
      case "seat-key" -> shown(body, Page.SeatKey.class);
      case "sheet" -> shown(body, Page.Sheet.class);
      case "cards" -> shown(body, Page.Cards.class);
      case "meanings" -> shown(body, Page.CardMeanings.class);
      case "document" -> shown(body, Page.Document.class);
      // whoever asks hears it in their own language, which only the node that was asked knows
      case "problem" ->
          new TableCall.Answer.Shown(MAPPER.readValue(body, Page.Problem.class).inAnyLanguage());
      case "notice" -> shown(body, Page.TableNotice.class);
      case "reported" -> shown(body, Page.Reported.class);
      case "held" -> shown(body, Page.Held.class);
      case "erased" -> shown(body, Page.Erased.class);
      case "open-tables" -> shown(body, Page.OpenTables.class);
      default -> throw new NotSerializableException("this program does not know " + kind);
    };
  }

  private static TableCall.Answer shown(String body, Class<? extends Page> kind)
      throws IOException {
    return new TableCall.Answer.Shown(MAPPER.readValue(body, kind));
  }
}
