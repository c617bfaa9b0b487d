import { PRODUCT } from '#domain/account/product.ts';
import type { ExportDocument } from './export-document.ts';

/**
 * The parts of the document in the order of the page, with their titles. A part that is missing here does not compile.
 */
const TITLES: Readonly<Record<Exclude<keyof ExportDocument, 'exportedAt'>, string>> = {
  about: 'About me',
  days: 'My days',
  journal: 'My journal',
  edits: 'Changes I made to my cycles',
  forecasts: 'My forecasts, day by day',
  lists: 'My lists',
  intentions: 'My intentions',
  dailyQuiz: 'Quiz answers',
  archetypes: 'Archetype mirrors',
  collections: 'My saved lists',
  practice: 'In progress',
  record: 'My activity',
  imports: 'What I imported',
  kept: 'Saved from imports',
  consents: 'What I agreed to',
  access: 'Who opened my record',
};
/** Named by their day, or by the instant they are about. */
const HEADS = ['date', 'day', 'startDate', 'at'] as const;
const STYLE = `
:root { color-scheme: light; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; font: 16px/1.5 Georgia, serif; color: #2b211c; background: #fffdf8; overflow-wrap: anywhere; }
h1, h2 { font-weight: 400; line-height: 1.15; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 2px solid #2b211c; }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; }
nav ul { columns: 2; }
dl { display: grid; grid-template-columns: minmax(7rem, 14rem) minmax(0, 1fr); gap: .15rem 1rem; margin: 0; }
dt { color: #6b5c52; }
dd { margin: 0; white-space: pre-wrap; }
dd dl, dd ul { white-space: normal; }
ul { margin: 0; padding-left: 1.2rem; }
article { break-inside: avoid; }
img { width: 6rem; height: 6rem; border-radius: 50%; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; } nav ul { columns: 1; } }
@media print { body { padding: 0; max-width: none; font-size: 11pt; background: none; } nav { display: none; } h2 { break-after: avoid; } }
`;

/**
 * The export as a page to read and print, in pieces: no script, no address of anybody else, everything escaped; it
 * needs no network. Every field of the document is on it. `picture` is the name of the member's picture's file beside
 * the page, if there is one.
 */
export function* exportHtml(document: ExportDocument, picture: string | null): Generator<string> {
  yield `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:">\n<title>My ${PRODUCT} data</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<h1>My ${PRODUCT} data</h1>\n<p>Taken along on ${escaped(document.exportedAt)}. The same data, for other apps, is in export.json.</p>\n`;
  const parts = Object.keys(TITLES) as (keyof typeof TITLES)[];
  yield `<nav aria-label="Contents"><ul>${parts.map((part) => `<li><a href="#${part}">${escaped(TITLES[part])}</a></li>`).join('')}</ul></nav>\n`;
  for (const part of parts) {
    yield `<section id="${part}" aria-labelledby="${part}-title">\n<h2 id="${part}-title">${escaped(TITLES[part])}</h2>\n`;
    if (part === 'about' && picture !== null) yield `<p><img src="${escaped(picture)}" alt="My picture"></p>\n`;
    yield* partHtml(part === 'about' ? { ...document.about, picture: picture ?? null } : document[part]);
    yield '</section>\n';
  }
  yield '</body>\n</html>\n';
}

function* partHtml(value: unknown): Generator<string> {
  if (!Array.isArray(value)) yield `${valueHtml(value)}\n`;
  else if (value.length === 0) yield '<p>Nothing.</p>\n';
  else for (const entry of value) yield entryHtml(entry);
}

function entryHtml(entry: unknown): string {
  if (!isRecord(entry)) return `<p>${valueHtml(entry)}</p>\n`;
  const head = HEADS.find((name) => typeof entry[name] === 'string');
  const { [head ?? '']: named, ...rest } = entry;
  return `<article>${head ? `<h3>${escaped(String(named))}</h3>` : ''}${valueHtml(rest)}</article>\n`;
}

function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length === 0 ? 'none' : `<ul>${value.map((entry) => `<li>${valueHtml(entry)}</li>`).join('')}</ul>`;
  if (!isRecord(value)) return escaped(String(value));
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return fields.length === 0
    ? 'none'
    : `<dl>${fields.map(([name, one]) => `<dt>${escaped(worded(name))}</dt><dd>${valueHtml(one)}</dd>`).join('')}</dl>`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// "temperatureUnit" is read as "temperature unit". An id of the member's stays as it is.
function worded(name: string): string {
  return /^[\da-f-]{36}$/.test(name)
    ? name
    : name
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('_', ' ')
        .toLowerCase();
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');
}
