import { describe, expect, test } from 'vitest';
import type { ReceivedThanksReply } from '#contract/thanks/thanks.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { ReceivedThanks } from './received-thanks.tsx';

const RECORDING = '00000000-0000-4000-8000-000000000011';
const line = (number: number) => ({
  id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
  recording: RECORDING,
  title: 'Cold Hands',
  words: `Line ${number}`,
});
function open(came: ReceivedThanksReply | null, handlers: FakeHandlers = {}) {
  const api = fakeApi({ getReceivedThanks: () => LOST, ...handlers });
  const answers = came ? answered('getReceivedThanks', came) : {};
  const data = { user: sampleUser(), answers };
  return { api, ...renderScreen(<ReceivedThanks />, { at: '/teacher-dashboard', data }) };
}

describe('what a teacher is thanked for', () => {
  test('stands as lines with their recording; a reported one goes', async () => {
    const { screen, user, api } = open({ thanks: [line(1), line(2)] }, { reportThanks: () => ({ thanks: [line(2)] }) });
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('blockquote')?.textContent)).toEqual([
      'Line 1',
      'Line 2',
    ]);
    expect(screen.getAllByText('For Cold Hands')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Report Line 1' }));
    await expect.poll(() => screen.queryByText('Line 1', { selector: 'blockquote' })).toBeNull();
    expect(api.called('reportThanks')).toHaveLength(1);
  });

  test('begins with six, and shows all on a press', async () => {
    const { screen, user } = open({ thanks: Array.from({ length: 8 }, (_, index) => line(index)) });
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(8);
  });

  test('says so where there is none, and where they did not come', async () => {
    expect(open({ thanks: [] }).screen.getByText(/you read it here/)).toBeDefined();
    const { screen } = open(null);
    expect(await screen.findByText('We couldn’t load your thank-yous')).toBeDefined();
  });

  test('a report that did not arrive is told', async () => {
    const { screen, user } = open({ thanks: [line(1)] }, { reportThanks: () => LOST });
    await user.click(screen.getByRole('button', { name: 'Report Line 1' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText('Line 1', { selector: 'blockquote' })).toBeDefined();
  });
});
