import type { Drawing } from '../windows/drawing.ts';
import { bottle } from './bottle.ts';
import { box } from './box.ts';
import { dew } from './dew.ts';
import { fog } from './fog.ts';
import { moons } from './moons.ts';
import { roots } from './roots.ts';
import { scales } from './scales.ts';
import { seedbed } from './seedbed.ts';
import { spate } from './spate.ts';
import { steps } from './steps.ts';
import { stones } from './stones.ts';
import { storm } from './storm.ts';

type Condition = { readonly drawing: Drawing; readonly shows: string };

/** The drawn arch of each guide of womb health, by what it shows. */
export const ALL_CONDITIONS = {
  moons: { drawing: moons, shows: 'A string of small moons' },
  roots: { drawing: roots, shows: 'Roots beside a warm wall' },
  stones: { drawing: stones, shows: 'Round stones in a stream' },
  dew: { drawing: dew, shows: 'Dew on a leaf at dawn' },
  scales: { drawing: scales, shows: 'Scales of water by the tide' },
  steps: { drawing: steps, shows: 'Stepping stones, unevenly set' },
  spate: { drawing: spate, shows: 'A river in spate, a lantern on the bridge' },
  bottle: { drawing: bottle, shows: 'Warm bottle and rain' },
  storm: { drawing: storm, shows: 'A storm and an open door of light' },
  seedbed: { drawing: seedbed, shows: 'A seedbed under glass at night' },
  box: { drawing: box, shows: 'A closed box, light at its seams' },
  fog: { drawing: fog, shows: 'A lantern on a foggy path' },
} as const satisfies Record<string, Condition>;
