package eightfold.server.cluster;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.interfaces.RSAPrivateCrtKey;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * An authority that signs certificates, written from RFC 5280 (certificates), RFC 8017 (RSA keys)
 * and RFC 7468 (PEM), so that a test can have wrong ones too.
 */
final class Authority {
  /** Every key that it makes is of this kind. */
  static final String RSA = "RSA";

  private static final int SEQUENCE = 0x30;
  private static final int SET = 0x31;
  private static final int INTEGER = 0x02;
  private static final int OCTETS = 0x04;
  private static final int OBJECT = 0x06;
  private static final int UTF8 = 0x0c;
  private static final int UTC_TIME = 0x17;
  private static final int SHORT = 0x80;
  private static final byte[] NULL = {0x05, 0};
  private static final byte[] TRUE = {0x01, 1, (byte) 0xff};
  private static final byte[] COMMON_NAME = {0x55, 0x04, 0x03};
  private static final byte[] BASIC_CONSTRAINTS = {0x55, 0x1d, 0x13};
  private static final byte[] EXTENDED_KEY_USAGE = {0x55, 0x1d, 0x25};
  private static final byte[] FOR_SERVERS = {0x2b, 6, 1, 5, 5, 7, 3, 1};

  /** sha256WithRSAEncryption. */
  private static final byte[] SIGNING = {
    0x2a, (byte) 0x86, 0x48, (byte) 0x86, (byte) 0xf7, 0x0d, 1, 1, 0x0b
  };

  private static final DateTimeFormatter UTC =
      DateTimeFormatter.ofPattern("yyMMddHHmmss'Z'").withZone(ZoneOffset.UTC);

  private static final AtomicLong NUMBERS = new AtomicLong(1);

  private final String name;
  private final KeyPair keys = keys(RSA);
  private final byte[] certificate;

  Authority(String name) {
    this.name = name;
    this.certificate = signed(name, keys, tomorrow(), constraints());
  }

  private static byte[] constraints() {
    return der(SEQUENCE, der(OBJECT, BASIC_CONSTRAINTS), TRUE, der(OCTETS, der(SEQUENCE, TRUE)));
  }

  private static Instant tomorrow() {
    return Instant.now().plus(Duration.ofDays(1));
  }

  static KeyPair keys(String kind) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance(kind);
      // the least that Java takes: nothing but a test is guarded by them, and it waits for them
      generator.initialize(kind.equals(RSA) ? 1_024 : 256);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A server's folder with a certificate in some name, as all of a service have it. */
  Path issues(Path folder, String to) throws IOException {
    return issues(folder, to, keys(RSA), tomorrow());
  }

  /** The same for these keys, until then. */
  Path issues(Path folder, String to, KeyPair of, Instant until) throws IOException {
    return writes(folder, of.getPrivate(), signed(to, of, until));
  }

  /** The same where it says that it is for servers, and nothing of clients. */
  Path issuesForServersOnly(Path folder, String to) throws IOException {
    KeyPair of = keys(RSA);
    byte[] uses = der(OCTETS, der(SEQUENCE, der(OBJECT, FOR_SERVERS)));
    byte[] use = der(SEQUENCE, der(OBJECT, EXTENDED_KEY_USAGE), uses);
    return writes(folder, of.getPrivate(), signed(to, of, tomorrow(), use));
  }

  private Path writes(Path folder, PrivateKey key, byte[] issued) throws IOException {
    Files.createDirectories(folder);
    Path secret = folder.resolve("tls.key");
    Files.writeString(secret, pem("PRIVATE KEY", key.getEncoded()));
    if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("rw-------"));
    }
    Files.writeString(folder.resolve("tls.crt"), pem("CERTIFICATE", issued));
    Files.writeString(folder.resolve("ca.crt"), pem("CERTIFICATE", certificate));
    return folder;
  }

  /** A key as older programs write it. */
  static String oldPem(RSAPrivateCrtKey key) {
    return pem(
        "RSA PRIVATE KEY",
        der(
            SEQUENCE,
            Stream.of(
                    BigInteger.ZERO,
                    key.getModulus(),
                    key.getPublicExponent(),
                    key.getPrivateExponent(),
                    key.getPrimeP(),
                    key.getPrimeQ(),
                    key.getPrimeExponentP(),
                    key.getPrimeExponentQ(),
                    key.getCrtCoefficient())
                .map(Authority::integer)
                .toArray(byte[][]::new)));
  }

  private static String pem(String label, byte[] bytes) {
    String lines =
        Base64.getMimeEncoder(64, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(bytes);
    return "-----BEGIN " + label + "-----\n" + lines + "\n-----END " + label + "-----\n";
  }

  private byte[] signed(String to, KeyPair of, Instant until, byte[]... extensions) {
    byte[] algorithm = der(SEQUENCE, der(OBJECT, SIGNING), NULL);
    Instant since = until.minus(Duration.ofDays(2));
    byte[] content =
        der(
            SEQUENCE,
            der(0xa0, integer(BigInteger.TWO)),
            integer(BigInteger.valueOf(NUMBERS.getAndIncrement())),
            algorithm,
            named(name),
            der(SEQUENCE, time(since), time(until)),
            named(to),
            of.getPublic().getEncoded(),
            extensions.length == 0 ? new byte[0] : der(0xa3, der(SEQUENCE, extensions)));
    try {
      Signature signing = Signature.getInstance("SHA256withRSA");
      signing.initSign(keys.getPrivate());
      signing.update(content);
      byte[] unused = {0};
      return der(SEQUENCE, content, algorithm, der(0x03, unused, signing.sign()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] named(String who) {
    byte[] text = der(UTF8, who.getBytes(StandardCharsets.UTF_8));
    return der(SEQUENCE, der(SET, der(SEQUENCE, der(OBJECT, COMMON_NAME), text)));
  }

  private static byte[] time(Instant at) {
    return der(UTC_TIME, UTC.format(at).getBytes(StandardCharsets.US_ASCII));
  }

  private static byte[] integer(BigInteger number) {
    return der(INTEGER, number.toByteArray());
  }

  /** A value with its tag and length. */
  private static byte[] der(int tag, byte[]... parts) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      body.writeBytes(part);
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(tag);
    if (body.size() >= SHORT) {
      byte[] length = BigInteger.valueOf(body.size()).toByteArray();
      int from = length[0] == 0 ? 1 : 0;
      all.write(SHORT | (length.length - from));
      all.write(length, from, length.length - from);
    } else {
      all.write(body.size());
    }
    all.writeBytes(body.toByteArray());
    return all.toByteArray();
  }
}
