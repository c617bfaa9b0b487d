import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeRefusal, fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ownOf, postOf, replyOf, roomOf } from '#web/testing/circle-fixtures.ts';
import { CommunityPostScreen } from './community-post-screen.tsx';

const OK = { ok: true } as const;
const POST = postOf(1, { isAnonymous: true, firstName: null, lastName: null, plant: 'Juniper', replies: 2 });
const REPLIES = [
  replyOf(1, { isAnonymous: false, firstName: 'Ilse', lastName: 'Roth' }),
  replyOf(2, { byStarter: true, plant: 'Juniper', inAnswerTo: replyOf(1).id }),
];

function open(handlers: FakeHandlers = {}, post = POST, next: string | null = null) {
  const api = fakeApi({
    communityRoom: () => roomOf(),
    communityThread: () => ({ post, replies: { items: REPLIES, next } }),
    communityDraft: () => ({ draft: null }),
    communityPutDraft: () => OK,
    communityCheck: () => ({ readAgain: false }),
    ...handlers,
  });
  const view = renderScreen(<CommunityPostScreen />, {
    at: `/community/${post.id}`,
    data: { user: sampleUser(), today: '2026-11-21', now: '2026-11-21T12:00:00.000Z' },
  });
  return { api, ...view };
}

describe('a thread', () => {
  test('its author goes by a plant name, others stay Anonymous or have their name', async () => {
    const { screen } = open();
    expect(await screen.findByText(/called Juniper in this thread/)).toBeDefined();
    const answers = within(screen.getByRole('region', { name: 'Replies' }));
    const rows = answers.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['Ilse Roth', 'Juniper']);
    expect(rows[1]?.textContent).toContain('began this');
    expect(rows[1]?.textContent).toContain('In reply to Ilse Roth');
    expect(rows.map((row) => row.dataset['arc'])).toEqual(['9', '9']);
  });

  test('an answer to an answer says so and is sent with it', async () => {
    const { screen, user, api } = open({ communitySayNamelessReply: () => ({ own: ownOf(1, { isReply: true }) }) });
    const answers = within(await screen.findByRole('region', { name: 'Replies' }));
    await user.click((await answers.findAllByRole('button', { name: 'Reply' }))[0] as HTMLElement);
    const field = screen.getByRole('textbox', { name: 'In reply to Ilse Roth' });
    expect(document.activeElement).toBe(field);
    await user.type(field, 'Me too.');
    await user.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement);
    await expect
      .poll(() => api.called('communitySayNamelessReply')[0]?.body)
      .toMatchObject({ body: 'Me too.', inAnswerTo: replyOf(1).id });
  });

  test('who began it without a name can only answer under its plant name', async () => {
    const { screen } = open({}, { ...POST, isMine: true });
    expect(await screen.findByText('You speak as Juniper here.')).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('the next answers come as they are asked for', async () => {
    const { screen, user, api } = open(
      { communityReplies: () => ({ items: [replyOf(3, { body: 'A third answer.' })], next: null }) },
      POST,
      'more',
    );
    await user.click(await screen.findByRole('button', { name: 'Show more replies' }));
    expect(await screen.findByText('A third answer.')).toBeDefined();
    expect(api.called('communityReplies')[0]?.query).toMatchObject({ after: 'more' });
  });

  test('an answer on its way stands under the others, for its writer alone', async () => {
    const { screen } = open({
      communityRoom: () => roomOf({ own: [ownOf(1, { isReply: true, postId: POST.id }), ownOf(2)] }),
    });
    const own = within(await screen.findByRole('region', { name: 'Your words' }));
    expect(own.getAllByRole('listitem')).toHaveLength(1);
    expect(own.getByText('Others will see it in a few minutes.')).toBeDefined();
  });

  test('an answer to a thread that went away meanwhile stays in its field with the reason', async () => {
    const { screen, user } = open({ communitySayNamelessReply: () => new FakeRefusal('thread_closed') });
    await user.type(await screen.findByRole('textbox', { name: 'Your reply' }), 'Still here.');
    await user.click(screen.getAllByRole('button', { name: 'Reply' }).at(-1) as HTMLElement);
    await expect.poll(() => document.querySelector('form strong')?.textContent).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }).value).toBe('Still here.');
  });

  test('one that is not here says so', async () => {
    const { screen } = open({ communityThread: () => new FakeRefusal('not_found') });
    expect(await screen.findByRole('heading', { name: 'This thread isn’t here.' })).toBeDefined();
  });

  test('being told of answers is one tap', async () => {
    const { screen, user, api } = open({ communityFollow: () => ({ isFollowed: true }) });
    await user.click(await screen.findByRole('button', { name: 'Follow replies' }));
    await expect.poll(() => api.called('communityFollow')).toHaveLength(1);
  });
});
