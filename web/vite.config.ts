import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { words } from "./messages/plugin.mjs";

// The page's build goes where Maven packs it: into the jar of this module, under /static.
const server = process.env["EIGHTFOLD_SERVER"] ?? "http://localhost:8080";

/** Parts that every page has from its beginning. */
const EVERYWHERE = /\/(index|jsxRuntime|late|localized|pack|preact|rolldown-runtime|words)-/;

/** Before a part is imported its files are fetched by the page's own hand, which does not wait for a silent line. */
const fetchesAhead = {
  name: "eightfold:fetches-ahead",
  enforce: "pre" as const,
  load: {
    filter: { id: /\0vite\/preload-/ },
    handler: () =>
      `export { imported as __vitePreload } from "${fileURLToPath(new URL("src/app/fetching.ts", import.meta.url))}"`,
  },
};

export default defineConfig({
  base: "./",
  plugins: [fetchesAhead, words()],
  build: {
    outDir: "target/classes/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    modulePreload: {
      // browsers without it load the parts a moment later
      polyfill: false,
      // what every page has from its beginning need not be named again
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === "html"
          ? needed
          : [file, ...needed.filter((part) => part !== file && !EVERYWHERE.test(part))],
    },
  },
  server: {
    // `npm run dev` serves the page itself and passes the rest on to a running `./eightfold serve`.
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: {
    // Tests that need a document say so in their first line.
    environment: "node",
    include: ["src/**/*.test.{ts,tsx}"],
    // files share their modules: reading these anew for each took two thirds of the time
    pool: "threads",
    isolate: false,
    // the first test of a file reads what it needs, which takes a busy machine seconds
    testTimeout: 30_000,
    hookTimeout: 30_000,
    passWithNoTests: true,
  },
});
