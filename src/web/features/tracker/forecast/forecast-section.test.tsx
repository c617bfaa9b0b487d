import { expect, test } from 'vitest';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { surfaceOf } from '#domain/stage/stage.ts';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { replyAt, TODAY } from '../tracker-fixtures.ts';
import { ForecastSection } from './forecast-section.tsx';

const OVER = { subscriptionStatus: 'expired', trialEndDate: '2026-11-20T08:00:00.000Z' } as const;
function open(
  user: Parameters<typeof sampleUser>[0],
  stage: Parameters<typeof replyAt>[1] = 'menstruating',
  more: Partial<CycleViewReply> = {},
) {
  const api = fakeApi({ getOvulation: () => ({ estimate: null }) });
  const reply = { ...replyAt({}, stage), ...more };
  const part = <ForecastSection view={reply.view} surface={surfaceOf(reply, reply.view.startDate)} answer={null} />;
  return {
    api,
    ...renderScreen(part, {
      data: {
        user: sampleUser(user),
        today: TODAY,
        now: `${TODAY}T12:00:00.000Z`,
        answers: answered('getCycleView', reply),
      },
    }),
  };
}

test('in limited access her next period stays foretold in full; ovulation says what is behind it and asks for nothing', async () => {
  const { screen, user, api } = open(OVER);
  expect(screen.getByText(/8 times in 10/)).toBeTruthy();
  expect(screen.getByText('Your period forecast and everything you log stay free, always.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ovulation, estimated: part of Premium, see the plans' }));
  expect(premiumAsked()).toEqual({ feature: 'ovulation' });
  endPremiumAsk();
  expect(api.calls).toEqual([]);
});

test('a running trial asks for the estimate', async () => {
  const { screen, api } = open({});
  await expect.poll(() => api.called('getOvulation').length).toBe(1);
  expect(screen.queryByText('Part of Premium')).toBeNull();
});

test('a cycle that began while all was open keeps its estimate to its end', async () => {
  const { screen, api } = open(OVER, 'menstruating', { ovulationStaysOpen: true });
  await expect.poll(() => api.called('getOvulation').length).toBe(1);
  expect(screen.queryByText('Part of Premium')).toBeNull();
});

test('a stage that hides fertility has no such door', () => {
  const { screen } = open(OVER, 'hormonal_contraception');
  expect(screen.queryByText('Part of Premium')).toBeNull();
});
