import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CycleView, OvulationTold } from '#domain/cycle/cycle-view.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember, replyOf, TODAY } from '#web/testing/render-for-member.tsx';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { FertileCard } from './fertile-card.tsx';
import { phaseWords, reasonWords } from './signs.copy.ts';
import { TestHint } from './test-hint.tsx';

const today = localDate(TODAY);
const told = (ovulation: OvulationTold, changes: Partial<CycleView> = {}) => ({ ...cycleAt(changes), ovulation });
const SIGNS: OvulationTold = { day: localDate('2026-11-24'), provenance: 'signs', waiting: [] };

describe('why the period is expected when it is', () => {
  test.each([
    ['signs', SIGNS, 'Your signs point to ovulation on 24 November, so your period is expected around 2 December.'],
    [
      'a rise',
      { ...SIGNS, provenance: 'temperature' },
      'Your temperature points to ovulation around 24 November, so your period is expected around 2 December.',
    ],
    [
      'confirmed',
      { ...SIGNS, provenance: 'confirmed' },
      'Your temperature confirmed ovulation around 24 November, so your period is expected around 2 December.',
    ],
    [
      'not yet',
      { ...SIGNS, provenance: 'calendar', waiting: ['test', 'fluid'] },
      'Negative tests and fertile fluid say ovulation hasn’t come yet, so your period is expected later than by the calendar, around 2 December.',
    ],
  ] as const)('%s', (_name, ovulation, sentence) => {
    expect(reasonWords(told(ovulation))).toBe(sentence);
  });
  test('signs of days ago are told as such', () => {
    const until = localDate('2026-11-14');
    const old = told({ ...SIGNS, provenance: 'calendar', waiting: ['test', 'temperature'], until });
    expect(reasonWords(old)).toBe(
      'Up to 14 November negative tests and temperatures that haven’t risen said ovulation hadn’t come, so your period is expected later than by the calendar, around 2 December.',
    );
    expect(phaseWords(old)).toBeNull();
  });
  test('past its window it says what was expected', () => {
    expect(reasonWords(told(SIGNS, { state: 'past' }))).toMatch(
      /^Your signs pointed to ovulation on 24 November, so your period was expected between .* and 4 December\.$/,
    );
  });
  test('nothing where no sign speaks', () => {
    expect(reasonWords(cycleAt())).toBeNull();
    expect(phaseWords(cycleAt())).toBeNull();
  });
});

describe('where signs and the calendar disagree, the phase says so', () => {
  // The sample is 28 days from 4 November on: counted, its ovulation phase is 16 to 18 November.
  test.each([
    [
      'another day',
      SIGNS,
      /^By the calendar the ovulation phase falls between .* November; your signs point to 24 November\.$/,
    ],
    [
      'not yet',
      { ...SIGNS, provenance: 'calendar', waiting: ['test'] },
      /; your signs say ovulation hasn’t come yet\.$/,
    ],
  ] as const)('%s', (_name, ovulation, sentence) => {
    expect(phaseWords(told(ovulation))).toMatch(sentence);
  });
  test('in the phase itself it speaks of today', () => {
    expect(phaseWords(told(SIGNS, { phase: 'shine' }))).toBe(
      'By the calendar this is the ovulation phase; your signs point to 24 November.',
    );
  });
  test('nothing where they agree', () => {
    expect(phaseWords(told({ ...SIGNS, day: localDate('2026-11-17') }))).toBeNull();
  });
});

describe('the hint of a pregnancy test', () => {
  test.each([
    [{}, false, ''],
    [{}, true, 'Sudden one-sided pain or fainting: call your emergency number.'],
    [{ testHint: 'due' as const }, false, /^If pregnancy is possible, a home test can tell by now\./],
    [{ testHint: 'sex' as const }, false, /^It’s three weeks since you logged unprotected sex/],
  ])('%j, past %s', (changes, isPast, words) => {
    fakeApi({});
    const { container } = renderForMember(<TestHint isPast={isPast} />, { reply: { ...replyOf(), ...changes } });
    expect(container.textContent).toMatch(words);
    expect(container.textContent.includes('Doing a pregnancy test')).toBe('testHint' in changes);
  });
});

describe('fertile days on home', () => {
  const estimate = {
    day: localDate('2026-11-24'),
    low: localDate('2026-11-23'),
    high: localDate('2026-11-26'),
    provenance: 'signs' as const,
    signs: ['test' as const],
    waiting: [],
    fertile: [
      { date: localDate('2026-11-20'), probability: 0.45 },
      { date: today, probability: 0.8 },
      { date: localDate('2026-11-22'), probability: 0.9 },
    ],
    learntFrom: 0,
  };
  test('say the likely span, and each day its chance', async () => {
    fakeApi({ getOvulation: () => ({ estimate }) });
    renderForMember(<FertileCard view={cycleAt()} />, {});
    expect(await screen.findByText('More likely than not between 21 and 22 November.')).toBeTruthy();
    expect(screen.getByText('Saturday 21 November: 80%')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\bsafe\b|infertile/i);
  });
  test('say so where there is no estimate', async () => {
    fakeApi({ getOvulation: () => ({ estimate: null }) });
    renderForMember(<FertileCard view={cycleAt()} />, {});
    expect(await screen.findByText(/^No estimate yet/)).toBeTruthy();
  });
});
