import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { thingFor, type Her } from './bend.ts';
import { expectedPhase } from './expected-phase.ts';
import { deedsIn, forbiddenFor } from './forbidden.ts';
import type { GuideThing } from './week.ts';

const walk: GuideThing = {
  n: 4,
  title: 'A walk',
  do: 'Out and back.',
  minutes: { low: 5, usual: 25, high: 35 },
  low: 'To the corner.',
  high: 'Take the hill.',
  phases: {
    rest: { chip: 'Softer for Rest', minutes: 8, do: 'Flat and slow.' },
    reflect: { chip: 'Softer for Reflect', minutes: 15, do: 'Flat ground instead of the hill.' },
    shine: { chip: 'Room for more', minutes: 30 },
    create: { chip: 'Good timing', do: 'Somewhere new.' },
  },
  conditions: { endometriosis: 'Half of what you think.' },
  stages: { pregnant: 'If you can’t talk, slow down.' },
  teen: 'Take a friend.',
  asks: {},
};
const her: Her = {
  ageGroup: 'adult',
  stage: 'menstruating',
  conditions: [],
  phase: null,
  energy: 'usual',
  isInPain: false,
};
const bent = (changes: Partial<Her>, thing = walk) => thingFor(thing, { ...her, ...changes })?.bent;

describe('a thing bends', () => {
  it('to nothing: the usual minutes, no reason', () =>
    expect(bent({})).toEqual({ text: 'Out and back.', minutes: 25, reasons: [] }));
  it.each([
    [{ phase: 'reflect' }, 15, ['phase']],
    [{ phase: 'reflect', energy: 'low' }, 5, ['low_energy']],
    [{ phase: 'reflect', energy: 'high' }, 15, ['phase']],
    [{ phase: 'shine', energy: 'high' }, 30, ['phase']],
    [{ energy: 'high' }, 35, ['high_energy']],
    [{ energy: 'high', isInPain: true }, 5, ['pain']],
    [{ phase: 'create' }, 25, ['phase']],
  ] as const)('%o: the smallest number wins, %i minutes', (changes, minutes, reasons) => {
    const thing = bent(changes);
    expect(thing?.minutes).toBe(minutes);
    expect(thing?.reasons.map(({ of }) => of)).toEqual(reasons);
  });
  it('says in a line what a condition changes', () =>
    expect(bent({ conditions: ['endometriosis'] })?.reasons).toEqual([
      { of: 'condition', condition: 'endometriosis', line: 'Half of what you think.' },
    ]));
  it('the line of her stage wins over every other line, and the minutes still shrink', () =>
    expect(bent({ stage: 'pregnant', conditions: ['endometriosis'], energy: 'low' })).toEqual({
      text: 'Out and back.',
      minutes: 5,
      reasons: [
        { of: 'low_energy', line: null },
        { of: 'stage', stage: 'pregnant', line: 'If you can’t talk, slow down.' },
      ],
    }));
  it('the plain plan keeps what is about safety, and nothing else', () =>
    expect(
      thingFor(walk, { ...her, stage: 'pregnant', phase: 'rest', energy: 'low', conditions: ['endometriosis'] })?.plain,
    ).toEqual({
      text: 'Out and back.',
      minutes: 25,
      reasons: [{ of: 'stage', stage: 'pregnant', line: 'If you can’t talk, slow down.' }],
    }));
});

describe('what is forbidden', () => {
  const lifts: GuideThing = {
    ...walk,
    do: 'Tighten as if.',
    asks: { pelvic_work: ['do', 'low', 'phases'] },
    stages: {},
  };
  it('is left out where nothing is written in its place', () =>
    expect(thingFor({ ...lifts, teen: undefined }, { ...her, stage: 'postpartum' })).toBeNull());
  it('is replaced by the line of her stage or age, in both plans', () => {
    const postpartum = { ...lifts, stages: { postpartum: 'Later.' } };
    expect(thingFor(postpartum, { ...her, stage: 'postpartum', energy: 'low' })).toMatchObject({
      plain: { text: 'Later.', minutes: 5 },
      bent: { text: 'Later.', minutes: 5 },
    });
    expect(bent({ ageGroup: 'teen' }, lifts)?.text).toBe('Take a friend.');
  });
  it('is replaced by the line of the condition that forbids it, not by that of another', () => {
    const tips = {
      ...walk,
      asks: { twisting: ['do'] },
      conditions: { ovarian_cysts: 'Lie still.', fibroids: 'Twist.' },
    } as const;
    expect(bent({ conditions: ['fibroids', 'ovarian_cysts'] }, tips)?.text).toBe('Lie still.');
    expect(thingFor(tips, { ...her, stage: 'postpartum', conditions: ['ovarian_cysts'] })).toBeNull();
  });
  it('counts for teens in any stage, and not for others', () => {
    expect(forbiddenFor({ ...her, ageGroup: 'teen' })).toContain('pelvic_work');
    expect(forbiddenFor(her)).not.toContain('pelvic_work');
    expect(forbiddenFor({ ...her, stage: 'trying_to_conceive' })).toContain('heat_on_belly');
  });
  it.each([
    ['Rest a wrapped, warm bottle on your belly.', ['heat_on_belly']],
    ['Keep hot things away. No warm bottle on your belly.', []],
    ['Lie on your back with your knees bent.', ['lying_on_back']],
    ['Not on your back.', []],
    ['Fill up, and hold your breath.', ['breath_hold']],
    ['Skip your meal and weigh yourself.', ['fasting', 'weighing']],
  ])('“%s” asks for %o', (line, deeds) => expect(deedsIn(line)).toEqual(deeds));
});

describe('the same woman with a shifted cycle', () => {
  const today = localDate('2026-11-21');
  const started = (start: string) => {
    const logs = [0, 1, 2, 3, 4].map((day) => ({ date: addDays(localDate(start), day), flow: 'medium' as const }));
    return cycleView({ cycles: deriveCycles(logs, NO_EDITS), logs, today });
  };
  const planOn = (start: string, date: string) => {
    const at = expectedPhase(started(start), { surface: STAGE_SURFACES.menstruating, date: localDate(date) });
    const thing = bent({ phase: at?.phase ?? null });
    return { phase: at?.phase, isExpected: at?.isExpected, minutes: thing?.minutes, why: thing?.reasons };
  };
  it('on day 18 of her cycle gets the softer walk, and is told why', () =>
    expect(planOn('2026-11-04', '2026-11-21')).toEqual({
      phase: 'reflect',
      isExpected: false,
      minutes: 15,
      why: [{ of: 'phase', phase: 'reflect', chip: 'Softer for Reflect', line: 'Flat ground instead of the hill.' }],
    }));
  it('with a period that began nine days later gets another walk the same day, and is told why', () =>
    expect(planOn('2026-11-13', '2026-11-21')).toMatchObject({
      phase: 'create',
      minutes: 25,
      why: [{ of: 'phase', phase: 'create', chip: 'Good timing', line: 'Somewhere new.' }],
    }));
  it('sees the days ahead move with it', () => {
    expect(planOn('2026-11-04', '2026-12-04')).toMatchObject({ phase: 'rest', isExpected: true, minutes: 8 });
    expect(planOn('2026-11-13', '2026-12-04')).toMatchObject({ phase: 'reflect', isExpected: true, minutes: 15 });
  });
  it.each(['pregnant', 'menopause', 'teen', 'hormonal_contraception'] as const)('never sees a phase as %s', (stage) =>
    expect(expectedPhase(started('2026-11-04'), { surface: STAGE_SURFACES[stage], date: today })).toBeNull(),
  );
});
