import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/web/ui/tokens.css', import.meta.url), 'utf8');
const roles = new Map(
  [...css.slice(0, css.search(/\[data-theme=["']light["']\]/)).matchAll(/--([\w-]+): ([^;]+);/g)].map(
    (match) => [match[1], match[2]] as const,
  ),
);
type Theme = 'light' | 'dark';

function colour(role: string, theme: Theme): string {
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(roles.get(role) ?? '');
  const value = both ? both[theme === 'light' ? 1 : 2] : roles.get(role);
  if (!/^#\w{6}$/.test(value ?? '')) throw new Error(`${role} is no colour`);
  return value as string;
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio of two roles. */
function contrast(front: string, ground: string, theme: Theme): number {
  const [low, high] = [luminance(colour(front, theme)), luminance(colour(ground, theme))].toSorted(
    (one, other) => one - other,
  ) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['surface', 'surface-raised', 'surface-sunken'];
const softs = ['rest-soft', 'create-soft', 'shine-soft', 'reflect-soft', 'moon-soft'];
const text: readonly [string, readonly string[]][] = [
  ['ink', [...grounds, ...softs, 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft']],
  ['ink-muted', [...grounds, ...softs]],
  ['accent', [...grounds, 'accent-soft', 'hearth', 'hearth-raised']],
  ['accent-strong', [...grounds, 'accent-soft']],
  ['moon', [...grounds, 'moon-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['success', [...grounds, 'success-soft']],
  ['warning', [...grounds, 'warning-soft']],
  ['on-ink', ['ink']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-danger', ['danger']],
  ['night-ink', ['night', 'night-raised']],
  ['night-muted', ['night', 'night-raised']],
  ['hearth-ink', ['hearth', 'hearth-raised']],
  ['hearth-muted', ['hearth', 'hearth-raised']],
  ['surface', ['ink']],
  ...['rest', 'create', 'shine', 'reflect'].map(
    (phase) => [`${phase}-ink`, [...grounds, `${phase}-soft`]] as [string, string[]],
  ),
  ...['rest', 'create', 'reflect'].map((phase) => [`on-${phase}`, [phase]] as [string, string[]]),
  ['on-shine', ['shine', 'shine-fill']],
  ['avatar-ink', Array.from({ length: 12 }, (_, place) => `av-${place}`)],
];
const graphics: readonly [string, readonly string[]][] = [
  ...['rest', 'create', 'shine', 'reflect', 'accent', 'focus', 'line-strong'].map(
    (role) => [role, grounds] as [string, string[]],
  ),
  ['focus', ['hearth']],
  ['focus-night', ['night']],
  ['moon-lit', ['moon-shade']],
  ['moon-rim', ['surface', 'surface-raised']],
];

const pairs = (list: readonly [string, readonly string[]][]) =>
  list.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(pairs(text))('%s on %s can be read (4.5)', (front, back) =>
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5),
  );
  test.each(pairs(graphics))('%s on %s can be seen (3)', (front, back) =>
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3),
  );
});

test('on the night ground, where the ink is pale in both themes, every tint is dark', () => {
  const night = new Map(
    [...(/^\[data-ground=["']night["']\] \{([^}]+)\}/m.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): (#\w{6});/g)].map(
      (match) => [match[1] ?? '', match[2] ?? ''] as const,
    ),
  );
  const ratio = (front: string, back: string) => (luminance(front) + 0.05) / (luminance(back) + 0.05);
  for (const tone of ['moon', 'danger', 'success', 'warning']) {
    const soft = night.get(`${tone}-soft`) ?? '#ffffff';
    for (const front of [
      colour('night-ink', 'light'),
      colour('night-ink', 'dark'),
      night.get(tone) ?? colour('night-muted', 'light'),
    ])
      expect([tone, ratio(front, soft) >= 4.5]).toEqual([tone, true]);
  }
});

test('the measure itself: black on white is 21', () => {
  expect((luminance('#ffffff') + 0.05) / (luminance('#000000') + 0.05)).toBeCloseTo(21, 5);
});
