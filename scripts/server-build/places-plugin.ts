import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps what a module of ours asks of its own place (`import.meta.url`, `.dirname`) true in a bundle two folders deep
 * in the checkout.
 */
export function placesPlugin(root: string): Plugin {
  return {
    name: 'places',
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: /import\.meta\./ },
      handler: (code, id) => ({ code: inPlace(code, relative(root, id)), map: null }),
    },
  };
}

/** `code` of the module at `path` (from the checkout's root), its own place written from dist/server. */
export function inPlace(code: string, path: string): string {
  return code
    .replaceAll('import.meta.url', `new URL(${JSON.stringify(`../../${path}`)}, import.meta.url).href`)
    .replaceAll(
      'import.meta.dirname',
      `decodeURIComponent(new URL(${JSON.stringify(`../../${dirname(path)}`)}, import.meta.url).pathname)`,
    );
}

/**
 * Writes what lies outside ASCII as escapes: of a text with one such letter the engine keeps every letter in two bytes.
 */
export function asciiPlugin(): Plugin {
  return {
    name: 'ascii',
    generateBundle: (_options, bundle) =>
      Object.values(bundle).forEach((each) => {
        if (each.type === 'chunk') each.code = inAscii(each.code);
      }),
  };
}

/** The same program in ASCII letters alone. Not for comments or raw templates. */
export function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
