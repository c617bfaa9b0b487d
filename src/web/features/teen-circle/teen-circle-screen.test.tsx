import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { postOf, roomOf, RULES } from '#web/testing/circle-fixtures.ts';
import { menuFor } from '#web/app/chrome/menu.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { replyOf as cycleReply } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TeenCircleScreen } from './teen-circle-screen.tsx';

const OK = { ok: true } as const;
const UNTIL = '2026-11-21T19:00:00.000Z';
const HEDDA = { keeper: { firstName: 'Hedda', until: UNTIL, isMine: false } };
const ABOUT = { title: 'Teen Circle is for ages 13 to 17', lead: 'You’re an adult.', parts: [], honest: 'Honest.' };
const ID = '00000000-0000-4000-8000-000000000077';
const teenRoomOf = (changes: Partial<RoomReply> = {}) =>
  roomOf({ room: 'teen', writing: { stops: null, until: null, readFirst: true }, ...changes });

type Who = Parameters<typeof sampleUser>[0];
const TEEN: Who = { ageGroup: 'teen', age: 15, firstName: 'Juno', lastName: 'Halvorsen', timeZone: 'Europe/Berlin' };

function open(who: Who, handlers: FakeHandlers = {}) {
  const api = fakeApi({
    teenRoom: () => teenRoomOf(),
    teenPosts: () => ({ items: [postOf(1, { holds: null, firstName: 'Pilar', lastName: null })], next: null }),
    teenVisit: () => OK,
    teenDraft: () => ({ draft: null }),
    teenPutDraft: () => OK,
    teenHouseRules: () => RULES,
    teenCheck: () => ({ readAgain: false }),
    teenKeeper: () => HEDDA,
    teenMyQuestions: () => ({ items: [] }),
    teenOpenQuestions: () => ({ items: [], more: false }),
    teenTopics: () => ({ items: [] }),
    teenAbout: () => ABOUT,
    getCycleView: () => cycleReply(),
    ...handlers,
  });
  const view = renderScreen(<TeenCircleScreen />, {
    at: '/teen-circle',
    data: {
      user: sampleUser(who),
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      answers: { ...answered('getCycleView', cycleReply()) },
    },
  });
  return { api, ...view };
}
beforeEach(() => localStorage.clear());

