// How Vite bundles the client, serves it during development and runs its unit tests.
import globalData from "@csstools/postcss-global-data";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the sources at once and asks the server on port 8000 for everything else.
const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  css: { postcss: { plugins: [globalData({ files: ["src/style/media.css"] }), customMedia()] } },
  build: {
    outDir: "../src/saucer/webroot",
    emptyOutDir: true,
    manifest: true, // build.py weighs by it
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy lets nothing be inline
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
  },
  server: {
    fs: { allow: [".."] }, // the catalogues and rules pages are the server's own
    proxy: { "/api": { target: server, ws: true, headers: { origin: server } } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
