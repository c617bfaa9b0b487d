import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, replyOf } from '#web/testing/render-for-member.tsx';
import { Arrival } from './arrival.tsx';
import { standing } from '../subscription-sample.ts';

function open(options: Parameters<typeof renderForMember>[1] = {}) {
  fakeApi({ getSubscription: () => standing() });
  return renderForMember(<Arrival trial={{ kind: 'active', daysLeft: 5 }} onGo={() => undefined} />, options);
}

describe('after the questionnaire (§4.6)', () => {
  test('her own wheel stands first, and the one way on leads home', () => {
    const { screen } = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re on day 18.');
    expect(screen.getByRole('img', { name: /^Cycle wheel: day 18 of 28/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'See my day' }).getAttribute('href')).toBe('/');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('the plans are folded below it, and nobody has to choose', () => {
    const { screen, container } = open();
    const plans = within(screen.getByRole('region', { name: 'Plans' }));
    expect(plans.getByText(/^Everything is free until .+\. You don’t have to choose today\.$/)).toBeDefined();
    expect(container.querySelector('details')?.open).toBe(false);
    expect(container.querySelectorAll('details input[type="radio"]')).toHaveLength(2);
  });

  test('without a date the wheel says what wakes it', () => {
    const { screen } = open({ reply: replyOf(NOTHING) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your wheel is ready.');
    expect(screen.getByText(/It starts turning with the first day of your last period\./)).toBeDefined();
  });

  test('where no cycle is counted there is no wheel to promise', () => {
    const { screen } = open({ reply: replyOf({}, { stage: 'menopause' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re all set.');
    expect(screen.queryByRole('img', { name: /^Cycle wheel/ })).toBeNull();
  });
});
