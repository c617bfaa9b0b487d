import { bringLetters } from './fonts.ts';
import { keepEsc } from './pressed-early.ts';
import { keepTyped } from './keep-typed.ts';
import { stayLeft } from './stay-left.ts';
import { keepTaps } from './tapped-early.ts';

// Stands before its use: a constant that is read earlier is no error in the built file, but nothing, and so no wait.
/** How long a page that paints nothing is waited for, in milliseconds. */
const PATIENCE = 3_000;
/** How long after its fonts a page is taken to have settled, in milliseconds. */
const REST = 500;
/** What lies between two parts of a page that settles: a frame or two, in milliseconds. */
const PAUSE = 32;

const stopEsc = keepEsc();
stayLeft();
/**
 * The first script of every page: it lets the browser draw the document in peace, then fetches all that follows.
 * Whatever is asked for before the first paint takes line and processor from it. Its element names the files
 * (document.ts).
 */
const me = document.getElementById('first');
if (me && !leadsOn(me.dataset)) whenPainted(() => whenRead(() => fetchRest(me.dataset)));
keepTaps(keepTyped());
// A page that grew or shrank beneath the member's finger would take the member's press: where the member goes down
// before it has settled, it does so before that is drawn.
addEventListener('scroll', settleAtOnce, { once: true, capture: true, passive: true });

/**
 * Whether the member is led to another page before this one is drawn: to `lead`, while none of `marks` stands in this
 * browser (gate rule 3, §4.1).
 */
function leadsOn({ lead, marks = '' }: DOMStringMap): boolean {
  if (!lead || isMarked(marks)) return false;
  // The page stands until the next one has come: nobody shall see it.
  document.documentElement.hidden = true;
  location.replace(lead);
  return true;
}

/** A browser that forbids storage cannot say: the page is drawn, and the gate decides. */
function isMarked(marks: string): boolean {
  try {
    return listed(marks).some((mark) => localStorage.getItem(mark));
  } catch {
    return true;
  }
}

function fetchRest({ entry = '', scripts = '', styles = '', inlined = '', fonts = '' }: DOMStringMap): void {
  const stands = performance.now();
  const coming = [entry, ...listed(scripts)].map((href) => addLink({ rel: 'modulepreload', href }));
  listed(styles).forEach((href) => void addLink({ rel: 'stylesheet', href }));
  listed(inlined).forEach((href) => void addLink({ rel: 'stylesheet', href, disabled: true }));
  void import(/* @vite-ignore */ entry);
  // The letters of headings travel beside the scripts. A preload named in the document would hold up its first paint.
  const [headings] = listed(fonts);
  if (headings) void addLink({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: headings });
  // The other fonts are no use to a page that does not work yet: the line is the scripts' first.
  void Promise.all(coming)
    .then(() => bringLetters(listed(fonts), stands))
    .then(() => setTimeout(rest, REST));
}

/** What hears Esc is here by now, and not yet when a scroll settles the page early. */
function rest(): void {
  stopEsc();
  settle();
}

/** Lays out what stands below, one part a task; then the page has settled: pictures and prints of it show all of it. */
function settle(): void {
  const next = document.querySelector('[data-below]');
  if (!next) return void document.documentElement.toggleAttribute('data-settled', true);
  next.removeAttribute('data-below');
  setTimeout(settle, PAUSE);
}

function settleAtOnce(): void {
  document.querySelectorAll('[data-below]').forEach((part) => part.removeAttribute('data-below'));
  settle();
}

/** Settles when the file is here, or will not come; one that is disabled is only named. */
function addLink(named: Pick<HTMLLinkElement, 'rel' | 'href'> & Partial<HTMLLinkElement>): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), named);
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
}

function listed(files: string): string[] {
  return files.split(' ').filter(Boolean);
}

/** A page can be painted before all of its document is here. */
function whenRead(work: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', work);
  else work();
}

/**
 * Calls once: after the first contentful paint, or when there will be none for now (a page behind another), or when the
 * member cannot wait.
 */
function whenPainted(work: () => void): void {
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    work();
  };
  new PerformanceObserver(
    (paints) => paints.getEntriesByName('first-contentful-paint').length > 0 && setTimeout(begin),
  ).observe({ type: 'paint', buffered: true });
  setTimeout(begin, document.hidden ? 0 : PATIENCE);
  ['pointerdown', 'keydown'].forEach((name) =>
    addEventListener(name, begin, { once: true, capture: true, passive: true }),
  );
}