describe('a teen in her room', () => {
  test('sees first who looks after it, and Send names who reads', async () => {
    const { screen } = open(TEEN);
    expect(await screen.findByText('Hedda looks after the room now')).toBeDefined();
    expect(screen.getByText('Moderator, here until 8 pm')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Send to Hedda' })).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Post as Anonymous' })).toHaveProperty('checked', true);
  });

  test('is told honestly when nobody is there, and may ask all the same', async () => {
    const { screen } = open(TEEN, { teenKeeper: () => ({ keeper: null }) });
    expect(await screen.findByText('No moderator is in the room right now')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Send to a moderator' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask a moderator' })).toBeDefined();
  });

  test('counts nobody', async () => {
    const { screen } = open(TEEN);
    const hold = await screen.findByRole('button', { name: /^Holding you/ });
    expect(hold.textContent).toBe('Holding you');
    expect(hold.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(12);
  });

  test('is asked to leave out what says who she is, and may send it anyway', async () => {
    const { screen, user } = open(TEEN);
    const field = await screen.findByRole('textbox', { name: 'What would you like to ask or say?' });
    await user.type(field, 'I go to Oakwood Academy');
    expect(await screen.findByText('This may name your school. Leave it out?')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send to Hedda' })).toHaveProperty('disabled', false);
  });

  test('asks a question that goes to moderators alone', async () => {
    const { api, screen, user } = open(TEEN, {
      teenSayNamelessPost: ({ body }) => ({
        own: {
          id: ID,
          postId: null,
          isReply: false,
          kind: 'question',
          category: body.category,
          isAnonymous: true,
          body: body.body,
          state: 'waiting',
          reason: 'question',
          at: UNTIL,
          isEdited: false,
          care: null,
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Ask Hedda' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Ask Hedda' }));
    await user.click(sheet.getByRole('button', { name: 'Send question' }));
    expect(await sheet.findByText('Write your question first.')).toBeDefined();
    await user.type(sheet.getByRole('textbox', { name: 'Your question' }), 'How do I tell my coach?');
    await user.click(sheet.getByRole('button', { name: 'Send question' }));
    expect(api.called('teenSayNamelessPost').map(({ body }) => body)).toMatchObject([
      { body: 'How do I tell my coach?', kind: 'question' },
    ]);
  });

  test('reads her answer, and shows it to the circle when she says so', async () => {
    const question = {
      id: ID,
      body: 'How do I tell my coach?',
      at: UNTIL,
      isShared: false,
      answer: { firstName: 'Hedda', body: 'One sentence is enough.', at: UNTIL },
    };
    const { api, screen, user } = open(TEEN, {
      teenMyQuestions: () => ({ items: [question] }),
      teenShareQuestion: () => OK,
    });
    expect(await screen.findByText('One sentence is enough.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show it to the circle' }));
    expect(api.called('teenShareQuestion')).toHaveLength(1);
  });

  test('help near her is one tap away', async () => {
    const { screen, user } = open(TEEN);
    await user.click(await screen.findByRole('button', { name: 'Help near me' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Help near me' }));
    expect(sheet.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(true);
  });

  test('the menu of a teen has no page for adults and no points', () => {
    const paths = (age: 'teen' | 'adult') => menuFor(age).flatMap(({ items }) => items.map(({ path }) => path));
    expect(paths('teen')).toContain('/teen-circle');
    for (const path of ['/community', '/rewards', '/community-events', '/subscription'])
      expect(paths('teen')).not.toContain(path);
    expect(paths('adult')).toEqual(expect.arrayContaining(['/community', '/teen-circle', '/rewards']));
  });
});

describe('an adult at the teens’ room', () => {
  test('an adult reads what the room is, and asks for nothing of it', async () => {
    const { api, screen } = open({ ageGroup: 'adult', age: 32 });
    expect(await screen.findByRole('heading', { level: 1, name: ABOUT.title })).toBeDefined();
    expect([api.called('teenRoom'), api.called('teenPosts'), api.called('teenKeeper')]).toEqual([[], [], []]);
    expect(screen.queryByText('You’re 18 now')).toBeNull();
  });

  test('on the 18th birthday and after it is welcomed to the adults’ circle', async () => {
    const { screen } = open({ ageGroup: 'adult', age: 18 });
    const link = await screen.findByRole('link', { name: 'Come in to the Community Circle' });
    expect(link.getAttribute('href')).toBe('/community');
  });

  test('a moderator who was not vetted reads the same', async () => {
    const { screen } = open(
      { ageGroup: 'adult', age: 41, roles: ['moderator'] },
      { teenKeeper: () => new FakeRefusal('not_found') },
    );
    expect(await screen.findByRole('heading', { level: 1, name: ABOUT.title })).toBeDefined();
  });
});

describe('a moderator who looks after the room', () => {
  const HER: Who = { ageGroup: 'adult', age: 41, firstName: 'Hedda', roles: ['moderator'], timeZone: 'Europe/Berlin' };

  test('says how long she is here, and speaks with her name alone', async () => {
    const { api, screen, user } = open(HER, {
      teenKeeper: () => ({ keeper: null }),
      teenKeepWatch: () => ({ keeper: { ...HEDDA.keeper, isMine: true } }),
    });
    await user.click(await screen.findByRole('button', { name: 'I’m here' }));
    expect(api.called('teenKeepWatch').map(({ body }) => body)).toEqual([{ hours: 2 }]);
    expect(await screen.findByText('Teens see that you’re here until 8 pm.')).toBeDefined();
    expect(screen.queryByRole('switch', { name: 'Post as Anonymous' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  test('answers a question; one that was answered meanwhile is told, and her words stay', async () => {
    const { screen, user } = open(HER, {
      teenOpenQuestions: () => ({ items: [{ id: ID, body: 'Is a pad at night okay?', at: UNTIL }], more: false }),
      teenAnswer: () => new FakeRefusal('answered_meanwhile'),
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    await user.type(field, 'Yes, if you change it in the morning.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText(/Another moderator has answered this meanwhile/)).toBeDefined();
    expect(field.value).toBe('Yes, if you change it in the morning.');
  });
});
