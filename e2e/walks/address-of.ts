import type { APIRequestContext } from '@playwright/test';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { guideAddress } from '#domain/womb-health/guides.ts';

/** Where the things are listed that a page of one thing shows. */
const LISTS: Readonly<Record<string, string>> = {
  '/community/:post': '/api/community/posts',
  '/teen-circle/:post': '/api/teen-circle/posts',
  '/meditations/:meditation': '/api/meditations',
  '/wisdom/:piece': '/api/wisdom',
};

type Listed = {
  readonly items?: readonly { readonly id: string }[];
  readonly meditations?: readonly Doored[];
  readonly pieces?: readonly Doored[];
};
type Doored = { readonly id: string; readonly isOpen: boolean };

/** Its red flags break lines at almost every word on a narrow phone: whoever it opens for looks at this one. */
const CRAMPS = pieceAddress('what-cramps-are');

/** What is of one alone. */
const ONLY: Readonly<Record<string, string>> = {
  // The demo's teacher.
  '/teachers/:teacher': '/teachers/7ea0c1de-0000-4000-8000-000000000001',
  '/shop/:product': '/shop/beeswax-candles',
  '/meals/:meal': `/meals/${pieceAddress('mujaddara')}`,
  // One with a drawing, and a log beside it.
  '/womb-health/:guide': `/womb-health/${guideAddress('endometriosis')}`,
  // One that every stage and age may see, with steps.
  '/wellness/:sequence': '/wellness/meadow',
  // The one that is open to everybody.
  '/health-guide/:week': '/health-guide/1',
};

/** The address of a page: one of one thing shows the newest that whoever asks may see, or none that is there. */
export async function addressOf(request: APIRequestContext, path: string): Promise<string> {
  const list = LISTS[path];
  if (list === undefined) return ONLY[path] ?? path;
  const reply = await request.get(list);
  const listed = reply.ok() ? ((await reply.json()) as Listed) : {};
  const things =
    listed.items ?? [...(listed.meditations ?? []), ...(listed.pieces ?? [])].filter(({ isOpen }) => isOpen);
  const thing = things.find(({ id }) => id === CRAMPS) ?? things[0];
  return path.replace(/:\w+/, thing?.id ?? 'none');
}
