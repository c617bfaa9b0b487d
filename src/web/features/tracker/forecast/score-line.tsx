import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { ForecastsReply } from '#contract/forecast/forecast.schemas.ts';
import { useForecasts } from '#web/features/cycle/public.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { scorecard as words } from './scorecard.copy.ts';
import { Scorecard, type ScorecardProps } from './scorecard.tsx';
import styles from './scorecard.module.css';

/** How the forecasts did, in one sentence; pressed, it opens the whole record. */
export function ScoreLine(props: ScorecardProps) {
  const forecasts = useForecasts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {sentenceOf(forecasts.data)} <b>{words.open}</b>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.title}>
        <Scorecard {...props} />
      </Sheet>
    </>
  );
}

function sentenceOf(forecasts: ForecastsReply | undefined): string | null {
  const judged = forecasts?.filter(({ outcome }) => outcome.kind === 'judged') ?? [];
  if (judged.length === 0) return forecasts ? words.line.none : null;
  return words.line.tally(
    judged.filter(({ outcome }) => outcome.kind === 'judged' && outcome.inRange).length,
    judged.length,
  );
}
