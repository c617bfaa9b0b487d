import { useState } from 'react';
import { PlaceDialog, readPlace, useHemisphere, useKept } from '#web/features/moon/public.ts';
import { useMember } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { PillSelect } from '#web/ui/choices/pill-select.tsx';
import { useMoonYear } from './digital-good.queries.ts';
import { moonYearCopy as copy } from './moon-year/moon-year.copy.ts';
import { MoonYearPaper } from './moon-year/moon-year-paper.tsx';
import { PaperPage } from './paper-page.tsx';

/** /shop/downloads/moon-year: a year of moons for the member's zone and place, to print or to save as PDF. */
export function MoonYearScreen() {
  const thisYear = Number(useToday().slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const [kept, keep] = useKept('moon-place');
  const [choosing, setChoosing] = useState(false);
  const [hemisphere, setHemisphere] = useHemisphere(useMember().timeZone);
  const query = useMoonYear(year);
  const place = readPlace(kept);
  return (
    <>
      <PaperPage
        query={query}
        tools={
          <>
            <PillSelect label={copy.year} value={year} onChange={setYear}>
              {[0, 1, 2].map((ahead) => (
                <option key={ahead}>{thisYear + ahead}</option>
              ))}
            </PillSelect>
            <PillSelect label={copy.hemisphere} value={hemisphere} onChange={setHemisphere}>
              <option value="north">{copy.halves.north}</option>
              <option value="south">{copy.halves.south}</option>
            </PillSelect>
            <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
              {place ? copy.place.change : copy.place.choose}
            </Button>
          </>
        }
      >
        {query.data ? <MoonYearPaper year={query.data} place={place} hemisphere={hemisphere} /> : null}
      </PaperPage>
      {choosing && (
        <PlaceDialog
          place={place}
          onClose={() => setChoosing(false)}
          onPlace={(next) => keep(next && JSON.stringify(next))}
        />
      )}
    </>
  );
}
