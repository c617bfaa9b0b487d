import { describe, expect, it } from 'vitest';
import { addDays, dayInZone, localDate } from '#domain/calendar/local-date.ts';
import { cycleView } from '#domain/cycle/current-cycle.ts';
import { deriveCycles } from '#domain/cycle/derive-cycles.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { LIFE_STAGES, STAGE_SURFACES, surfaceOf } from '#domain/stage/stage.ts';
import { visibleView } from '#domain/stage/visible-view.ts';
import { DUE, decideReminders, type ReminderFacts, type ReminderPart } from './decide.ts';
import type { SentNotices } from './notices.ts';
import {
  changeSettings,
  FIRST_SETTINGS,
  REMINDER_CHANNELS,
  REMINDER_KINDS,
  withEveryKind,
  type ReminderSettings,
} from './reminder.ts';
import { joinedWords, plainWords, DISCREET_WORDS } from './reminder-words.ts';
import { isQuiet, nextTick, wallTimeAt } from './tick.ts';

const TIMED = REMINDER_KINDS.filter((kind) => kind !== 'evening_call' && kind !== 'circle_reply');
const rules = TIMED.map((kind) => ({ kind, switch: kind, channels: REMINDER_CHANNELS, due: DUE[kind] }));
const decide = (settings: ReminderSettings, known: ReminderFacts, sent: SentNotices) =>
  decideReminders({ settings, rules }, known, sent);
const on = { mail: true, phone: true, app: true };
const all = changeSettings(FIRST_SETTINGS, {
  switches: { period_expected: on, log_today: on, rate_today: on, check_in: on, trial_ending: on },
});
const d = localDate;
const START = d('2026-11-04');
const forecast = {
  median: d('2026-12-02'),
  mode: null,
  low: d('2026-11-30'),
  high: d('2026-12-04'),
  days: [],
  basis: 'own',
  cyclesUsed: 4,
  cyclesLeftOut: 0,
  shortest: 28,
  longest: 28,
} as const;
const facts: ReminderFacts = {
  now: new Date('2026-11-28T18:00:00Z'),
  timeZone: 'Europe/Berlin',
  ageGroup: 'adult',
  view: { state: 'within', startDate: START, forecast },
  surface: STAGE_SURFACES.menstruating,
  loggedToday: true,
  ratedToday: true,
  checkedInToday: true,
  trialEndAt: null,
};
const kinds = (
  changes: Partial<ReminderFacts>,
  { settings = all, sent = {} }: { settings?: ReminderSettings; sent?: SentNotices } = {},
) => decide(settings, { ...facts, ...changes }, sent).due.map(({ kind }) => kind);
const at = (day: string) => ({ now: new Date(`${day}T18:00:00Z`) });

