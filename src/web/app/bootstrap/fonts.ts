import commissioner from '#web/ui/fonts/commissioner.woff2';
import commissionerExt from '#web/ui/fonts/commissioner-ext.woff2';
import commissionerMore from '#web/ui/fonts/commissioner-more.woff2';
import displayItalic from '#web/ui/fonts/newsreader-display-italic.woff2';
import displayItalicExt from '#web/ui/fonts/newsreader-display-italic-ext.woff2';
import displayItalicMore from '#web/ui/fonts/newsreader-display-italic-more.woff2';
import display from '#web/ui/fonts/newsreader-display.woff2';
import displayExt from '#web/ui/fonts/newsreader-display-ext.woff2';
import displayMore from '#web/ui/fonts/newsreader-display-more.woff2';
import italic from '#web/ui/fonts/newsreader-italic.woff2';
import italicExt from '#web/ui/fonts/newsreader-italic-ext.woff2';
import italicMore from '#web/ui/fonts/newsreader-italic-more.woff2';
import strong from '#web/ui/fonts/newsreader-strong.woff2';
import strongExt from '#web/ui/fonts/newsreader-strong-ext.woff2';
import strongMore from '#web/ui/fonts/newsreader-strong-more.woff2';
import text from '#web/ui/fonts/newsreader-text.woff2';
import textExt from '#web/ui/fonts/newsreader-text-ext.woff2';
import textMore from '#web/ui/fonts/newsreader-text-more.woff2';
import { keepingLines } from './keep-lines.ts';

// Newsreader at three sizes of reading and Commissioner with its flare at 55; both SIL Open Font License 1.1
// (ui/fonts/OFL-*.txt).
// scripts/design/fonts.ts cut them: letters of English, of western names, and of all other Latin ones, each in a file
// of its own.
const CORE = 'U+20-7e, U+a0, U+a9, U+b0, U+b7, U+d7, U+2013-2014, U+2018-2019, U+201c-201d, U+2022, U+2026, U+2212';
const MORE =
  'U+a1-a8, U+aa-af, U+b1-b6, U+b8-d6, U+d8-ff, U+131, U+152-153, U+160-161, U+17d-17e, U+2c6-2c7, U+201a, U+201e, U+2032-2033, U+2039-203a, U+20ac, U+2122';
const EXT =
  'U+100-130, U+132-151, U+154-15f, U+162-17c, U+17f, U+18f, U+1a0-1a1, U+1af-1b0, U+218-21b, U+237, U+259, U+1e80-1e85, U+1e9e, U+1ef2-1ef3';
const CUTS = [
  ['Commissioner', '400 700', 'normal', commissioner, commissionerMore, commissionerExt],
  ['Newsreader', '200 349', 'normal', display, displayMore, displayExt],
  ['Newsreader', '350 459', 'normal', text, textMore, textExt],
  ['Newsreader', '460 700', 'normal', strong, strongMore, strongExt],
  ['Newsreader', '200 349', 'italic', displayItalic, displayItalicMore, displayItalicExt],
  ['Newsreader', '350 700', 'italic', italic, italicMore, italicExt],
] as const;

/** Who has had a page before the member this long has begun to read it, in milliseconds. */
export const BEGUN_TO_READ = 1_200;

/**
 * Loads the product's fonts. The files of the first view are fetched first and put on together: each face that comes by
 * itself lays the page out again. The other faces come when a text needs them. A file that does not come leaves the
 * device's fonts. Where they come so late that the member has begun to read (`stands` is when the page was drawn, by
 * the page's clock), they wait until the member goes on to another page or looks away: a line that breaks otherwise in
 * them would move under the member's eyes. What is here by then is put on: the document asks for the letters of
 * headings first, so that a first visit on a slow line is not read in the device's letters throughout. A text keeps its
 * lines in them (keep-lines.ts).
 */
export async function bringLetters(first: readonly string[], stands: number): Promise<void> {
  const faces = CUTS.flatMap(([family, weight, style, core, more, ext]) => [
    { file: core, face: faceOf(core, { family, weight, style, unicodeRange: CORE }) },
    { file: more, face: faceOf(more, { family, weight, style, unicodeRange: MORE }) },
    { file: ext, face: faceOf(ext, { family, weight, style, unicodeRange: EXT }) },
  ]);
  const wear = (ready: Iterable<FontFace>) =>
    keepingLines(() => [...ready].forEach((face) => document.fonts.add(face)));
  const putOn = () => wear(faces.map(({ face }) => face));
  const here = new Set<FontFace>();
  const inTime = setTimeout(() => wear(here), lastMoment(stands));
  const coming = faces.filter(({ file }) => first.includes(file));
  await Promise.allSettled(coming.map(({ face }) => face.load().then(() => here.add(face))));
  clearTimeout(inTime);
  if (document.hidden || performance.now() - stands <= BEGUN_TO_READ) putOn();
  else whenUnread(putOn);
}

/** Milliseconds until the member begins to read. */
const lastMoment = (stands: number) => Math.max(0, BEGUN_TO_READ - (performance.now() - stands));

/**
 * Calls once: when another page of ours takes the place of this one (the first three are wouter's and the browser's
 * words for it), or nobody sees it.
 */
function whenUnread(work: () => void): void {
  const { pathname } = window.location;
  const heard = new AbortController();
  const look = () => {
    if (!document.hidden && window.location.pathname === pathname) return;
    heard.abort();
    work();
  };
  for (const name of ['pushState', 'replaceState', 'popstate', 'visibilitychange'])
    addEventListener(name, look, { signal: heard.signal, capture: true });
}

function faceOf(file: string, { family, ...about }: FontFaceDescriptors & { family: string }): FontFace {
  return new FontFace(family, `url(${file})`, { ...about, display: 'swap' });
}
