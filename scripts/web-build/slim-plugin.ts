import type { Plugin } from 'vite';

const ICON = '\0slim:icon';
const STORE = '\0slim:store';
const PATTERNS = '\0slim:patterns';
const ENDLESS = '\0slim:endless';
/** Vite's own id. */
const PRELOAD = '\0vite/preload-helper.js';

const REPLACED: Readonly<Record<string, string>> = {
  '../createLucideIcon.mjs': ICON,
  regexparam: PATTERNS,
  './infiniteQueryBehavior.js': ENDLESS,
  'use-sync-external-store/shim/index.js': STORE,
};

/**
 * Puts small modules in the place of large ones. lucide's maker of icons can do much that no icon of ours asks for (1.9 KB on the
 * sign-in page); wouter carries React 17's store hook, which React has had of its own since 18, and a parser of path patterns, while
 * pages are found by the contract's screenAt; the query cache carries endless lists, which no page of ours has yet; Vite's loader of a chunk's files serves bases, nonces and browsers we do not have. The icons' drawings stay lucide's, with the stroke of design 7.
 */
export function slimPlugin(): Plugin {
  return {
    name: 'moonhearth:slim',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: /^(\.\.\/createLucideIcon\.mjs|regexparam|\.\/infiniteQueryBehavior\.js|use-sync-external-store\/shim\/index\.js)$/,
      },
      handler: (source) => REPLACED[source] ?? null,
    },
    // Names and keys of lucide's shapes serve its own maker: a third of what packing cannot make smaller.
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) =>
        code
          .replace(/,?\s*\bkey: "[^"]*"/g, '')
          .replace(/\b(name: "[^"]*"|size: 24),/g, '')
          .replace('__iconData.node;', ''),
    },
    load: { filter: { id: /^\0(slim:|vite\/preload-helper)/ }, handler: (id) => MODULES[id] ?? null },
  };
}

const ICON_MODULE = `
import { createElement } from 'react';
const look = { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' };
export default ({ node }) => ({ size = 24, strokeWidth = 1.6, ...rest }) =>
  createElement('svg', { ...look, width: size, height: size, strokeWidth, 'aria-hidden': rest['aria-label'] ? undefined : true, ...rest }, ...node.map(([tag, attributes]) => createElement(tag, attributes)));
`;

// Styles are waited for and stand before those that a member's page inlines, which are made of the same files in that order; scripts are only begun; what the document names already (also the sheets it inlined) is not fetched again.
const PRELOAD_MODULE = `
const underway = {};
const fetchFile = (file) => {
  const href = '/' + file;
  if (document.querySelector('link[href="' + href + '"]')) return;
  const link = document.createElement('link');
  const style = file.endsWith('.css');
  link.rel = style ? 'stylesheet' : 'modulepreload';
  link.href = href;
  const arrived = style && new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => { delete underway[file]; link.remove(); fail(new Error('no answer for ' + href)); };
  });
  const whole = document.querySelector('style[data-whole]');
  if (whole && style) whole.before(link);
  else document.head.append(link);
  return arrived;
};
export const __vitePreload = (load, files = []) => Promise.all(files.map((file) => (underway[file] ??= fetchFile(file)))).then(load);
`;

const MODULES: Readonly<Record<string, string>> = {
  [ICON]: ICON_MODULE,
  [STORE]: `export { useSyncExternalStore } from 'react';`,
  [PRELOAD]: PRELOAD_MODULE,
  [ENDLESS]: `export const infiniteQueryBehavior = missing, hasNextPage = missing, hasPreviousPage = missing; function missing() { throw new Error('endless lists are left out of the build: slim-plugin.ts'); }`,
  [PATTERNS]: `export const parse = () => { throw new Error('pages are found by screenAt, not by patterns'); };`,
};
