import type { Plugin } from 'vite';

const NAME = 'url-parse';
const OWN = '\0browsers-url';
/** As that reader does, a base without a host is meant from the page. */
const MODULE = `export default class extends URL {
  constructor(link, base) {
    super(link, new URL(base ?? '', location.href));
  }
}`;

/**
 * The client of resumable uploads brings a reader of addresses along, for browsers without one, as a module of the older
 * kind: naming it would cost every page a file. Ours have their own.
 */
export function urlPlugin(): Plugin {
  return {
    name: 'moonhearth:url',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? OWN : null),
    load: (id) => (id === OWN ? MODULE : null),
  };
}
