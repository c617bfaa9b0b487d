import 'fake-indexeddb/auto';
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RoomReply } from '#contract/circle/circle.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { LOST, fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { replyOf as cycleReply } from '#web/testing/render-for-member.tsx';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CommunityScreen } from './community-screen.tsx';
import { ownOf, postOf, roomOf, RULES } from '#web/testing/circle-fixtures.ts';

const OK = { ok: true } as const;
const page = (...items: ReturnType<typeof postOf>[]) => ({ items, next: null });

function open(
  { room = roomOf(), posts = page(postOf(1)) }: { room?: RoomReply; posts?: ReturnType<typeof page> } = {},
  handlers: FakeHandlers = {},
) {
  const api = fakeApi({
    communityRoom: () => room,
    communityPosts: () => posts,
    communityVisit: () => OK,
    communityDraft: () => ({ draft: null }),
    communityPutDraft: () => OK,
    communityHouseRules: () => RULES,
    getNextEvent: () => ({ event: null }),
    communityCheck: () => ({ readAgain: false }),
    getCycleView: () => cycleReply(),
    ...handlers,
  });
  const view = renderScreen(<CommunityScreen />, {
    at: '/community',
    data: {
      user: sampleUser(),
      today: '2026-11-21',
      now: '2026-11-21T12:00:00.000Z',
      answers: { ...answered('getCycleView', cycleReply()) },
    },
  });
  return { api, ...view };
}

const SHARE = { name: 'Share' } as const;
const FIELD = { name: 'What are you carrying?' } as const;

beforeEach(() => localStorage.clear());

describe('the room', () => {
  test('shows the fire, the niches with what is new, and the voices', async () => {
    const { screen, container } = open({ posts: page(postOf(1, { isNew: true }), postOf(2)) });
    expect(screen.getByRole('heading', { level: 1, name: 'Community Circle' })).toBeDefined();
    expect(screen.getByRole('img', { name: /people sit in a circle around a fire/ })).toBeDefined();
    const niches = await screen.findByRole('group', { name: 'Categories' });
    expect(within(niches).getByRole('button', { name: 'Womb health 2 new' })).toBeDefined();
    await screen.findByText(/^Words of post 1/);
    const list = container.querySelector('ol[class*="list"]');
    expect([...(list?.children ?? [])].map((row) => row.textContent?.slice(0, 26))).toEqual([
      'New since your last visit',
      expect.stringContaining('Noor Aziz'),
      'Earlier',
      expect.stringContaining('Noor Aziz'),
    ]);
  });

  test('is told once that the member is here', async () => {
    const { api } = open();
    await expect.poll(() => api.called('communityVisit').length).toBe(1);
  });

  test('an anonymous voice has no initial and no name, and nothing of the body beside it', async () => {
    const { screen } = open({
      posts: page(postOf(1, { isAnonymous: true, firstName: null, lastName: null, plant: 'Juniper' })),
    });
    const article = await screen.findByRole('article', { name: 'Anonymous' });
    expect(article.querySelector('[class*="veil"] svg')).not.toBeNull();
    expect(article.textContent).not.toMatch(/Juniper|phase|cycle|Rest|Create|Shine|Reflect/);
  });

  test('nothing said yet is one kind sentence', async () => {
    const { screen } = open({ posts: page() });
    expect(
      await screen.findByRole('heading', { name: 'Be the first to share your wisdom in our sacred circle' }),
    ).toBeDefined();
  });

  test('a room that does not come says so and tries again', async () => {
    let answers = 0;
    const { screen, user } = open({}, { communityRoom: () => ((answers += 1) > 2 ? roomOf() : LOST) });
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('We couldn’t load the circle.');
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Words of post 1/)).toBeDefined();
  });

  test('links in words are no links', async () => {
    const { screen } = open({ posts: page(postOf(1, { body: 'See https://example.com/cure now, it is all there.' })) });
    const words = await screen.findByText(/example\.com/);
    expect(words.querySelector('a')).toBeNull();
    expect(words.closest('a')).toBeNull();
  });
});

