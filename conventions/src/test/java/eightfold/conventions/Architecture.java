package eightfold.conventions;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.elements.ClassesShould;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The table of the design: which package may see which. The packages are named under a root, so
 * that the same rules can be held against bad examples under another root.
 */
final class Architecture {
  private static final String[] ENGINE = {
    "cards",
    "rules",
    "program",
    "play",
    "game",
    "playout",
    "shedding",
    "spelling",
    "message",
    "state"
  };
  private static final String[] NOTATION = {"record", "scenario", "yaml"};

  private final String root;
  private final List<ArchRule> rules = new ArrayList<>();

  private Architecture(String root) {
    this.root = root;
  }

  /** All rules, for the packages under {@code root}. */
  static List<ArchRule> rules(String root) {
    Architecture design = new Architecture(root);
    design.modules();
    design.insideEngine();
    design.pureRooms();
    design.fixedFields();
    return design.rules;
  }

  private void modules() {
    String[] tops = {"server", "volity", "cli", "testkit", "bench", "crazier", "games"};
    String[] users = and(tops, "bots", "lab", "protocol");
    neverSees("the engine knows nobody above it", ENGINE, and(users, and(NOTATION, "patience")));
    neverSees(
        "records and scenarios know every kind of game by the face alone",
        NOTATION,
        and(users, "rules", "program", "play", "shedding", "patience"));
    neverSees("bots see the engine", "bots", and(tops, "lab", "protocol"));
    neverSees("the lab sees engine and bots", "lab", and(tops, "protocol"));
    neverSees("protocol sees the engine", "protocol", and(tops, "bots", "lab"));
    neverSees(
        "the server knows the face",
        "server",
        "volity",
        "cli",
        "testkit",
        "bench",
        "crazier",
        "games");
    door();
    String[] family = {"rules", "program", "play", "shedding", "games"};
    neverSees(
        "a game of another kind sees what the engine has for all kinds",
        "crazier",
        and(family, "patience", "bots", "lab", "protocol", "server", "cli", "testkit", "bench"));
    neverSees(
        "a patience is a game of another kind, too",
        "patience",
        and(family, "crazier", "bots", "lab", "protocol", "server", "cli", "testkit", "bench"));
    neverSees(
        "all kinds together see no user of theirs",
        "games",
        "bots",
        "lab",
        "protocol",
        "server",
        "cli",
        "testkit",
        "bench");
    pure("a game of another kind", "crazier", "patience", "games");
    neverSees(
        "the oracle sees only the engine",
        "testkit",
        "bots",
        "lab",
        "protocol",
        "server",
        "cli",
        "bench",
        "crazier",
        "games");
  }

