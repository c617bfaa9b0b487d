import type { Drawing } from '../windows/drawing.ts';
import { bowl } from './bowl.ts';
import { bread } from './bread.ts';
import { candles } from './candles.ts';
import { halves } from './halves.ts';
import { hearth } from './hearth.ts';
import { jar } from './jar.ts';
import { lake } from './lake.ts';
import { letter } from './letter.ts';
import { mortar } from './mortar.ts';
import { quilt } from './quilt.ts';
import { village } from './village.ts';
import { wind } from './wind.ts';

type Week = { readonly drawing: Drawing; readonly shows: string };

/** The drawn arch of each week of the guide, by what it shows: things that did the work of that week. */
export const ALL_WEEKS = {
  hearth: { drawing: hearth, shows: 'Hearth, pot and blanket' },
  quilt: { drawing: quilt, shows: 'Moon window and folded quilt' },
  wind: { drawing: wind, shows: 'Wind in a sail' },
  bread: { drawing: bread, shows: 'Bread, greens and lentils' },
  lake: { drawing: lake, shows: 'Path along a lake' },
  bowl: { drawing: bowl, shows: 'Bowl of water between two hills' },
  mortar: { drawing: mortar, shows: 'Mortar, herbs and a warm bottle' },
  halves: { drawing: halves, shows: 'Half storm, half clear' },
  candles: { drawing: candles, shows: 'Two candles leaning close' },
  letter: { drawing: letter, shows: 'Letter, lamp and a listening loop' },
  village: { drawing: village, shows: 'Lit windows of a village' },
  jar: { drawing: jar, shows: 'Seed jar and a calendar of arches' },
} as const satisfies Record<string, Week>;