describe('saying something', () => {
  test('without a name, after the rules were accepted', async () => {
    const { screen, user, api } = open({}, { communitySayNamelessPost: () => ({ own: ownOf(1) }) });
    await screen.findByText(/^Words of post 1/);
    await user.type(screen.getByRole('textbox', FIELD), 'I plan my week around a bathroom.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Loss');
    expect(screen.getByText('You’ll speak under a plant name, in this thread only.')).toBeDefined();
    await user.click(screen.getByRole('button', SHARE));
    await expect.poll(() => api.called('communitySayNamelessPost')).toHaveLength(1);
    expect(api.called('communitySayNamelessPost')[0]?.body).toMatchObject({
      body: 'I plan my week around a bathroom.',
      category: 'loss',
    });
    await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox', FIELD).value).toBe('');
  });

  test('what is missing is said, and nothing is sent', async () => {
    const { screen, user, api } = open();
    await screen.findByText(/^Words of post 1/);
    await user.click(screen.getByRole('button', SHARE));
    expect(screen.getByText('Write a few words first.')).toBeDefined();
    await user.type(screen.getByRole('textbox', FIELD), 'Words.');
    await user.click(screen.getByRole('button', SHARE));
    expect(screen.getByText('Choose where it belongs.')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', FIELD), { target: { value: 'a'.repeat(5000) } });
    await user.click(screen.getByRole('button', SHARE));
    expect(screen.getByText('That’s 5,000 characters. A post holds 2,000.')).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', FIELD).value).toHaveLength(5000);
    expect(api.calls.filter(({ name }) => name.includes('Say'))).toEqual([]);
  });

  test('the house rules come before the first words, once', async () => {
    let isAccepted = false;
    const { screen, user, api } = open(
      {},
      {
        communityRoom: () => roomOf({ rules: { version: '1', isAccepted } }),
        communityAcceptRules: () => {
          isAccepted = true;
          return OK;
        },
        communitySayNamelessPost: () => ({ own: ownOf(1) }),
      },
    );
    await screen.findByText(/^Words of post 1/);
    await user.type(screen.getByRole('textbox', FIELD), 'First words.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Loss');
    await user.click(screen.getByRole('button', SHARE));
    const sheet = within(await screen.findByRole('dialog', { name: 'How we sit together' }));
    expect(await sheet.findByText('Speak from your own body.')).toBeDefined();
    expect(api.called('communitySayNamelessPost')).toHaveLength(0);
    await user.click(sheet.getByRole('button', { name: 'I’ll sit by these' }));
    await expect.poll(() => api.called('communitySayNamelessPost')).toHaveLength(1);
  });

  test('words that look cruel are asked to be read again, and can be posted anyway', async () => {
    const { screen, user, api } = open(
      {},
      { communityCheck: () => ({ readAgain: true }), communitySayNamelessPost: () => ({ own: ownOf(1) }) },
    );
    await screen.findByText(/^Words of post 1/);
    await user.type(screen.getByRole('textbox', FIELD), 'You are all fools.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Loss');
    await user.click(screen.getByRole('button', SHARE));
    const dialog = within(await screen.findByRole('dialog', { name: 'Read it again?' }));
    expect(api.called('communitySayNamelessPost')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Post anyway' }));
    await expect.poll(() => api.called('communitySayNamelessPost')).toHaveLength(1);
  });

  test('without a line nameless words stay in the field and say so', async () => {
    const { screen, user } = open({}, { communitySayNamelessPost: () => LOST });
    await screen.findByText(/^Words of post 1/);
    await user.type(screen.getByRole('textbox', FIELD), 'Nobody knows this.');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Loss');
    await user.click(screen.getByRole('button', SHARE));
    expect(
      await screen.findByText('You’re offline. Your words stay in the draft: share them once you’re back.'),
    ).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', FIELD).value).toBe('Nobody knows this.');
  });

  test('a draft is saved a second after the last letter, and is there again', async () => {
    const { screen, user, api } = open(
      {},
      {
        communityDraft: () => ({
          draft: { body: 'Half a', category: 'loss', isAnonymous: false, at: '2026-11-21T09:00:00.000Z' },
        }),
      },
    );
    await expect.poll(() => screen.getByRole<HTMLTextAreaElement>('textbox', FIELD).value).toBe('Half a');
    expect(screen.getByText('You’ll speak as Maren Okafor.')).toBeDefined();
    await user.type(screen.getByRole('textbox', FIELD), ' thought');
    await expect.poll(() => api.called('communityPutDraft'), { timeout: 3000 }).toHaveLength(1);
    expect(api.called('communityPutDraft')[0]?.body).toMatchObject({ for: 'new', draft: { body: 'Half a thought' } });
    expect(await screen.findByText('Saved as a draft. Other members don’t see it.')).toBeDefined();
  });

  test('words of crisis show help to the writer, at once', async () => {
    const { screen, user, container } = open();
    await screen.findByText(/^Words of post 1/);
    await user.type(screen.getByRole('textbox', FIELD), 'I want to kill myself.');
    await expect.poll(() => container.querySelector('[data-safety]')?.textContent).toMatch(/112/);
  });

  test.each([
    [
      'a plan that ended',
      { stops: 'subscription', until: null },
      'Reading the circle stays open to you. Writing is part of Premium.',
    ],
    [
      'a pause',
      { stops: 'paused', until: '2026-11-28T09:00:00.000Z' },
      'A moderator has paused your writing until Saturday 28 November. You can still read.',
    ],
    [
      'a closed account',
      { stops: 'closed', until: null },
      'A moderator has closed writing for you here. You can still read.',
    ],
  ] as const)('%s closes writing and leaves reading open', async (_what, writing, words) => {
    const { screen } = open({ room: roomOf({ writing }) });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole('textbox', FIELD)).toBeNull();
    expect(await screen.findByText(/^Words of post 1/)).toBeDefined();
  });
});

describe('a voice', () => {
  test('is held, bookmarked and let go by one tap each', async () => {
    const { screen, user, api } = open(
      {},
      {
        communityHold: () => ({ holding: true, holds: 4 }),
        communityBookmark: () => ({ isBookmarked: true }),
      },
    );
    const hold = await screen.findByRole('button', { name: 'Holding you 3' });
    await user.click(hold);
    expect(screen.getByRole('button', { name: 'Holding you 4' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Bookmark' }));
    await expect.poll(() => api.called('communityHold').length + api.called('communityBookmark').length).toBe(2);
  });

  test('is muted at once, and reported by one tap; the reason may come after it', async () => {
    const { screen, user, api } = open({}, { communityMute: () => ({ id: postOf(9).id }), communityReport: () => OK });
    await user.click(await screen.findByRole('button', { name: 'Mute' }));
    await expect.poll(() => api.called('communityMute')[0]?.body).toEqual({ post: postOf(1).id });
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await expect.poll(() => api.called('communityReport')[0]?.body).toEqual({ post: postOf(1).id, reason: 'other' });
    expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
    expect(screen.getByText('Reported. A moderator will read it.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add a reason or block' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What’s wrong here?' }));
    await user.click(sheet.getByRole('button', { name: 'Send reason' }));
    expect(await sheet.findByText('Choose a reason first.')).toBeDefined();
    await user.click(await sheet.findByRole('radio', { name: /It’s cruel to someone/ }));
    await user.click(sheet.getByRole('button', { name: 'Send reason' }));
    await expect.poll(() => api.called('communityReport')[1]?.body).toEqual({ post: postOf(1).id, reason: 'cruel' });
  });

  test('that cannot be reported stays as it was and says so', async () => {
    const { screen, user } = open({}, { communityReport: () => LOST });
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    expect(await screen.findByRole('button', { name: 'Report' })).toBeDefined();
    expect(screen.queryByText('Reported. A moderator will read it.')).toBeNull();
  });

  test('of the member’s own is changed in its place and taken back after a question', async () => {
    const { screen, user, api } = open(
      { posts: page(postOf(1, { isMine: true, replies: 2 })) },
      {
        communityChangePost: () => ({ post: postOf(1, { isMine: true, isEdited: true }) }),
        communityTakeBackPost: () => OK,
      },
    );
    await screen.findByText(/^Words of post 1/);
    expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Holding you/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    const field = screen.getByRole('textbox', { name: 'Your words' });
    await user.clear(field);
    await user.type(field, 'Other words.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => api.called('communityChangePost')[0]?.body).toEqual({ body: 'Other words.' });
    await user.click(await screen.findByRole('button', { name: 'Take it back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this back?' }));
    expect(dialog.getByText('Nobody will be able to read it anymore. The replies stay.')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Take it back' }));
    await expect.poll(() => api.called('communityTakeBackPost')).toHaveLength(1);
  });

  test('that is on its way stands in a doorway with its state and why', async () => {
    const { screen } = open({
      room: roomOf({ own: [ownOf(1), ownOf(2, { state: 'held', reason: 'contact' })] }),
    });
    const own = within(await screen.findByRole('region', { name: 'Your words' }));
    expect(own.getByText('Others will see it in a few minutes.')).toBeDefined();
    expect(own.getByText('It has a link, an address or a number in it. A moderator reads it first.')).toBeDefined();
    expect(own.getAllByRole('button', { name: 'Take it back' })).toHaveLength(2);
  });

  test('that is hidden says by whom, never what a check would say, and offers no change that is refused', async () => {
    const { screen } = open({
      room: roomOf({
        own: [
          ownOf(1, { state: 'hidden', reason: 'cruel' }),
          ownOf(2, { state: 'hidden', reason: 'reported' }),
          ownOf(3, { state: 'change_asked', reason: 'contact' }),
        ],
      }),
    });
    const own = within(await screen.findByRole('region', { name: 'Your words' }));
    const [byModerator, byReports, asked] = own.getAllByRole('listitem');
    expect(byModerator?.textContent).toContain('Hidden by a moderator');
    expect(byModerator?.textContent).toContain('Other members don’t see it.');
    expect(byReports?.textContent).toContain('Hidden for now');
    expect(asked?.textContent).toContain('Others will see it after that.');
    expect(own.getAllByRole('button', { name: 'Change it' })).toHaveLength(1);
    expect(own.getAllByRole('button', { name: 'Take it back' })).toHaveLength(3);
    expect(own.queryByText(/reads it first/)).toBeNull();
  });
});

test('a search marks what was found, and its words stand in no address', async () => {
  const { screen, user, api, container } = open(
    {},
    {
      communitySearch: () => ({
        items: [
          {
            id: postOf(1).id,
            isReply: false,
            post: postOf(1),
            segments: [
              { text: 'the ', hit: false },
              { text: 'cramps', hit: true },
            ],
          },
        ],
        next: null,
      }),
    },
  );
  await user.type(await screen.findByRole('searchbox', { name: 'Search the circle' }), 'cramp');
  await expect.poll(() => container.querySelector('mark')?.textContent).toBe('cramps');
  expect(api.called('communitySearch')[0]?.body).toMatchObject({ words: 'cramp' });
  expect(window.location.href).not.toContain('cramp');
});
