import { table } from '#contract/table.ts';
import type { OutboxEntry } from '#web/platform/outbox/entry.ts';
import type { Line } from './device.ts';
import type { Edit } from './edits.ts';

/**
 * What a device sees of the member's data: fields by their place, pages by title with how often they are there, and the
 * words of every page, earlier ones too.
 */
export type Seen = {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly pages: ReadonlyMap<string, number>;
  readonly words: readonly string[];
};

type Log = { readonly date: string } & Readonly<Record<string, unknown>>;
type Page = { readonly id: string; readonly title: string; readonly content: string };

/** Reads everything that edits touch. */
export async function readAs({ origin, cookie }: Line, months: readonly string[]): Promise<Seen> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${origin}${path}`, { headers: { cookie } })).json()) as T;
  const fields = new Map<string, unknown>();
  for (const month of months.toSorted()) {
    const { logs } = await get<{ logs: Log[] }>(`/api/day-logs?month=${month}`);
    for (const { date, ...log } of logs.toSorted((a, b) => a.date.localeCompare(b.date)))
      for (const name of Object.keys(log).toSorted()) fields.set(`${date} ${name}`, log[name]);
  }
  fields.set('theme', (await get<{ user: { theme: string } }>(table.getUser.path)).user.theme);
  const pages = new Map<string, number>();
  const words: string[] = [];
  for (let after = ''; ;) {
    const reply = await get<{ items: Page[]; next: string | null }>(
      `/api/journal-entries/whole${after && `?after=${after}`}`,
    );
    for (const page of reply.items) {
      pages.set(page.title, (pages.get(page.title) ?? 0) + 1);
      words.push(page.content);
    }
    if (reply.next === null) break;
    after = reply.next;
  }
  return { fields, pages, words };
}

/**
 * Where what is there differs from what must be: the last word of one of the devices for each field, each page once,
 * each change of a page there or left to the member with its words.
 */
export function differences(
  seen: Seen,
  { made, refused }: { made: readonly (readonly Edit[])[]; refused: readonly OutboxEntry[] },
): string[] {
  const left = refused.map(({ input }) => JSON.stringify(input));
  const wrong: string[] = [];
  const last = new Map<string, unknown[]>();
  for (const edits of made) {
    const own = new Map<string, unknown>();
    for (const edit of edits) if (edit.kind === 'field') own.set(edit.place, edit.value);
    for (const [place, value] of own) last.set(place, [...(last.get(place) ?? []), value]);
  }
  for (const [place, values] of last)
    if (!values.some((value) => JSON.stringify(value) === JSON.stringify(seen.fields.get(place))))
      wrong.push(`${place} is ${JSON.stringify(seen.fields.get(place))}, and neither device said so last`);
  for (const edit of made.flat()) {
    if (edit.kind === 'page') {
      const times = seen.pages.get(edit.title) ?? 0;
      if (times !== 1)
        wrong.push(times === 0 ? `the page ${edit.title} is lost` : `the page ${edit.title} is there ${times} times`);
    }
    if (
      edit.kind === 'change' &&
      !seen.words.includes(edit.words) &&
      !left.some((text) => text.includes(JSON.stringify(edit.words)))
    )
      wrong.push(`${edit.words} is lost`);
  }
  const strangers = refused.filter(({ name, refused: why }) => name !== 'patchJournalEntry' || why?.status !== 412);
  return [...wrong, ...strangers.map(({ name, refused: why }) => `${name} was refused with ${why?.status}`)];
}
