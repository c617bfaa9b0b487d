import type { JournalEntry, JournalWhole } from '#contract/journal/journal.schemas.ts';
import { call } from '#web/platform/api.ts';
import { fontFiles } from '#web/platform/pdf/book-fonts.ts';
import { openWorker } from '#web/platform/worker.ts';
import { saveFile } from '../save-file.ts';
import { facesOf } from './letters.ts';
import type { BookAsked, MadeBook } from './make-book.ts';

/** Makes the member's book of a year and hands it to the browser; null where that year has no pages. */
export async function writeBook(
  asked: Pick<BookAsked, 'year' | 'name' | 'dedication'>,
): Promise<Pick<MadeBook, 'count' | 'missing'> | null> {
  const pages = await pagesOf(asked.year);
  if (pages.length === 0) return null;
  const { file, count, missing } = await made({
    ...asked,
    pages,
    fonts: await fontFiles(facesOf(textsOf(asked, pages))),
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

function textsOf({ name, dedication }: Pick<BookAsked, 'name' | 'dedication'>, pages: readonly JournalEntry[]) {
  return [
    name,
    dedication,
    ...pages.flatMap(({ title, content, dreamInsights, tags }) => [title, content, dreamInsights, ...tags]),
  ];
}

async function made(asked: BookAsked): Promise<MadeBook> {
  const { default: address } = await import('./book-worker.ts?worker&url');
  const setter = openWorker(address);
  if (!setter) throw new Error('no workers here');
  return new Promise<MadeBook>((resolve, reject) => {
    setter.addEventListener('message', ({ data }: MessageEvent<MadeBook | null>) =>
      data ? resolve(data) : reject(new Error('the book was not set')),
    );
    setter.addEventListener('error', () => reject(new Error('the setter did not come')));
    setter.postMessage(asked);
  }).finally(() => setter.terminate());
}
