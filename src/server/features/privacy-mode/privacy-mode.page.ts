import { PRIVACY_MODE_PATHS } from '#contract/privacy-mode-paths.ts';
import { TWICE_WITHIN } from '#domain/privacy-mode/esc-twice.ts';
import { href } from '#contract/screens.ts';
import { LOCK_WORDS, DECOY_WORDS } from './privacy-mode-pages.copy.ts';
import { PRIVACY_MODE_CSS, PLAIN_ICON } from './privacy-mode.styles.ts';

/**
 * What the lock says besides: how many tries are left after a wrong PIN. `next` is the address that opens behind it.
 */
type Lock = { readonly next: string; readonly left: number | null };

/** The lock: all that a shut session is shown. It works without a script and holds nothing of the member. */
export function lockPage({ next, left }: Lock): string {
  const wrong = left === null ? '' : `<p class="wrong" id="wrong" role="alert">${LOCK_WORDS.left(left)}</p>`;
  const field = `<input name="pin" type="password" inputmode="numeric" pattern="[0-9]*" minlength="4" maxlength="8" autocomplete="off" required autofocus${left === null ? '' : ' aria-invalid="true" aria-describedby="wrong"'}>`;
  const form = `<form method="post" action="${PRIVACY_MODE_PATHS.lock}"><input type="hidden" name="next" value="${escaped(next)}"><label>${LOCK_WORDS.pin}${field}</label>${wrong}<button class="button">${LOCK_WORDS.open}</button></form>`;
  const forgot = `<form method="post" action="${PRIVACY_MODE_PATHS.forgot}"><button class="quiet">${LOCK_WORDS.forgot}</button></form>`;
  return page({
    title: LOCK_WORDS.title,
    main: `<main class="lock">${PADLOCK}<h1>${LOCK_WORDS.title}</h1><p class="lead">${LOCK_WORDS.explain}</p>${form}${forgot}</main>`,
  });
}

/** After the last wrong PIN. */
export function endedPage(): string {
  return page({
    title: LOCK_WORDS.ended,
    main: `<main class="lock">${PADLOCK}<h1>${LOCK_WORDS.ended}</h1><p class="lead">${LOCK_WORDS.endedMore}</p><a class="button" href="${href('auth')}">${LOCK_WORDS.signIn}</a></main>`,
  });
}

/** After a sign-out that did not reach the server, or that it could not do: once the session has ended it says so. */
export function signedOutPage(): string {
  return page({
    title: LOCK_WORDS.ended,
    main: `<main class="lock">${PADLOCK}<h1>${LOCK_WORDS.ended}</h1><p class="lead">${LOCK_WORDS.signedOut}</p><a class="button" href="${href('auth')}">${LOCK_WORDS.signIn}</a></main>`,
  });
}

/** The plain page that the quick exit leads to. `script` hears how the member comes back. */
export function decoyPage(script: string): string {
  const { title, lead, ...tables } = DECOY_WORDS;
  const main = `<main><h1 id="back" data-within="${TWICE_WITHIN}">${title}</h1><p class="lead">${lead}</p><div class="tables">${[tables.volume, tables.weight, tables.oven].map(table).join('')}</div></main>`;
  return page({ title, main, tail: `<script type="module" src="${script}"></script>` });
}

type Table = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function table({ caption, head, rows }: Table): string {
  const lines = rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  return `<table><caption>${caption}</caption><thead><tr>${head.map((word) => `<th scope="col">${word}</th>`).join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function page({ title, main, tail = '' }: { title: string; main: string; tail?: string }): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${PRIVACY_MODE_CSS}</style><link rel="icon" href="${PLAIN_ICON}" type="image/svg+xml">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${main}${tail}</body></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

const PADLOCK =
  '<svg width="40" height="40" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect x="4" y="10" width="16" height="11" rx="2"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/></svg>';
