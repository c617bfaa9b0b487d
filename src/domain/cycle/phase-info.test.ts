import { describe, expect, it } from 'vitest';
import type { Phase } from './cycle-view.ts';
import { PHASE_INFO } from './phase-info.ts';
import { phaseSpans } from './phases.ts';

const entries = Object.entries(PHASE_INFO) as [Phase, (typeof PHASE_INFO)[Phase]][];

it('tells the days of a phase from her own spans', () => {
  const ranges = (length: number, period: number) => entries.map(([, info]) => info.range(phaseSpans(length, period)));
  expect(ranges(28, 5)).toEqual(['Days 1 to 5', 'Days 6 to 12', 'Days 13 to 15', 'Days 16 to 28']);
  expect(ranges(20, 9)).toEqual([
    'Days 1 to 9',
    'No days of its own in a cycle this long',
    'Days 10 to 11',
    'Days 12 to 20',
  ]);
  expect(ranges(15, 1)[2]).toBe('Days 7 to 8');
  expect(ranges(4, 1)[2]).toBe('Day 2');
});

describe.each(entries)('%s', (phase, info) => {
  it('has every field of §3, and its colour is its own token', () => {
    for (const text of [info.name, info.word, info.description, info.energy, info.focus, info.detailedDescription])
      expect(text.length).toBeGreaterThan(3);
    expect(info.keyCharacteristics.length).toBeGreaterThanOrEqual(3);
    expect(info.color).toBe(phase);
  });

  it('calls nothing safe, fertile or normal (decisions 4, design 11)', () => {
    expect(JSON.stringify(info)).not.toMatch(/\bsafe|\bfertil|\bnormal|abnormal|should\b|must\b/i);
  });
});
