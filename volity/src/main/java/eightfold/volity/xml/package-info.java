/** XML of stanzas: small trees, read under limits. */
@NullMarked
package eightfold.volity.xml;

import org.jspecify.annotations.NullMarked;
