/**
 * The page in a real browser, over a real server: whole deals, coming back, accessibility,
 * pictures.
 */
@NullMarked
package eightfold.server.browser;

import org.jspecify.annotations.NullMarked;
