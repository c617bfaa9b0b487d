import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import { asMadeMember } from '#server/features/account/public.ts';
import { Refusal, type Me } from '#server/platform/http/handler.ts';
import { openTestApp, type TestApp } from '#server/testing/open-test-app.ts';
import { member, type Registration } from '#server/testing/people.ts';
import { meditationHandlers } from './meditation.handlers.ts';
import { homeMeditations, sourcesOf, type Listed, type Rest, type Source } from './public.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ env: { RATE_FACTOR: '1000' } });
});
afterAll(() => open.close());

const ID = 'd5f0c1de-0000-4000-8000-000000000001';
const recorded: Listed = {
  ...{ id: ID, kind: 'recording', title: 'By Hand', line: 'Led by a teacher.', cover: 'recording', seconds: 605 },
  ...{ phases: ['shine'], needs: ['kindness'], energy: ['middle'], pain: false, isNew: true },
  ...{ ledBy: 'Tova', teacherId: 'd5f0c1de-0000-4000-8000-000000000002', isFree: false, yearlyOnly: false },
  ...{ status: 'approved', audience: 'adult', stages: 'all', place: 1, version: 1 },
};
const rest: Rest = {
  ...{ basis: null, posture: 'Any.', otherPostures: [], bed: { layers: [], fadeSeconds: 0 }, before: [], redFlags: [] },
  ...{ known: [], sources: [], checked: null, checkAgain: null, reviewedBy: null, exitLine: 'You stopped.', cues: [] },
  audio: { address: '/once', type: 'audio/mpeg', bytes: 9, gain: 0 },
};
/** Asks as a new member, with a recording beside the scripts as another feature would bring it. */
async function ask<T>(
  work: (handlers: ReturnType<typeof meditationHandlers>, me: Me, home: () => Promise<unknown>) => Promise<T>,
  { listed = {}, who = {} }: { listed?: Partial<Listed>; who?: Partial<Registration> } = {},
): Promise<T> {
  const recordings: Source = {
    list: () => Promise.resolve([{ ...recorded, ...listed }]),
    rest: () => Promise.resolve(rest),
    decisions: () => Promise.resolve([]),
    decide: () => Promise.resolve('done'),
  };
  const deps = {
    clock: open.clock,
    payments: null,
    sources: [...sourcesOf({ vault: open.vault, clock: open.clock }), recordings],
  };
  const { browser } = await member(open, who);
  const { user } = (await browser.call('getUser')).body as { user: { id: string } };
  return asMadeMember(open.services.account, user.id, (me) =>
    work(meditationHandlers(deps), me, () => homeMeditations(deps, me)),
  );
}
const call = (me: Me) => ({ me, ifMatch: null, requestId: 'r', ipPrefix: 'n', query: undefined, body: undefined });
const idsFor = (options: Parameters<typeof ask>[1] = {}) =>
  ask(async (handlers, me) => {
    const answer = await handlers.getMeditations({ ...call(me), params: undefined });
    return answer instanceof Refusal ? [] : answer.meditations.map(({ id }) => id);
  }, options);
const wholeFor = (options: Parameters<typeof ask>[1] = {}) =>
  ask(async (handlers, me) => handlers.getMeditation({ ...call(me), params: { meditation: ID } }), options);
const TEEN = { birthday: localDate('2011-03-04') };

describe('a second source', () => {
  it('stands on one shelf with the scripts, by its place', async () => {
    expect((await idsFor()).slice(0, 3)).toEqual(['lanterns', ID, 'stone'].toSorted());
    expect((await idsFor({ listed: { place: 2 } })).indexOf(ID)).toBeLessThan(3);
    expect(await wholeFor()).toMatchObject({ kind: 'recording', ledBy: 'Tova', audio: { address: '/once' } });
  });

  it('gives to the home page what is approved', async () => {
    expect(await ask((_, __, home) => home(), { listed: { place: 0 } })).toMatchObject([
      { id: ID },
      { id: 'lanterns' },
    ]);
    const hidden = { listed: { place: 0, status: 'hidden' } } as const;
    expect(await ask((_, __, home) => home(), hidden)).toMatchObject([{ id: 'lanterns' }, { id: 'stone' }]);
  });
});

describe('the teens’ wall', () => {
  it('lets through what is for both and nothing that is for adults', async () => {
    expect(await idsFor({ who: TEEN })).not.toContain(ID);
    expect(await wholeFor({ who: TEEN })).toMatchObject({ code: 'not_found' });
    const both = { audience: 'both' } as const;
    expect(await idsFor({ who: TEEN, listed: both })).toContain(ID);
    expect(await idsFor()).toContain(ID);
  });

  it('stands before the door: what is for adults is 404 to a teen and never 402', async () => {
    expect(await wholeFor({ who: TEEN, listed: { yearlyOnly: true } })).toMatchObject({ code: 'not_found' });
    expect(await wholeFor({ listed: { yearlyOnly: true } })).toMatchObject({ code: 'subscription_required' });
  });

  it('takes no favorite and no place of hers in', async () => {
    const answers = await ask(
      async (handlers, me) => [
        await handlers.addFavorite({ ...call(me), params: { meditation: ID } }),
        await handlers.putPlace({
          ...call(me),
          params: { meditation: ID },
          body: { run: 'd5f0c1de-0000-4000-8000-000000000003', second: 1, listened: 1 },
        }),
      ],
      { who: TEEN },
    );
    expect(answers).toMatchObject([{ code: 'not_found' }, { code: 'not_found' }]);
  });
});
