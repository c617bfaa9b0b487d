import type { FirstData } from '#contract/first-data.ts';
import { FIRST_DATA_ID } from '#web/platform/first-data.ts';
import { flowMarks } from '#web/platform/membership/flow-marks.ts';

/**
 * What the build knows about one page kind: its inlined CSS, and the files its document names. Addresses start with a
 * slash.
 */
export type PageKind = {
  readonly critical: string;
  /**
   * Stylesheets inlined whole, in a member's page: the first script names them, so that the loader of late parts does
   * not fetch them again.
   */
  readonly inlined: readonly string[];
  /**
   * Stylesheets whose rules for the first view are inlined. Named in the head or at the end of the body they would hold
   * up the first paint, even disabled, so the first script brings them.
   */
  readonly late: readonly string[];
  readonly scripts: readonly string[];
  /** Those of the first view; the first script asks for the first of them beside the other scripts. */
  readonly fonts: readonly string[];
};
export type DocumentParts = {
  readonly title: string;
  readonly body: string;
  readonly data: FirstData;
  readonly kind: PageKind;
  readonly first: string;
  readonly entry: string;
  readonly icon: string;
  /** Where gate rule 3 leads a browser that has none of the member's marks, before anything is drawn. */ readonly lead?:
    | string
    | undefined;
  /** Absent for a visitor. */ readonly installed?: Installed;
};
/** How a member's app is put on a home screen: the manifest's address and the picture that Apple wants beside it. */
export type Installed = { readonly manifest: string; readonly picture: string };

/**
 * The complete document. It holds no inline script, no style attribute, and one inlined style whose hash the build
 * knows.
 */
export function documentOf({ title, body, data, kind, first, entry, icon, lead, installed }: DocumentParts): string {
  const theme = data.theme === 'system' ? '' : ` data-theme="${data.theme}"`;
  const script = (more = '') =>
    `<script type="module" async id="first" src="${first}" data-entry="${entry}" data-scripts="${kind.scripts.join(' ')}" data-styles="${kind.late.join(' ')}" data-inlined="${kind.inlined.join(' ')}" data-fonts="${kind.fonts.join(' ')}"${more}></script>`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(title)}</title>`,
    ...(lead
      ? [script(` blocking="render" data-lead="${lead}" data-marks="${flowMarks(data.user?.id ?? '').join(' ')}"`)]
      : []),
    '<meta name="color-scheme" content="light dark">',
    `<style${kind.inlined.length > 0 ? ' data-whole' : ''}>${kind.critical}</style>`,
    ...waits(body),
    `<link rel="icon" href="${icon}" type="image/svg+xml">`,
    ...(installed
      ? [
          `<link rel="manifest" href="${installed.manifest}"><link rel="apple-touch-icon" href="${installed.picture}">${GROUNDS}`,
        ]
      : []),
  ];
  const tail = [
    ...(kind.late.length > 0
      ? [`<noscript>${kind.late.map((url) => `<link rel="stylesheet" href="${url}">`).join('')}</noscript>`]
      : []),
    `<script type="application/json" id="${FIRST_DATA_ID}">${escapeJson(data)}</script>`,
    ...(lead ? [] : [script()]),
  ];
  return `<!doctype html><html lang="en"${theme}><head>${head.join('')}</head><body><div id="app">${body}</div>${tail.join('')}</body></html>`;
}

/** `surface` of the tokens, by day and by night: what the browser paints around the page. */
const GROUNDS =
  '<meta name="theme-color" content="#f6efe3" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#14162a" media="(prefers-color-scheme: dark)">';

/**
 * On phones the first paint ends above the element of this name, where a page has one; the medium is the one in which
 * it lies below the first view.
 */
const BELOW = { id: 'below', on: '(width < 43.75rem)', off: '(width >= 43.75rem)' };

/**
 * The first paint waits until the content of the first view is read, or its beginning is drawn first and all of it laid
 * out twice. Browsers stop waiting at the start of the element that is named: so it is the one behind that content.
 */
function waits(body: string): string[] {
  const wait = (id: string, media = '') =>
    `<link rel="expect" href="#${id}" blocking="render"${media && ` media="${media}"`}>`;
  return body.includes(`id="${BELOW.id}"`)
    ? [wait(BELOW.id, BELOW.on), wait(FIRST_DATA_ID, BELOW.off)]
    : [wait(FIRST_DATA_ID)];
}

/**
 * JSON that cannot leave its script element: every `<` is written as an escape, and so are the two line ends that
 * scripts do not take.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text for an element's content. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
