import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsPlugin } from './scripts/web-build/endpoints-plugin.ts';
import { slimPlugin } from './scripts/web-build/slim-plugin.ts';

// Every browser since the spring of 2024: what the tokens speak (light-dark, nesting) stays as it is written.
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

// A page makes few requests: what the sign-in page shares with others comes in `parts` and `fields`, the query cache (which it does without) in
// `query`, her days in `days`, what members' pages share in `members`. Phone numbers, toasts and the wheel stay where they are asked for.
const CHUNKS = [
  { name: 'base', tags: ['$initial' as const], priority: 5 },
  { name: 'scene', test: /src\/web\/ui\/drawings\/scene\//, priority: 4 },
  { name: 'query', test: /node_modules\/@tanstack\/|src\/web\/platform\/query-client|src\/web\/app\/gate|src\/domain\/(account\/gate|journey\/goals-param)/, priority: 3 },
  { name: 'fields', test: /src\/web\/ui\/fields\/(field|password)|src\/domain\/account\/(email|password)\.ts|icons\/(eye-off|chevron-down)\.mjs/, priority: 2 },
  { name: 'parts', test: /src\/web\/(ui\/actions|platform\/theme|ui\/drawings\/(moon\/lit-path|marks\/(wordmark|coordinate|marks\.module)))|icons\/(sun-moon|circle-exclamation-point|check|info|eye)\.mjs|slim:icon/, priority: 2 },
  { name: 'days', test: /src\/domain\/calendar\/|src\/web\/(platform\/(today|clock|queries|late)|ui\/status\/notice)|icons\/(hand-heart|triangle-exclamation-point|x|lock)\.mjs/, priority: 1 },
  { name: 'members', test: /src\/web\/ui\/(people|status|overlays\/(dialog|use-modal|menu|drawer)|drawings\/(dates|moon))|src\/domain\/(goals\/goals|stage|moon)|lucide-react/, minShareCount: 3, priority: 0 },
];

/** The browser's build; scripts/build.ts makes the server's drawing of the same pages from it too. */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), endpointsPlugin(), slimPlugin()],
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
      input: { entry: 'src/web/app/entry.tsx' },
      // The domain does nothing when it is loaded (no clock, no chance, no I/O): what a page does not call stays away.
      treeshake: { moduleSideEffects: [{ test: /\/src\/(domain|contract)\//, sideEffects: false }] },
      output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
    },
  },
  ssr: { noExternal: true },
  logLevel: 'warn',
}));
