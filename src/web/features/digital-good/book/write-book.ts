import type { JournalEntry, JournalWhole } from '#contract/journal/journal.schemas.ts';
import { call } from '#web/platform/api.ts';
import { openWorker } from '#web/platform/worker.ts';
import { saveFile } from '../save-file.ts';
import { standIns, type Face } from './letters.ts';
import type { BookAsked, MadeBook } from './make-book.ts';
import emoji from './fonts/book-emoji.ttf?url';
import display from './fonts/book-display.ttf?url';
import italic from './fonts/book-italic.ttf?url';
import serif from './fonts/book-serif.ttf?url';
import signs from './fonts/book-signs.ttf?url';
import text from './fonts/book-text.ttf?url';
import worker from './book-worker.ts?worker&url';

/** Makes the member's book of a year and hands it to the browser; null where that year has no pages. */
export async function writeBook(
  asked: Pick<BookAsked, 'year' | 'name' | 'dedication'>,
): Promise<Pick<MadeBook, 'count' | 'missing'> | null> {
  const pages = await pagesOf(asked.year);
  if (pages.length === 0) return null;
  const { file, count, missing } = await made({
    ...asked,
    pages,
    fonts: await fontFiles(standIns(textsOf(asked, pages))),
  });
  saveFile(new Blob([file], { type: 'application/pdf' }), `pages-${asked.year}.pdf`);
  return { count, missing };
}

/** The member's pages of a year, oldest first. */
async function pagesOf(year: string): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const reply: JournalWhole = await call('getWholeJournal', { query: after === undefined ? {} : { after } });
    entries.push(...reply.items.filter(({ date }) => date.startsWith(year)));
    after = reply.next;
  }
  return entries.toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1));
}

const OURS = { text, italic, display };
// Each is fetched only where the pages have a letter of its.
const STAND_INS = { serif, signs, emoji };

async function fontFiles(needed: ReadonlySet<Face>): Promise<Partial<Record<Face, Uint8Array>>> {
  const others = Object.entries(STAND_INS).filter(([face]) => needed.has(face as Face) || face === 'serif');
  const files = [...Object.entries(OURS), ...others].map(async ([face, address]) => {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error('a font of the book is missing');
    return [face, new Uint8Array(await reply.arrayBuffer())] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

function textsOf({ name, dedication }: Pick<BookAsked, 'name' | 'dedication'>, pages: readonly JournalEntry[]) {
  return [
    name,
    dedication,
    ...pages.flatMap(({ title, content, dreamInsights, tags }) => [title, content, dreamInsights, ...tags]),
  ];
}

function made(asked: BookAsked): Promise<MadeBook> {
  const setter = openWorker(worker);
  if (!setter) return Promise.reject(new Error('no workers here'));
  return new Promise<MadeBook>((resolve, reject) => {
    setter.addEventListener('message', ({ data }: MessageEvent<MadeBook | null>) =>
      data ? resolve(data) : reject(new Error('the book was not set')),
    );
    setter.addEventListener('error', () => reject(new Error('the setter did not come')));
    setter.postMessage(asked);
  }).finally(() => setter.terminate());
}
