import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { words } from './words.plugin.ts'

// The words are those of the whole house: the browser reads the same Fluent files as the terminal.
const house = fileURLToPath(new URL('../src/blanketfort', import.meta.url))

export default defineConfig({
  plugins: [svelte(), words(house, ['en', 'fr'])],
  // The server serves the built client from inside the Python package, so that a wheel needs no node.
  base: './',
  worker: { format: 'es' },
  build: {
    outDir: '../src/blanketfort/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/transport/service-worker.ts'],
      // A service worker keeps its name, and stands where all that it serves is below it.
      output: { entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
