import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import type { Source } from '#web/ui/evidence/evidence.ts';
import { Fold } from '#web/ui/layout/fold.tsx';
import { Specimen } from './specimen.tsx';

const HABITS: Source = {
  name: 'Lally and others',
  title: 'European Journal of Social Psychology',
  year: 2010,
  checked: 'November 2026',
};
const RANGE: Source = { name: 'FIGO', year: 2018 };

export function Reading() {
  return (
    <Specimen id="reading" title="Folds and sources" note="A plus becomes a minus. A raised number leads to the list.">
      <Evidence sources={[HABITS, RANGE]}>
        <p>
          They say a habit takes 21 days. Nobody ever found that.
          <Cite of={HABITS} /> From one period to the next, 24 to 38 days is usual.
          <Cite of={[RANGE, HABITS]} />
        </p>
        <div>
          <Fold summary="What we compare" note="Your last 15 cycles">
            <p>The days you logged, and nothing else.</p>
          </Fold>
          <Fold summary="What we leave out">
            <Fold bare summary="A fold within">
              <p>Days you marked as unusual.</p>
            </Fold>
          </Fold>
          <Sources />
        </div>
      </Evidence>
    </Specimen>
  );
}
