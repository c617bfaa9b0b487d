import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';

// Every browser since the spring of 2024: what the tokens speak (light-dark, nesting) stays as it is written.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** The browser's build; scripts/build.ts makes the server's drawing of the same pages from it too. */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), endpointsPlugin()],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  css: { modules: { generateScopedName: '[local]_[hash:base64:4]' } },
  build: {
    target: BROWSERS,
    cssTarget: BROWSERS,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    outDir: 'dist/client',
    rolldownOptions: { input: { entry: 'src/web/app/entry.tsx' } },
  },
  ssr: { noExternal: true },
  logLevel: 'warn',
});
