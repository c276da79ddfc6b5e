import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where `samobranka serve` listens while one works on the client with `npm run dev`. */
const server = process.env['SAMOBRANKA_SERVER'] ?? 'http://127.0.0.1:8000';

/** Packs every script and style as small as can be: the server packs by itself, but in a hurry. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (dir === undefined || !/\.(js|css)$/.test(name)) continue;
        const source = file.type === 'chunk' ? file.code : file.source;
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(source));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' }), packed()],
  build: {
    outDir: '../src/samobranka/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Themes are light-dark() pairs, which the compiler must leave as they are.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // A data: font or picture would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    // The polyfill is an inline script, which the policy forbids; every browser we build for has it.
    modulePreload: { polyfill: false },
    // What several pages share travels in a few files, not in dozens whose headers weigh as much;
    // in strict order, for files that were put together may name each other in a circle.
    rolldownOptions: {
      output: {
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
