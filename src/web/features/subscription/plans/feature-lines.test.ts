import { describe, expect, test } from 'vitest';
import { screens } from '#contract/screens.ts';
import { alwaysOpen, featuresOf } from './feature-lines.ts';

const PAGES = new Set<string>(Object.values(screens).map(({ path }) => path));
const with_ =
  (...more: string[]) =>
  (path: string) =>
    PAGES.has(path) || more.includes(path);
const without = (gone: string) => (path: string) => PAGES.has(path) && path !== gone;
const all = () => true;

describe('a plan says only what exists on that day', () => {
  test('with all of its pages it says all of §9, word for word', () => {
    expect([featuresOf('premium_monthly', all), featuresOf('premium_yearly', all)]).toEqual([
      ['complete cycle tracking', 'sacred meditations library', 'community access', '12-Week Health Recovery Guide'],
      ['everything in monthly', 'exclusive content', 'VIP support priority'],
    ]);
  });

  test.each([
    ['premium_monthly', 'sacred meditations library', ['/meditations']],
    ['premium_monthly', 'community access', ['/community']],
    ['premium_monthly', '12-Week Health Recovery Guide', ['/health-guide']],
    ['premium_yearly', 'exclusive content', ['/meditations', '/wisdom']],
    ['premium_yearly', 'VIP support priority', ['/feedback', '/admin/feedback']],
  ] as const)('%s: "%s" appears when the last of its pages comes', (plan, line, pages) => {
    const none = (path: string) => !pages.includes(path as never);
    expect(featuresOf(plan, none)).not.toContain(line);
    expect(featuresOf(plan, (path) => none(path) || path === pages[0]).includes(line)).toBe(pages.length === 1);
    expect(featuresOf(plan, with_(...pages))).toContain(line);
  });

  test('today the yearly plan says all of it', () => {
    expect(featuresOf('premium_yearly')).toEqual(featuresOf('premium_yearly', all));
  });

  test('a line goes with its page, and today’s lines are those of the pages there are', () => {
    expect(featuresOf('premium_monthly', without('/insights'))).not.toContain('complete cycle tracking');
    expect(featuresOf('premium_monthly')).toEqual(featuresOf('premium_monthly', with_()));
    expect(featuresOf('premium_monthly')).toContain('complete cycle tracking');
  });
});

test('what stays open names no page that is still to come', () => {
  expect(alwaysOpen(without('/none')).join()).not.toMatch(PAGES.has('/meals') ? /^$/ : /meals/);
  expect(alwaysOpen(all)[1]).toBe('Your journal, check-ins, the moon, reminders, meals and womb-health guides');
  expect(alwaysOpen(() => false)).toEqual(['Everything about your safety']);
});