  private void door() {
    neverSees(
        "a door translates what rooms say; it holds no rules",
        "volity",
        and(
            NOTATION,
            "cards",
            "rules",
            "program",
            "play",
            "shedding",
            "bots",
            "lab",
            "patience",
            "crazier",
            "games",
            "server.adapter",
            "server.postgres",
            "server.cluster",
            "cli",
            "testkit",
            "bench"));
    pure("a referee", "volity.table", "volity.parlor", "volity.rpc", "volity.xml");
    neverSees(
        "a client knows a table from outside",
        "volity.client",
        "volity.door",
        "volity.parlor",
        "server");
    add(
        noClasses()
            .that()
            .resideOutsideOfPackage(root + ".volity.client..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.jivesoftware..", "org.jxmpp.."))
            .because("a server needs no client of XMPP"));
  }

  private static String[] and(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }

  private void insideEngine() {
    kernelReadsPrograms();
    neverSees("programs know no kernel", "program", "play");
    neverSees("rule books know no program", "rules", "program");
    add(
        noClasses()
            .that()
            .resideOutsideOfPackages(
                under("playout", "shedding", "crazier", "patience", "bots", "lab", "bench"))
            .should()
            .dependOnClassesThat()
            .resideInAPackage(root + ".playout..")
            .because("only playouts do acts that nobody looks at again"));
    add(
        noClasses()
            .that()
            .resideOutsideOfPackage(root + ".program..")
            .should()
            .accessTargetWhere(setsFieldOf(root + ".program"))
            .because("a program is made by its compiler and stays as it is"));
    ClassesShould kernelShould = in("cards", "program", "play").should();
    add(
        kernelShould
            .dependOnClassesThat(
                resideInAnyPackage("com.fasterxml..", "tools.jackson..", "org.snakeyaml.."))
            .because("JSON and YAML are for rule books, records and scenarios only"));
    neverSees(
        "messages are what everybody says, and say nothing by themselves",
        "message",
        "rules",
        "program",
        "play",
        "game",
        "shedding",
        "spelling");
    neverSees(
        "what all kinds of games keep their tables with knows none of them",
        "state",
        "cards",
        "rules",
        "program",
        "play",
        "playout",
        "shedding");
    add(
        noClasses()
            .that()
            .resideOutsideOfPackage(root + ".message..")
            .should()
            .dependOnClassesThat(resideInAPackage("com.ibm.icu.."))
            .because("a message is put into words when somebody asks for them, and there alone"));
    pure("the engine", ENGINE);
    pure("the notation", NOTATION);
  }

  /** Of the rule language the kernel knows what a rule says plainly: a number, a yes, a choice. */
  private void kernelReadsPrograms() {
    String[] interpreting = {
      "rules.book", "rules.check", "rules.finding", "rules.json", "rules.sheet", "rules.text"
    };
    neverSees("the kernel reads programs, not rule books", "play", interpreting);
    String vocabulary = root + ".rules.vocabulary";
    String[] compiled = {"RuleBook", "CardSet", "SeatTable"};
    add(
        in("play")
            .should()
            .dependOnClassesThat(named(vocabulary, compiled))
            .because("sets of cards and numbers by seats are compiled before anybody plays"));
  }

  private void pureRooms() {
    String[] adapters = {"server.adapter", "server.postgres", "server.cluster"};
    neverSees("a room is a function", "server.room", adapters);
    neverSees("tables are kept and placed by others", "server.lobby", adapters);
    pure("a room", "server.room");
    add(
        in("server.room")
            .should()
            .dependOnClassesThat(
                resideInAnyPackage(
                    "io.javalin..",
                    "org.eclipse.jetty..",
                    "java.sql..",
                    "org.sqlite..",
                    "org.slf4j.."))
            .because("a room does not know by which doors people come"));
    add(
        noClasses()
            .that()
            .resideOutsideOfPackage(root + ".server.cluster..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("org.apache.pekko..", "com.typesafe.."))
            .because("one machine is the case without Pekko"));
    add(
        noClasses()
            .that()
            .resideOutsideOfPackage(root + ".server.postgres..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("com.zaxxer.hikari..", "org.postgresql.."))
            .because("one machine needs no database"));
  }

  /** What one class shows as a field, no other one can change. */
  private void fixedFields() {
    add(
        fields()
            .that()
            .areDeclaredInClassesThat(handWritten())
            .and()
            .arePublic()
            .should()
            .beFinal()
            .because("who shows a field says what it is, and lets nobody else say it"));
    add(
        noFields()
            .that()
            .areDeclaredInClassesThat(handWritten())
            .and()
            .arePublic()
            .should()
            .haveRawType(ARRAY)
            .because("an array that others see they can change"));
    add(
        noMethods()
            .that()
            .areDeclaredInClassesThat(resideInAPackage(root + ".program.."))
            .and()
            .arePublic()
            .and()
            .doNotHaveName("values")
            .should()
            .haveRawReturnType(ARRAY)
            .because("a program is made by its compiler and stays as it is"));
  }

  private DescribedPredicate<JavaClass> handWritten() {
    return resideInAPackage(root + "..")
        .and(not(resideInAPackage(root + ".bench.jmh_generated..")));
  }

  /** No input and output, no clock, no threads, no chance but what is handed in. */
  private void pure(String who, String... packages) {
    add(
        in(packages)
            .should()
            .dependOnClassesThat(INPUT_OUTPUT)
            .because(who + " does no input and output"));
    add(in(packages).should().dependOnClassesThat(THREADS).because(who + " starts no threads"));
    add(
        in(packages)
            .should()
            .dependOnClassesThat(CHANCE)
            .because("chance comes into " + who + " as an argument"));
    add(
        in(packages)
            .should()
            .accessTargetWhere(AMBIENT)
            .because("time, chance and surroundings come into " + who + " as arguments"));
  }

  private void neverSees(String reason, String who, String... whom) {
    neverSees(reason, new String[] {who}, whom);
  }

  private void neverSees(String reason, String[] who, String[] whom) {
    add(in(who).should().dependOnClassesThat().resideInAnyPackage(under(whom)).because(reason));
  }

  private com.tngtech.archunit.lang.syntax.elements.GivenClassesConjunction in(String... packages) {
    return noClasses().that().resideInAnyPackage(under(packages));
  }

  private String[] under(String... packages) {
    return Stream.of(packages).map(p -> root + "." + p + "..").toArray(String[]::new);
  }

  private void add(ArchRule rule) {
    rules.add(rule);
  }

  private static final DescribedPredicate<JavaClass> ARRAY =
      DescribedPredicate.describe("an array", JavaClass::isArray);

  private static final DescribedPredicate<JavaClass> INPUT_OUTPUT =
      resideInAnyPackage("java.nio.file..", "java.nio.channels..", "java.net..", "java.net.http..")
          .or(
              named(
                  "java.io",
                  "File",
                  "FileReader",
                  "FileWriter",
                  "FileInputStream",
                  "FileOutputStream"))
          .or(named("java.io", "RandomAccessFile", "Console"));

  private static final DescribedPredicate<JavaClass> THREADS =
      resideInAPackage("java.util.concurrent..")
          .and(not(named("java.util.concurrent", "ThreadLocalRandom")))
          .or(named("java.lang", "Thread", "ThreadLocal", "Thread$Builder"))
          .or(named("java.util", "Timer", "TimerTask"));

  private static final DescribedPredicate<JavaClass> CHANCE =
      resideInAPackage("java.util.random..")
          .or(named("java.util", "Random", "SplittableRandom"))
          .or(named("java.util.concurrent", "ThreadLocalRandom"))
          .or(named("java.security", "SecureRandom"));

  private static final Set<String> AMBIENT_MEMBERS =
      Set.of(
          "java.lang.System.out",
          "java.lang.System.err",
          "java.lang.System.in",
          "java.lang.System.getenv",
          "java.lang.System.getProperty",
          "java.lang.System.nanoTime",
          "java.lang.System.currentTimeMillis",
          "java.lang.Math.random",
          "java.util.Collections.shuffle",
          "java.util.UUID.randomUUID");

  private static final DescribedPredicate<JavaAccess<?>> AMBIENT =
      DescribedPredicate.describe(
          "is a clock, chance, or the surroundings of the process",
          access -> {
            AccessTarget target = access.getTarget();
            String owner = target.getOwner().getFullName();
            return AMBIENT_MEMBERS.contains(owner + "." + target.getName())
                || owner.equals("java.time.Clock")
                || (owner.startsWith("java.time.") && target.getName().equals("now"));
          });

  private static DescribedPredicate<JavaAccess<?>> setsFieldOf(String javaPackage) {
    return DescribedPredicate.describe(
        "sets a field of a class of " + javaPackage,
        access ->
            access instanceof JavaFieldAccess field
                && field.getAccessType() == JavaFieldAccess.AccessType.SET
                && field.getTargetOwner().getPackageName().equals(javaPackage));
  }

  private static DescribedPredicate<JavaClass> named(String javaPackage, String... names) {
    Set<String> fullNames = Set.copyOf(Stream.of(names).map(n -> javaPackage + "." + n).toList());
    return DescribedPredicate.describe(
        "is one of " + fullNames, type -> fullNames.contains(type.getFullName()));
  }
}
