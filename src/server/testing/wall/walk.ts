import { randomUUID } from 'node:crypto';
import type { Route } from '#contract/kit/route.ts';
import { table } from '#contract/table.ts';
import type { Browser } from '../browser.ts';
import { sampleOf, type Fills } from './sample.ts';

/** What nobody on the other side of the wall may read: ids, names and words of a room. */
export type Secrets = { readonly ids: Readonly<Record<string, string>>; readonly words: readonly string[] };
export type Answered = {
  readonly name: string;
  readonly status: number;
  /** Which secrets the answer tells, beside those it was asked with. */
  readonly told: readonly string[];
};

/** What would end the walk, or takes another's secret to begin with: who calls it is not who she was. */
const ENDS =
  /^\/api\/(?:auth\/|account\b|safety\b|sessions\b|deletion\b|lock\b|privacy-mode\b|practice\b)|\/(?:feed|leave|shut)\b/;

export const WALKED = (Object.entries(table) as [string, Route][]).filter(
  ([, { path, method }]) => method === 'GET' || !ENDS.test(path),
);

/** Calls every route of the contract's table as whoever holds this browser, with the ids of a room that is not hers. */
export async function walkAll(who: () => Promise<Browser>, secrets: Secrets): Promise<Answered[]> {
  const answers: Answered[] = [];
  const ordered = WALKED.toSorted(([, a], [, b]) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));
  for (const [name, route] of ordered) answers.push(await knock(await who(), { name, route, secrets }));
  return answers;
}

/** What some routes answer to ids that are nobody's: an answer that is the same tells nothing. */
export async function statusOfNobodys(browser: Browser, names: readonly string[]): Promise<Record<string, number>> {
  const nobodys: Secrets = { ids: { post: randomUUID(), reply: randomUUID() }, words: ['nothing'] };
  const found: Record<string, number> = {};
  for (const [name, route] of WALKED.filter(([one]) => names.includes(one)))
    found[name] = (await knock(browser, { name, route, secrets: nobodys })).status;
  return found;
}

async function knock(
  browser: Browser,
  { name, route, secrets }: { readonly name: string; readonly route: Route; readonly secrets: Secrets },
): Promise<Answered> {
  const fills = fillsOf(secrets);
  const params = (sampleOf(route.params, fills) ?? {}) as Record<string, string>;
  const needsQuery = route.query !== null && !route.query.safeParse({}).success;
  const { status, body } = await browser.send({
    method: route.method,
    url: route.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? fills.id(part))),
    headers: route.bodyLimit > 0 ? { 'content-type': 'application/json' } : {},
    ...(needsQuery && { query: sampleOf(route.query, fills) as Record<string, string> }),
    ...(route.bodyLimit > 0 && { payload: JSON.stringify(sampleOf(route.body, fills) ?? {}) }),
  });
  return { name, status, told: told(typeof body === 'string' ? body : JSON.stringify(body), secrets) };
}

function fillsOf({ ids, words }: Secrets): Fills {
  return { id: (name) => ids[name] ?? ids.post ?? '', words: words[0] ?? '', text: 'A plain line.' };
}

/** Which of the secrets stand in a text. */
export function told(text: string, { ids, words }: Secrets): string[] {
  return [...new Set([...Object.values(ids), ...words])].filter((secret) => text.includes(secret));
}