describe('an expected period', () => {
  it.each([
    ['2026-11-27', false],
    ['2026-11-28', true],
    ['2026-11-29', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('with the window from the 30th, told on %s: %s', (day, told) => {
    expect(kinds(at(day))).toEqual(told ? ['period_expected'] : []);
  });
  it('once a cycle, also when the window moves', () => {
    const { sent } = decide(all, facts, {});
    expect(sent).toEqual({ period_expected: { day: d('2026-11-28'), about: START } });
    expect(kinds(at('2026-11-29'), { sent })).toEqual([]);
    expect(kinds({ ...at('2026-11-29'), view: { ...facts.view, startDate: d('2026-11-05') } }, { sent })).toEqual([
      'period_expected',
    ]);
  });
  it.each(['window', 'past', 'resting', 'none'] as const)('not in the state %s', (state) =>
    expect(kinds({ view: { ...facts.view, state } })).toEqual([]),
  );
  it('not without a forecast', () => expect(kinds({ view: { ...facts.view, forecast: null } })).toEqual([]));
  it.each(LIFE_STAGES)('in the stage %s only where that stage speaks of it', (stage) => {
    const surface = STAGE_SURFACES[stage];
    expect(kinds({ surface }).length > 0).toBe(surface.periodReminder && surface.periodForecast !== 'none');
  });
  it('is called a bleed on a hormonal method', () => {
    const [due] = decide(all, { ...facts, surface: STAGE_SURFACES.hormonal_contraception }, {}).due;
    expect(due && plainWords(due as ReminderPart).title).toBe('Your bleed may begin soon');
  });
});

describe('log today, and check in', () => {
  it.each([
    [true, true, []],
    [false, true, ['log_today']],
    [true, false, ['check_in']],
    [false, false, ['log_today', 'check_in']],
  ] as const)('logged %s, checked in %s', (loggedToday, checkedInToday, expected) => {
    expect(kinds({ loggedToday, checkedInToday, view: { ...facts.view, state: 'past' } })).toEqual(expected);
  });
  it('rate today, where today has no rating', () => {
    expect(kinds({ ratedToday: false, view: { ...facts.view, state: 'past' } })).toEqual(['rate_today']);
  });
  it('once on a day of hers, and a flight back over the date line brings no second one', () => {
    const blank = { checkedInToday: false };
    const { sent } = decide(
      all,
      { ...facts, ...blank, timeZone: 'Pacific/Kiritimati', now: new Date('2026-11-21T05:00:00Z') },
      {},
    );
    expect(sent.check_in).toEqual({ day: d('2026-11-21'), about: '2026-11-21' });
    expect(kinds({ ...blank, timeZone: 'Pacific/Pago_Pago', now: new Date('2026-11-21T07:00:00Z') }, { sent })).toEqual(
      [],
    );
    expect(
      kinds({ ...blank, timeZone: 'Pacific/Pago_Pago', now: new Date('2026-11-23T05:00:00Z') }, { sent }),
    ).toContain('check_in');
  });
  it('comes only where it was switched on', () => {
    const settings = changeSettings(FIRST_SETTINGS, { switches: { log_today: { app: true } } });
    expect(decide(settings, { ...facts, loggedToday: false, checkedInToday: false }, {}).due).toEqual([
      { kind: 'log_today', channels: ['app'] },
    ]);
  });
});

describe('the end of free days', () => {
  const trialEndAt = new Date('2026-11-28T12:00:00Z');
  it.each([
    ['2026-11-25T18:00:00Z', false],
    ['2026-11-26T18:00:00Z', true],
    ['2026-11-27T18:00:00Z', true],
    ['2026-11-28T12:00:00Z', false],
  ])('ending at noon on the 28th, told at %s: %s', (now, told) => {
    expect(
      kinds({ now: new Date(now), trialEndAt, view: { ...facts.view, forecast: null } }).includes('trial_ending'),
    ).toBe(told);
  });
  it('is told once', () => {
    const { sent } = decide(all, { ...facts, now: new Date('2026-11-26T18:00:00Z'), trialEndAt }, {});
    expect(kinds({ now: new Date('2026-11-27T18:00:00Z'), trialEndAt }, { sent })).not.toContain('trial_ending');
  });
});

it('a teen gets nothing at all, whatever is switched on', () => {
  expect(
    kinds({
      ageGroup: 'teen',
      loggedToday: false,
      checkedInToday: false,
      trialEndAt: new Date('2026-11-29T12:00:00Z'),
    }),
  ).toEqual([]);
});

it.each([
  ['2026-11-28T20:29:59Z', true],
  ['2026-11-28T20:30:00Z', false],
  ['2026-11-29T06:29:59Z', false],
  ['2026-11-29T06:30:00Z', true],
])('quiet hours hold at %s: sends %s', (now, sends) => {
  expect(kinds({ now: new Date(now) }).length > 0).toBe(sends);
});

describe('a year of her evenings', () => {
  const starts = [0, 1, 2, 3].map((index) => addDays(d('2025-09-10'), index * 29));
  const logs = starts.flatMap((start) =>
    [0, 1, 2, 3].map((day) => ({ date: addDays(start, day), flow: 'medium' as const })),
  );
  const cycles = deriveCycles(logs, NO_EDITS);
  const surface = surfaceOf({ stage: 'menstruating', stageSince: null, windowAsked: true }, START);
  const viewOn = new Map(
    Array.from({ length: 367 }, (_, day) => addDays(d('2025-12-31'), day)).map((today) => [
      today,
      visibleView(cycleView({ cycles, logs, today }), surface),
    ]),
  );

  it.each([
    ['Europe/Berlin', '19:00', '21:30', '07:30'],
    ['America/New_York', '02:30', '03:00', '06:00'],
    ['Africa/Cairo', '00:00', '23:00', '00:30'],
    ['America/Santiago', '00:15', '22:00', '00:10'],
    ['Australia/Lord_Howe', '02:15', '01:30', '02:10'],
    ['Pacific/Apia', '23:59', '06:00', '22:00'],
    ['Asia/Kathmandu', '21:30', '21:30', '07:30'],
  ])(
    '%s at %s, quiet from %s to %s: never in quiet hours, never twice, and none missed',
    (timeZone, hour, from, to) => {
      const settings = { ...all, at: hour, quiet: { on: true, from, to } };
      let now = new Date('2026-01-01T12:00:00Z');
      let sent: SentNotices = {};
      const told: string[] = [];
      for (let ticks = 0; ticks < 360; ticks += 1) {
        now = nextTick(settings, { now, timeZone, ageGroup: 'adult', trialEndAt: null, trialTold: false }) as Date;
        const today = dayInZone(now, timeZone);
        const decided = decide(
          settings,
          {
            ...facts,
            now,
            timeZone,
            surface,
            view: viewOn.get(today) as ReminderFacts['view'],
            loggedToday: ticks % 3 === 0,
            checkedInToday: false,
          },
          sent,
        );
        if (decided.due.length > 0) expect(isQuiet(wallTimeAt(now, timeZone), settings.quiet)).toBe(false);
        sent = decided.sent;
        told.push(...decided.due.map(({ kind }) => `${today} ${kind}`));
        // A worker that was killed runs the same tick again.
        expect(
          decide(
            settings,
            {
              ...facts,
              now,
              timeZone,
              view: viewOn.get(today) as ReminderFacts['view'],
              loggedToday: false,
              checkedInToday: false,
            },
            sent,
          ).due.filter(({ kind }) => told.includes(`${today} ${kind}`)),
        ).toEqual([]);
      }
      expect(new Set(told).size).toBe(told.length);
      expect(told.filter((line) => line.endsWith('check_in'))).toHaveLength(360);
    },
  );
});

it('settings that were kept before a kind was there begin with it as everybody does', () => {
  const { check_in: _, ...older } = all.switches;
  const kept = { ...all, switches: older } as ReminderSettings;
  expect(withEveryKind(kept).switches).toEqual({ ...all.switches, check_in: FIRST_SETTINGS.switches.check_in });
  expect(withEveryKind(all)).toEqual(all);
});

describe('words', () => {
  const parts = [
    { kind: 'period_expected', low: d('2026-11-30'), high: d('2026-12-04'), word: 'period' },
    { kind: 'log_today' },
    { kind: 'check_in' },
    { kind: 'trial_ending', on: d('2026-11-28') },
  ] as const;
  it('that are discreet say nothing of her', () =>
    expect(DISCREET_WORDS).toEqual({ title: 'A note for you', text: 'Open when you like.' }));
  it('that are plain name a range, never a promise', () =>
    expect(plainWords(parts[0]).text).toBe('The likely days are Monday 30 November to Friday 4 December.'));
  it('of several are one message', () =>
    expect(joinedWords(parts.slice(1, 3).map(plainWords)).text).toContain('A moment to check in.'));
  it.each(parts)('never speak of fertility nor press: %o', (part) => {
    expect(JSON.stringify(plainWords(part))).not.toMatch(/fertil|ovulat|conce|streak|miss|late|don't|must|!/i);
  });
});
