import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

/** Where `samobranka serve` listens while one works on the client with `npm run dev`. */
const server = process.env['SAMOBRANKA_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte' })],
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
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
