package eightfold.volity.village;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * A certificate that nobody has signed but its owner, as operators make them.
 *
 * @param file the certificate, in PEM form
 * @param key the key that belongs to it, in PEM form
 */
public record OwnCertificate(Path file, Path key) {
  private static final String PASSWORD = "changeit";
  private static final int LINE = 64;

  /** Makes one for a host; it is good for two days. */
  public static OwnCertificate of(String host, Path folder)
      throws IOException, InterruptedException, GeneralSecurityException {
    Files.createDirectories(folder);
    Path store = folder.resolve("store.p12");
    Process keytool =
        new ProcessBuilder(
                List.of(
                    Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                    "-genkeypair",
                    "-alias",
                    "own",
                    "-keyalg",
                    "RSA",
                    "-keysize",
                    "2048",
                    "-validity",
                    "2",
                    "-dname",
                    "CN=" + host,
                    "-ext",
                    "san=dns:" + host,
                    "-storetype",
                    "PKCS12",
                    "-storepass",
                    PASSWORD,
                    "-keystore",
                    store.toString()))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("keytool").toFile())
            .start();
    if (!keytool.waitFor(60, TimeUnit.SECONDS) || keytool.exitValue() != 0) {
      throw new IOException(Files.readString(folder.resolve("keytool")));
    }
    KeyStore made = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(store)) {
      made.load(in, PASSWORD.toCharArray());
    }
    return new OwnCertificate(
        pem(folder.resolve("own.crt"), "CERTIFICATE", made.getCertificate("own").getEncoded()),
        pem(
            folder.resolve("own.key"),
            "PRIVATE KEY",
            made.getKey("own", PASSWORD.toCharArray()).getEncoded()));
  }

  private static Path pem(Path file, String what, byte[] bytes) throws IOException {
    String text = Base64.getMimeEncoder(LINE, new byte[] {'\n'}).encodeToString(bytes);
    return Files.writeString(
        file, "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n");
  }
}
