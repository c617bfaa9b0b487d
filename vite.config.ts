import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkOf, homesPlugin } from './scripts/web-build/chunks.ts';
import { eagerPlugin } from './scripts/web-build/eager/eager-plugin.ts';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';
import { iconsPlugin } from './scripts/web-build/icons-plugin.ts';
import { loaderPlugin } from './scripts/web-build/loader-plugin.ts';
import { urlPlugin } from './scripts/web-build/url-plugin.ts';

// Every browser since the spring of 2024: what the tokens speak (light-dark, nesting) stays as it is written.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

// The first file of every page names most others, and a hash does not compress: 42 bits tell a few hundred files apart.
const SHORT_NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** The browser's build; scripts/build.ts makes the server's drawing of the same pages from it too. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [
    react(),
    endpointsPlugin(),
    iconsPlugin(),
    loaderPlugin(),
    urlPlugin(),
    !isSsrBuild && homesPlugin(import.meta.dirname),
    !isSsrBuild && eagerPlugin(),
  ],
  // React has had the hook of its own since 18; the router brings one for 17 along.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
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
    rolldownOptions: {
      input: {
        first: 'src/web/app/bootstrap/first.ts',
        entry: 'src/web/app/entry.tsx',
        offline: 'src/web/app/offline/entry.tsx',
        measures: 'src/web/platform/privacy-mode/decoy-page.ts',
      },
      checks: { bundlerTimings: false },
      // The domain does nothing when it is loaded (no clock, no chance, no I/O): what a page does not call stays away.
      // A feature's door only names what others may take: what nobody takes is not reached through it.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(domain|contract)\/|\/public\.ts$/, sideEffects: false }] },
      output: isSsrBuild
        ? {}
        : {
            ...SHORT_NAMES,
            codeSplitting: { groups: [{ name: chunkOf, debugName: 'pages' }], includeDependenciesRecursively: false },
          },
    },
  },
  ssr: { noExternal: true },
  logLevel: 'warn',
}));
