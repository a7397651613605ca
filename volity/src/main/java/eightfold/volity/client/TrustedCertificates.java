package eightfold.volity.client;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.util.Arrays;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** Servers that are trusted because a file says so, and no others. */
final class TrustedCertificates {
  private TrustedCertificates() {}

  /**
   * Trusts whoever shows a certificate of the file, or one that follows from them.
   *
   * @param file certificates in PEM form
   * @throws ClientException if there is no such file, or no certificate in it
   */
  static X509TrustManager of(Path file) throws ClientException {
    try (InputStream in = Files.newInputStream(file)) {
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, null);
      for (Certificate one : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
        store.setCertificateEntry(Integer.toString(store.size()), one);
      }
      if (store.size() == 0) {
        throw noCertificate(file);
      }
      TrustManagerFactory factory =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      factory.init(store);
      return Arrays.stream(factory.getTrustManagers())
          .filter(X509TrustManager.class::isInstance)
          .map(X509TrustManager.class::cast)
          .findFirst()
          .orElseThrow();
    } catch (NoSuchFileException e) {
      throw new ClientException("there is no file " + file);
    } catch (GeneralSecurityException e) {
      throw noCertificate(file);
    } catch (IOException e) {
      throw new ClientException(file + " cannot be read: " + e.getMessage());
    }
  }

  private static ClientException noCertificate(Path file) {
    return new ClientException(
        file + " holds no certificate; one in PEM form begins with -----BEGIN CERTIFICATE-----");
  }
}
