import { COMMON_WORDS, RARE_WORDS } from '#server/app/seeding/sentences.ts';
import type { Target } from '../load.ts';
import type { SeededProduct } from './seeded-product.ts';

/** One read of the circle, and by how much it may grow from the small circle to the large one. */
export type CircleRead = { readonly name: string; readonly goal: number; readonly target: Target };

const LIST = 1.2;
const SEARCH = 1.5;
const PAGE = 30;
const REPLIES = 24;
const CATEGORY = 'womb-health';

type Page = {
  readonly items: readonly { readonly id: string; readonly replies: number }[];
  readonly next: string | null;
};

/** Every read that row 16 names, for a circle with so many posts. Throws where one answers with nothing. */
export async function readsOf({ product, cookie }: SeededProduct, deep: number): Promise<CircleRead[]> {
  const at = (path: string) => `${product.origin}/api/community${path}`;
  const ask = async (path: string) => {
    const reply = await fetch(at(path), { headers: { cookie } });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Page;
  };
  const read = (name: string, path: string, goal = LIST): CircleRead => ({
    name,
    goal,
    target: {
      name,
      url: path.startsWith('/api') ? `${product.origin}${path}` : at(path),
      headers: { cookie },
      processes: product.processes,
    },
  });
  const search = (words: string): CircleRead => {
    const body = JSON.stringify({ words, language: 'en' });
    const { target, ...rest } = read(`search “${words}”`, '/search', SEARCH);
    const headers = { cookie, 'content-type': 'application/json' };
    return {
      ...rest,
      target: { ...target, next: () => ({ method: 'POST', path: '/api/community/search', headers, body }) },
    };
  };
  const lists = ['?sort=newest', '?sort=answered', `?sort=newest&category=${CATEGORY}`];
  const reads: CircleRead[] = [];
  for (const list of lists) {
    reads.push(read(`posts${list}`, `/posts${list}`));
    const share = list.includes('category') ? deep / 10 : deep;
    reads.push(read(`posts${list}, deep`, `/posts${list}&after=${await cursorAt(ask, { list, deep: share })}`));
  }
  const { items } = await ask(`/posts?sort=newest&limit=${PAGE}`);
  const thread = await longOf(ask);
  return [
    ...reads,
    read('a thread longer than its page', `/posts/${thread.id}`),
    read('a short thread', `/posts/${(items.find(({ replies }) => replies === 1) ?? items[0])?.id ?? ''}`),
    ...[...COMMON_WORDS, ...RARE_WORDS.map(({ word }) => word)].map(search),
    read('the room and what is new', ''),
    read('home data', '/api/home-data'),
  ];
}

/** The cursor behind so many posts of a list, as one comes to it page by page. */
async function cursorAt(
  ask: (path: string) => Promise<Page>,
  { list, deep }: { list: string; deep: number },
): Promise<string> {
  let after: string | null = null;
  for (let passed = 0; passed < deep; passed += PAGE) {
    const { next }: Page = await ask(`/posts${list}&limit=${PAGE}${after === null ? '' : `&after=${after}`}`);
    if (next === null) throw new Error(`${list} ends after ${passed} posts`);
    after = next;
  }
  return after ?? '';
}

/** A thread with more replies than its first page has, among the newest: it costs as much as any longer one. */
async function longOf(ask: (path: string) => Promise<Page>) {
  let after: string | null = null;
  for (let page = 0; page < 40; page += 1) {
    const { items, next }: Page = await ask(
      `/posts?sort=newest&limit=${PAGE}${after === null ? '' : `&after=${after}`}`,
    );
    const found = items.find(({ replies }) => replies > REPLIES);
    if (found) return found;
    after = next;
  }
  throw new Error('there is no long thread');
}
