import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { styleHashOf } from '#server/platform/pages/hashes.ts';
import { REFUSED_WORDS as words } from './refused-page.copy.ts';

const TOKENS = join(import.meta.dirname, '../../../../web/ui/tokens.css');
const OWN = join(import.meta.dirname, 'refused-page.css');
const style = [TOKENS, OWN]
  .map((file) =>
    readFileSync(file, 'utf8')
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\s+/g, ' '),
  )
  .join('');

/** The hash of the page's inlined styles, for its policy. */
export const REFUSED_STYLE = styleHashOf(style);

/** Whether a browser asks in order to show the answer: it gets a page, everybody else JSON. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
}

/**
 * A refusal as a whole page that needs no other file and no database. Its title and icon say nothing of what this is:
 * somebody else may see the tab.
 */
export function refusedPage(code: ErrorCode, requestId: string): string {
  const { title, again, lead = ERRORS[code].message } = words.of[code] ?? words.otherwise;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><link rel="icon" href="data:,"><style>${style}</style>`;
  const ways = `${again ? `<a href="">${words.again}</a>` : ''}<a href="/">${words.home}</a>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main><h1>${title}</h1><p class="lead">${lead}</p><p class="ways">${ways}</p><p class="id">${words.id} ${requestId}</p></main></body></html>`;
}
