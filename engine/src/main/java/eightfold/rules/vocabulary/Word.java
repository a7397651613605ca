package eightfold.rules.vocabulary;

import java.util.List;

/** What a line says by a word that is no rule of the core but says some clauses of one. */
interface Word {
  /** What the word means. */
  Definition definition();

  /** What stands behind it, in the order of its components. */
  List<Object> values();
}
