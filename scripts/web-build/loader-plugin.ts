import type { Plugin } from 'vite';

/** Vite's own id. */
const LOADER = '\0vite/preload-helper.js';

/**
 * Loads the files of a chunk by a loader of our own. Vite's serves bases, nonces and browsers we do not have, and
 * weighs 400 bytes more on every page. Styles are waited for and stand before those that a member's page inlines, which
 * are made of the same files in that order; scripts are only begun; what the document names already (also the sheets it
 * inlined) is not fetched again.
 */
export function loaderPlugin(): Plugin {
  return {
    name: 'moonhearth:loader',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper/ }, handler: (id) => (id === LOADER ? OURS : null) },
  };
}

const OURS = `
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
