import { describe, expect, it } from 'vitest';
import type { Access } from '#contract/kit/route.ts';
import type { Session } from '#server/platform/sessions/sessions.ts';
import { isTeenModerator, refusalOf } from './guards.ts';

const session = (changes: Partial<Session> = {}): Session => ({
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '00000000-0000-4000-8000-000000000002',
  age_band: 'adult',
  band_day: '2026-11-21',
  shared_device: false,
  seen_at: new Date(),
  stepped_up_at: null,
  held_roles: [],
  has_factor: false,
  teen_vetted: false,
  shut_at: null,
  left_at: null,
  roles: [],
  asking: [],
  sid: 'sid',
  ...changes,
});
const PEOPLE = {
  teen: session({ age_band: 'teen' }),
  adult: session(),
  admin: session({ roles: ['admin'], held_roles: ['admin'] }),
  'unvetted moderator': session({ roles: ['moderator'], held_roles: ['moderator'] }),
  'vetted moderator': session({ roles: ['moderator'], held_roles: ['moderator'], teen_vetted: true }),
  'vetted, and waiting for a second factor': session({
    held_roles: ['moderator'],
    asking: ['moderator'],
    teen_vetted: true,
  }),
} as const;
const access = (who: Access['who'], age: Access['age']): Access => ({ who, age, plan: 'any' });
const letIn = (to: Access) =>
  Object.entries(PEOPLE)
    .filter(([, person]) => refusalOf(to, person) === null)
    .map(([name]) => name);

describe('who a route lets in', () => {
  it.each([
    ['a member', 'teen', ['teen']],
    ['a member', 'teen_room', ['teen', 'vetted moderator']],
    ['a member', 'adult', Object.keys(PEOPLE).filter((name) => name !== 'teen')],
    ['a moderator', 'teen_room', ['vetted moderator']],
    ['a moderator', 'any', ['unvetted moderator', 'vetted moderator']],
  ] as const)('%s of the age “%s”: %j', (who, age, people) => {
    expect(letIn(access(who === 'a member' ? 'member' : 'moderator', age))).toEqual(people);
  });

  it('tells an adult nothing of the teens’ room but that nothing is there', () => {
    for (const person of [PEOPLE.adult, PEOPLE.admin, PEOPLE['unvetted moderator']])
      expect(refusalOf(access('member', 'teen_room'), person)).toBe('not_found');
  });
});

it('looks after the teens’ room only while the role is in effect', () => {
  expect(Object.values(PEOPLE).map(isTeenModerator)).toEqual([false, false, false, false, true, false]);
});
