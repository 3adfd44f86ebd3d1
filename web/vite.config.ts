import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { pictures } from './pictures.ts';

export default defineConfig({
  plugins: [pictures(), svelte()],
  // The numbered rules lie beside the page.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.KUBIK_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: '../src/kubik/server/page',
    emptyOutDir: true,
    target: 'es2023',
    // The server allows nothing inline, so small files stay files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
