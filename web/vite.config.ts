import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const require = createRequire(import.meta.url);

/** `import wyvern from "icon:wyvern"`: the drawing of one icon of the game-icons set, and nothing of the others. */
function icons(): Plugin {
  const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));
  const prefix = "icon:";
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
      if (!icon) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

/** Compressed copies beside the text files, so that the server need not compress. */
function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html|json|webmanifest)$/.test(name)) continue;
        const source = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(source));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(source));
      }
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), compressed()],
  build: {
    outDir: process.env.RULEWRIGHT_CLIENT ?? "../src/rulewright/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": process.env.RULEWRIGHT_SERVER ?? "http://127.0.0.1:8000",
      "/ws": { target: process.env.RULEWRIGHT_SERVER ?? "http://127.0.0.1:8000", ws: true },
    },
  },
});
