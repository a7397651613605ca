import { defineConfig } from "vitest/config";

// The page's build goes where Maven packs it: into the jar of this module, under /static.
const server = process.env["EIGHTFOLD_SERVER"] ?? "http://localhost:8080";

export default defineConfig({
  base: "./",
  build: {
    outDir: "target/classes/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    modulePreload: {
      // browsers without it load the parts a moment later
      polyfill: false,
      // what every page has from its beginning need not be named again, nor a part that needs nothing else
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === "html") return needed;
        const others = needed.filter((part) => !part.includes("/en-signs-"));
        return others.every((part) => part === file) ? [] : others;
      },
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
    passWithNoTests: true,
  },
});
