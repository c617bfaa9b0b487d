import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { ROOT } from './finding.ts';

/*
 * No dead buttons at rest: a control can be pressed, and says then what is missing (`useMissing`). What cannot be
 * pressed is listed here with its reason, so that a new one must be argued for. While something runs is reason enough.
 */
const RUNS = String.raw`(?:\w+\.)*(?:busy|isPending|saving|sending)`;
const BUSY = new RegExp(String.raw`^${RUNS}(?: \|\| ${RUNS})*$`);

/** Why a control that is not busy cannot be pressed. */
const REASONS = {
  specification: 'the specification says so of this button',
  end: 'there is nothing further on this side, and what is shown says so',
  never: 'a setting that cannot apply, with the reason beside it',
} as const;

const ALLOWED: Readonly<Record<string, keyof typeof REASONS>> = {
  'subscription/plans/subscribe-button.tsx: plan === null || busy': 'specification',
  "check-in/check-in-card.tsx: form.text.trim() === '' && !form.saving": 'specification',
  'daily-flow/steps/close-step.tsx: isOver': 'end',
  'journal/year/month-dots.tsx: month >= monthOf(today)': 'end',
  'tracker/log/day-nav.tsx: date >= today': 'end',
  'tracker/temperature/temperature-chart.tsx: !canZoom.out': 'end',
  'tracker/temperature/temperature-chart.tsx: !canZoom.in': 'end',
  'reminder/settings/switch-table.tsx: why !== null': 'never',
};

/** Each control of a feature that can be disabled: "its file: when". */
function disabledIn(file: string, text: string): string[] {
  return [...text.matchAll(/(?<![\w-])disabled(?:=\{((?:[^{}]|\{[^{}]*\})*)\}|(?=[\s/>][^=]))/g)]
    .filter(([, when]) => when !== undefined)
    .map(([, when = '']) => `${file.replace(/^src\/web\/(?:features\/)?/, '')}: ${when.trim()}`);
}

const controls = listFiles(ROOT, ['src/web/app', 'src/web/features', 'src/web/platform'])
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/gallery\//.test(file))
  .flatMap((file) => disabledIn(file, readFileSync(join(ROOT, file), 'utf8')));
const dead = controls.filter((control) => !BUSY.test(control.slice(control.indexOf(': ') + 2)));

test('would find a dead button', () => {
  expect(disabledIn('src/web/features/a/b.tsx', "<Button disabled={text === ''}>")).toEqual(["a/b.tsx: text === ''"]);
  expect(controls.length).toBeGreaterThan(dead.length);
});

test('no control is dead at rest without a reason (rule 1)', () => {
  expect(dead.filter((control) => !(control in ALLOWED))).toEqual([]);
});

test('every exception is one that stands', () => {
  expect(Object.keys(ALLOWED).filter((control) => !dead.includes(control))).toEqual([]);
});
