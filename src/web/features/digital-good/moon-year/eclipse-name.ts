import type { MoonYear } from '#contract/digital-good/digital-good.schemas.ts';

const KINDS = { penumbral: 'Penumbral', partial: 'Partial', total: 'Total', annular: 'Annular' } as const;

/** "Total lunar eclipse". */
export function eclipseName({ type, body }: MoonYear['eclipses'][number]): string {
  return `${KINDS[type]} ${body === 'moon' ? 'lunar' : 'solar'} eclipse`;
}
