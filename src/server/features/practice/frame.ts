import { PRODUCT } from '#domain/account/product.ts';
import { PRACTICE_WORDS as words } from './practice.copy.ts';

/** Where the practice pages are mounted. */
export const PRACTICE_PATHS = {
  checkout: '/practice/checkout/:id',
  portal: '/practice/portal/:id',
  deed: '/practice/portal/:id/:deed',
  payment: '/practice/payment/:id',
  paymentDeed: '/practice/payment/:id/:deed',
  receipt: '/practice/receipt/:id',
  account: '/practice/account/:id',
  css: '/practice/practice.css',
  fonts: '/practice/fonts/:file',
} as const;

/** A practice page and the status it is answered with. */
export type PracticePage = { readonly status: number; readonly html: string };

/** A whole HTML page around `main`. No scripts, no inline styles, nothing from elsewhere. */
export function practicePage(title: string, main: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(title)} - ${PRODUCT}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${PRACTICE_PATHS.css}">`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><header class="bar"><a class="logo" href="/">${MARK}<span>${PRODUCT}</span></a><p class="tag">${words.kicker}</p></header><main>${main}</main></body></html>`;
}

/** A page that only says something and leads on. */
export function notice(
  { title, explain, back }: { title: string; explain: string; back: string },
  { status, href }: { status: number; href: string },
): PracticePage {
  return {
    status,
    html: practicePage(
      title,
      `<h1>${title}</h1><p class="lead">${explain}</p><p class="deeds"><a class="button line" href="${escaped(href)}">${back}</a></p>`,
    ),
  };
}

/** The page for what does not exist, or no longer. */
export function gonePage(): PracticePage {
  return notice(words.gone, { status: 404, href: '/' });
}

/** Seconds since 1970 as a day of this machine, where the member sits on the local default: "Mon 16 Nov 2026". */
export function day(seconds: number): string {
  const date = new Date(seconds * 1000);
  return `<time datetime="${date.toISOString()}">${words.days[date.getDay()]} ${date.getDate()} ${words.months[date.getMonth()]} ${date.getFullYear()}</time>`;
}

/** Rows of a name and what it stands for; `value` is HTML. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<dl class="facts">${rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

/** Text in HTML, in an element or a quoted attribute. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

const MARK =
  '<svg width="34" height="34" viewBox="0 0 32 32" aria-hidden="true"><path class="bowl" d="M5.2 12.2a11.6 11.6 0 1 0 21.6 0 10.9 9.6 0 0 1-21.6 0Z"/><path class="flame" d="M16 2.6c.7 3.4 4.6 5 4.6 9.2A4.6 4.6 0 0 1 16 16.4a4.6 4.6 0 0 1-4.6-4.6c0-2.2 1.2-3.2 2-4.4.4 1.3 1 1.9 1.6 2.1-.3-2.4.1-4.9 1-6.9Z"/></svg>';
