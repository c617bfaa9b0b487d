import { describe, expect, test } from 'vitest';
import type { MyThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ThankYou } from './thank-you.tsx';

const RECORDING = '00000000-0000-4000-8000-000000000011';
function open(
  came: MyThanksReply | typeof LOST,
  { isHeard = false, ...handlers }: FakeHandlers & { isHeard?: boolean } = {},
) {
  const api = fakeApi({ getMyThanks: () => came, ...handlers });
  const view = renderScreen(<ThankYou recording={RECORDING} name="Ilse" isHeard={isHeard} />, {
    at: `/meditations/${RECORDING}`,
    data: { user: sampleUser() },
  });
  return { api, ...view };
}
const mine = (state: NonNullable<MyThanksReply['mine']>['state'], words = 'I slept.'): MyThanksReply => ({
  may: 'now',
  mine: { words, state },
});

describe('a line of thanks', () => {
  test('is sent, says that it goes out with others, and can be taken back', async () => {
    const { screen, user, api } = open(
      { may: 'now', mine: null },
      {
        sayThanks: ({ body }) => mine('waiting', body?.words),
        takeThanksBack: () => ({ may: 'now', mine: null }),
      },
    );
    expect(await screen.findByRole('heading', { name: 'Thank Ilse' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send thank-you' }));
    expect(screen.getByText('Write a line first.')).toBeDefined();
    expect(api.called('sayThanks')).toHaveLength(0);
    await user.type(screen.getByLabelText('One line'), 'I slept.{Enter}');
    expect(await screen.findByText('I slept.')).toBeDefined();
    expect(screen.getByText(/nobody can tell it’s yours/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByLabelText('One line')).toBeDefined();
  });

  test('is offered where it was heard just now, although the server does not know yet', async () => {
    expect(
      await open({ may: 'after', mine: null }, { isHeard: true }).screen.findByLabelText('One line'),
    ).toBeDefined();
  });

  test.each([
    ['was not heard', { may: 'after', mine: null }],
    ['is her own', { may: 'own', mine: null }],
    ['did not come', LOST],
  ] as const)('is not there where the recording %s', async (_, came) => {
    const { api, container } = open(came);
    await expect.poll(() => api.called('getMyThanks').length).toBeGreaterThan(0);
    expect(container.querySelector('form, h2')).toBeNull();
  });

  test('that is too long says by how much, and is not sent', async () => {
    const { screen, user, api } = open({ may: 'now', mine: null });
    await user.click(await screen.findByLabelText('One line'));
    await user.paste('a'.repeat(143));
    expect(screen.getByText('3 characters too many')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send thank-you' }));
    expect(api.called('sayThanks')).toHaveLength(0);
  });

  test('that is refused keeps what was typed, beside why', async () => {
    const { screen, user } = open(
      { may: 'now', mine: null },
      { sayThanks: () => new FakeRefusal('words_refused', { fields: { words: 'Please take out links.' } }) },
    );
    await user.type(await screen.findByLabelText('One line'), 'See me.example{Enter}');
    expect(await screen.findByText('Please take out links.')).toBeDefined();
    expect(screen.getByDisplayValue('See me.example')).toBeDefined();
  });

  test('of crisis shows help to who wrote it', async () => {
    const { screen } = open(mine('held', 'I want to kill myself'));
    expect(await screen.findByText('A moderator reads it first.')).toBeDefined();
    await expect.poll(() => document.querySelector('[data-safety]')).not.toBeNull();
  });
});
