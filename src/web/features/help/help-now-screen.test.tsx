import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { HelpNowScreen } from './help-now-screen.tsx';

const inLondon = (ageGroup: 'adult' | 'teen') =>
  renderScreen(<HelpNowScreen />, { data: { user: sampleUser({ ageGroup, timeZone: 'Europe/London' }) } });

test('a member reads first what answers where her clock stands, to call at a touch', () => {
  const { screen } = inLondon('adult');
  const emergency = screen.getByRole('link', { name: 'In danger right now: 999' });
  expect(emergency.getAttribute('href')).toBe('tel:999');
  expect(screen.getAllByRole('link', { name: /Samaritans/ })[0]?.getAttribute('href')).toBe('tel:116123');
  expect(screen.queryByRole('link', { name: /Childline/ })).toBeNull();
});

test('a teen reads the lines for the young, and that a grown-up can call', () => {
  const { screen } = inLondon('teen');
  expect(screen.getByRole('link', { name: /Childline/ }).getAttribute('href')).toBe('tel:08001111');
  expect(screen.getByText('A grown-up you trust can make the call with you.').tagName).toBe('P');
});

test('a visitor reads what answers where her browser stands', () => {
  const asked = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ timeZone: 'Australia/Sydney' } as Intl.ResolvedDateTimeFormatOptions);
  const { screen } = renderScreen(<HelpNowScreen />);
  asked.mockRestore();
  expect(screen.getByRole('link', { name: 'In danger right now: 000' }).getAttribute('href')).toBe('tel:000');
  const parts = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(parts.map((one) => one.textContent)).toEqual(['Call when', 'What you can say']);
});
