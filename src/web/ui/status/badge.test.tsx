import { describe, expect, test } from 'vitest';
import { trialBadge, trialState } from '#domain/membership/trial.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { Badge, PhaseBadge, TrialBadge } from './badge.tsx';

const now = new Date('2026-11-21T12:00:00.000Z');
const badgeFor = (days: number | null, subscriptionStatus = 'trial') =>
  trialBadge(
    trialState({
      subscriptionStatus,
      trialEndDate: days === null ? null : new Date(now.getTime() + days * 86_400_000).toISOString(),
      now,
    }),
    'adult',
  );

describe('TrialBadge (§4.2)', () => {
  test.each([
    [7, 'Trial: 7 days', 'ok'],
    [3, 'Trial: 3 days', 'ok'],
    [2, '2 days left', 'warning'],
    [1, '1 day left', 'warning'],
    [0, 'Trial Expired', 'expired'],
    [null, 'Trial Expired', 'expired'],
  ])('%s days: %s', (days, text, kind) => {
    const { screen } = renderPart(<TrialBadge badge={badgeFor(days)} href="/subscription" />);
    const link = screen.getByRole('link', { name: text });
    expect([link.dataset['kind'], link.getAttribute('href')]).toEqual([kind, '/subscription']);
  });

  test('who has subscribed has none', () => {
    const { container } = renderPart(<TrialBadge badge={badgeFor(null, 'lifetime')} />);
    expect(container.childElementCount).toBe(0);
  });
});

test('a phase badge says both its words in its own colours', () => {
  const { screen } = renderPart(<PhaseBadge phase="reflect" />);
  expect(screen.getByText('Luteal · Reflect').dataset['phase']).toBe('reflect');
});

test('a plain badge is words with an icon, no shape', () => {
  const { screen } = renderPart(<Badge icon={<svg data-testid="spark" aria-hidden="true" />}>Premium Member</Badge>);
  expect(screen.getByText('Premium Member').querySelector('i')).toBeNull();
  expect(screen.getByTestId('spark')).toBeTruthy();
});
