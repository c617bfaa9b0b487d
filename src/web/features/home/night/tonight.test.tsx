import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember, replyOf, TODAY, type MemberOptions } from '#web/testing/render-for-member.tsx';
import { HomeScreen } from '../home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options);
beforeEach(() => {
  // The wheel is all it asks for; each other call must be expected by its test.
  fakeApi({});
});

describe('tonight', () => {
  const panel = (timeZone: string) =>
    open({ user: { timeZone } }).screen.getByRole('region', { name: 'Waxing gibbous' });

  test.each([
    ['Europe/Berlin', 'Tue 24 Nov, 3:53 pm'],
    ['America/New_York', 'Tue 24 Nov, 9:53 am'],
    ['Asia/Kathmandu', 'Tue 24 Nov, 8:38 pm'],
  ])('the next principal phase to the minute in %s', (zone, time) => {
    const night = panel(zone);
    expect(within(night).getByText(time).closest('p')?.textContent).toBe(`Full moon ${time}`);
  });

  test.each([
    [['connect with lunar cycles'], ['/moon-calendar', '/lunar-calendar']],
    [['reduce menstrual pain and symptoms'], ['/moon-calendar']],
  ])('§2.4: the way to the moon calendar, and to its guidance where her goals ask for it: %o', (sacredGoals, paths) => {
    const night = open({ user: { sacredGoals } }).screen.getByRole('region', { name: 'Waxing gibbous' });
    expect(within(night).getByRole('link', { name: 'Explore Moon Calendar' }).getAttribute('href')).toBe(
      '/moon-calendar',
    );
    expect(
      within(night)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(paths);
  });

  test.each([
    [
      'connect with lunar cycles',
      'Lunar Energy Guidance',
      /^Nearly everything is visible now\. You are in Reflect while the sky is still filling/,
    ],
    ['restore cycle regularity', 'Tonight', /^It’s up before the sun goes down/],
  ])('tending %s: %s', (goal, kicker, words) => {
    const night = open({ user: { sacredGoals: [goal] } }).screen.getByRole('region', { name: 'Waxing gibbous' });
    expect(within(night).getByText(kicker)).toBeDefined();
    expect(within(night).getByText(words)).toBeDefined();
  });

  test('the lit share, and seven days with today among them', () => {
    const night = panel('Europe/Berlin');
    expect(night.textContent).toContain('86% lit, and growing.');
    expect(within(night).getAllByRole('listitem')).toHaveLength(7);
    expect(night.querySelector('[data-today]')?.textContent).toBe('Today21');
  });

  test("on the day itself the instant is told, and nothing without tonight's moon", () => {
    const reply = replyOf();
    const full = reply.moon.map((day) =>
      day.date === TODAY ? { ...day, phase: 'full' as const, instant: '2026-11-21T23:05:00.000Z' } : day,
    );
    const { screen, unmount } = open({ reply: { ...reply, moon: full } });
    expect(screen.getByRole('region', { name: 'Full moon' }).textContent).toContain('Exact at 12:05 am.');
    unmount();
    expect(open({ reply: { ...reply, moon: [] } }).screen.queryByText('Tonight')).toBeNull();
  });
});
