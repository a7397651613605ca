package eightfold.server.cluster;

import eightfold.server.adapter.OwnerOnly;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateExpiredException;
import java.security.cert.CertificateFactory;
import java.security.cert.CertificateNotYetValidException;
import java.security.cert.X509Certificate;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;
import org.apache.pekko.pki.pem.DERPrivateKeyLoader;
import org.apache.pekko.pki.pem.PEMDecoder;

/**
 * By what servers know each other: a key, its certificate, and that of the authority that has
 * signed those of all servers. Who has none of it neither reads what they say nor is heard.
 *
 * @param key file of the private key, RSA in PEM
 * @param certificate file of the certificate of that key, in PEM
 * @param authority file of the authority's certificate, in PEM
 */
public record ClusterTls(Path key, Path certificate, Path authority) {
  private static final System.Logger LOG = System.getLogger(ClusterTls.class.getName());

  private static final String KEY = "tls.key";
  private static final String CERTIFICATE = "tls.crt";
  private static final String AUTHORITY = "ca.crt";

  /** What is signed to see whether a key belongs to a certificate. */
  private static final byte[] ANYTHING = {8};

  /** How TLS 1.3 speaks of a server's certificate whatever key it has. */
  private static final String ANY_SERVER = "UNKNOWN";

  private static final String RSA = "RSA";

  /**
   * The files {@code tls.key}, {@code tls.crt} and {@code ca.crt} of a folder.
   *
   * @throws IOException in one clear line, if one of them is missing or cannot be read, or other
   *     servers would not take them
   */
  public static ClusterTls in(Path folder) throws IOException {
    ClusterTls tls =
        new ClusterTls(folder.resolve(KEY), folder.resolve(CERTIFICATE), folder.resolve(AUTHORITY));
    tls.check();
    return tls;
  }

  /** Says in the log where others on this machine may read the key, which are not refused. */
  void warnOfReaders() {
    if (OwnerOnly.isReadByAll(key)) {
      LOG.log(
          System.Logger.Level.WARNING,
          "everybody on this machine may read " + key + ": let it be the server's user alone");
    }
  }

  private void check() throws IOException {
    PrivateKey secret = readKey();
    X509Certificate own = readCertificate(certificate);
    X509Certificate signer = readCertificate(authority);
    if (!belongs(secret, own)) {
      throw new IOException(
          key + " is not the key of " + certificate + ": each has to be made for the other");
    }
    checkTime(authority, signer);
    checkTime(certificate, own);
    try {
      own.verify(signer.getPublicKey());
    } catch (GeneralSecurityException e) {
      throw new IOException(
          certificate
              + " is not signed by "
              + authority
              + ": that file must be the certificate of the authority that has signed it, with no"
              + " other between them",
          e);
    }
    checkUse(own, signer);
  }

  private PrivateKey readKey() throws IOException {
    String pem = new String(bytes(key), StandardCharsets.ISO_8859_1);
    try {
      // as it is read when somebody connects
      return DERPrivateKeyLoader.load(PEMDecoder.decode(pem));
    } catch (Exception e) {
      // whatever it was: of a key nothing is repeated
      throw new IOException(
          key + " is no key that can be used: it must be an RSA key in PEM, without a password");
    }
  }

  private static X509Certificate readCertificate(Path file) throws IOException {
    byte[] bytes = bytes(file);
    try (InputStream in = new ByteArrayInputStream(bytes)) {
      return (X509Certificate) CertificateFactory.getInstance("X.509").generateCertificate(in);
    } catch (CertificateException e) {
      throw new IOException(file + " is no certificate in PEM", e);
    }
  }

  private static byte[] bytes(Path file) throws IOException {
    if (Files.notExists(file)) {
      throw new IOException(
          "there is no "
              + file
              + "; the folder must have "
              + KEY
              + ", "
              + CERTIFICATE
              + " and "
              + AUTHORITY
              + ", in PEM");
    }
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new IOException(file + " cannot be read: the server's user must be allowed to", e);
    }
  }

  private static boolean belongs(PrivateKey secret, X509Certificate certificate) {
    try {
      Signature signing = Signature.getInstance("SHA256withRSA");
      signing.initSign(secret);
      signing.update(ANYTHING);
      byte[] signed = signing.sign();
      signing.initVerify(certificate.getPublicKey());
      signing.update(ANYTHING);
      return signing.verify(signed);
    } catch (GeneralSecurityException e) {
      return false;
    }
  }

  private static void checkTime(Path file, X509Certificate certificate) throws IOException {
    try {
      certificate.checkValidity();
    } catch (CertificateExpiredException e) {
      throw new IOException(
          file + " has ended, on " + certificate.getNotAfter().toInstant() + ": renew it", e);
    } catch (CertificateNotYetValidException e) {
      throw new IOException(
          file
              + " does not hold before "
              + certificate.getNotBefore().toInstant()
              + ": is the clock of this machine right?",
          e);
    }
  }

  /** Each server is called by others and calls them. */
  private void checkUse(X509Certificate own, X509Certificate signer) throws IOException {
    X509Certificate[] chain = {own};
    try {
      KeyStore trusted = KeyStore.getInstance(KeyStore.getDefaultType());
      trusted.load(null, null);
      trusted.setCertificateEntry(AUTHORITY, signer);
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(trusted);
      for (TrustManager any : factory.getTrustManagers()) {
        if (any instanceof X509TrustManager trust) {
          trust.checkServerTrusted(chain, ANY_SERVER);
          trust.checkClientTrusted(chain, RSA);
        }
      }
    } catch (GeneralSecurityException e) {
      throw new IOException(
          certificate
              + " would not be taken by other servers; it must be for servers and clients, where it"
              + " says what it is for: "
              + e.getMessage(),
          e);
    }
  }
}
