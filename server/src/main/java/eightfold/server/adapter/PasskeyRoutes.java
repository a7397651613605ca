package eightfold.server.adapter;

import eightfold.message.Message;
import eightfold.protocol.Bodies;
import eightfold.protocol.GuestToken;
import eightfold.protocol.NewPasskey;
import eightfold.protocol.Page;
import eightfold.protocol.PasskeyOptions;
import eightfold.protocol.PasskeyRemoval;
import eightfold.protocol.PasskeySignIn;
import eightfold.server.lobby.People;
import eightfold.server.lobby.Problems;
import eightfold.server.port.RelyingParty;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What plain HTTP can be asked for about passkeys. */
final class PasskeyRoutes {
  private static final int OK = 200;
  private static final int CREATED = 201;

  /** Looking at a signature costs as much as so many plain requests. */
  private static final int PROOF = 5;

  private final People people;
  private final CallLimits calls;
  private final Clients clients;

  PasskeyRoutes(People people, CallLimits calls, Clients clients) {
    this.people = people;
    this.calls = calls;
    this.clients = clients;
  }

  List<Route> routes() {
    return List.of(request(), signIn(), creation(), keep(), removal(), signOut());
  }

  private Route request() {
    return Route.get(
        "/api/passkeys",
        "passkeyRequest",
        "What a browser is asked so that somebody signs in with a passkey.",
        Route.Answers.of(OK, PasskeyOptions.Request.class),
        ctx -> HttpApi.send(ctx, at(ctx, party -> people.passkeys().request(party))));
  }

  private Route signIn() {
    return Route.post(
        "/api/passkeys",
        "signIn",
        "A guest's token for whoever shows their passkey.",
        Bodies.SIGN_IN,
        Route.Answers.of(CREATED, Page.GuestKey.class),
        ctx -> {
          PasskeySignIn wish = PasskeySignIn.read(Requests.body(ctx));
          HttpApi.send(ctx, proven(ctx, party -> people.passkeys().signIn(wish, party)));
        });
  }

  private Route creation() {
    return Route.post(
        "/api/me/passkeys/options",
        "passkeyCreation",
        "What a browser is asked so that a guest gets a passkey.",
        Bodies.WHO,
        Route.Answers.of(OK, PasskeyOptions.Creation.class),
        ctx -> {
          String guest = GuestToken.read(Requests.body(ctx)).guest();
          HttpApi.send(ctx, at(ctx, party -> people.passkeys().creation(guest, party)));
        });
  }

  private Route keep() {
    return Route.post(
        "/api/me/passkeys",
        "keepPasskey",
        "Keeps a passkey that a guest has made.",
        Bodies.NEW_PASSKEY,
        Route.Answers.of(OK, Page.Passkey.class),
        ctx -> {
          NewPasskey made = NewPasskey.read(Requests.body(ctx));
          String address = calls.address(ctx);
          HttpApi.send(ctx, proven(ctx, party -> people.passkeys().keep(made, party, address)));
        });
  }

  private Route removal() {
    return Route.post(
        "/api/me/passkeys/removal",
        "removePasskey",
        "A passkey of a guest's own is worth nothing any more.",
        Bodies.PASSKEY_REMOVAL,
        Route.Answers.of(OK, Page.Passkey.class),
        ctx ->
            HttpApi.send(ctx, people.passkeys().remove(PasskeyRemoval.read(Requests.body(ctx)))));
  }

  private Route signOut() {
    return Route.post(
        "/api/me/sign-out",
        "signOut",
        "All tokens of a guest and of their seats are worth nothing any more; a passkey brings"
            + " others.",
        Bodies.WHO,
        Route.Answers.of(OK, Page.SignedOut.class),
        ctx -> HttpApi.send(ctx, people.signOut(GuestToken.read(Requests.body(ctx)).guest())));
  }

  private Page at(Context ctx, Function<RelyingParty, Page> asking) {
    Optional<RelyingParty> party = clients.relyingParty(ctx);
    return party.isPresent()
        ? asking.apply(party.get())
        : Page.Problem.of(Problems.NOT_POSSIBLE, Message.of("problems.passkeys-not-here"));
  }

  private Page proven(Context ctx, Function<RelyingParty, Page> asking) {
    return calls.priced(
        ctx,
        pays ->
            pays.test(PROOF)
                ? at(ctx, asking)
                : Page.Problem.of(Problems.TOO_FAST, Message.of("problems.many-proofs")));
  }
}
