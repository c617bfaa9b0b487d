import type { FigureKind } from '#domain/womb-health/figures/figure.ts';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { useWombFigures } from '../womb-health.queries.ts';
import { figureWords } from './figures.copy.ts';

/** Where the ranges are written that some of the member's figures name. */
export function useRangeSources(kinds: readonly FigureKind[]): readonly Source[] {
  const { data } = useWombFigures();
  if (!data || data.daysLogged === 0) return [];
  return kinds.flatMap((kind) => {
    const figure = data.figures.find((one) => one.kind === kind);
    return (figure && figureWords(figure, data.names).source) ?? [];
  });
}
