import { expect, test } from 'vitest';
import { staffRoles, type StaffRole } from './staff.ts';

const BOTH: readonly StaffRole[] = ['admin', 'teacher'];

test.each([
  [BOTH, true, true, BOTH, BOTH],
  [BOTH, false, true, [], BOTH],
  [BOTH, true, false, BOTH, []],
  [BOTH, false, false, BOTH, []],
  [[], false, true, [], []],
  [[], true, true, [], []],
] as const)(
  'of %j, with a factor: %s, where one is asked for: %s, %j are in effect and %j ask for it',
  (held, hasFactor, asksFactor, roles, asking) => {
    expect(staffRoles({ held, hasFactor, asksFactor })).toEqual({ roles, asking });
  },
);
