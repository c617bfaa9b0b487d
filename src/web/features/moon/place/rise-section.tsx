import { useState } from 'react';
import { dayInZone, monthOf, type LocalDate } from '#domain/calendar/local-date.ts';
import { useMember } from '#web/platform/session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { shortDate } from '#web/ui/drawings/dates/date-words.ts';
import { timeOfDay } from '#web/ui/drawings/moon/instant-words.ts';
import { useKept } from '../kept-on-device.ts';
import { moon } from '../moon.copy.ts';
import { useMoonMonth } from '../moon.queries.ts';
import { PlaceDialog } from './deferred-place-dialog.ts';
import { place as words } from './place.copy.ts';
import { readPlace } from './place.ts';
import { useEclipsesHere } from './use-eclipses-here.ts';
import { useRiseSet, type Reckoned } from './use-rise-set.ts';
import styles from './place.module.css';

type Props = { readonly date: LocalDate; readonly zone: string };

/** When the moon of the chosen day rises and sets, where the member gave a place. */
export function RiseSection({ date, zone }: Props) {
  const [kept, keep] = useKept('moon-place');
  const [choosing, setChoosing] = useState(false);
  const place = readPlace(kept);
  const reckoned = useRiseSet({ place, date, zone });
  const { clock } = useMember();
  const { data } = useMoonMonth(monthOf(date));
  const seen = useEclipsesHere(place, data?.eclipses ?? []);
  return (
    <section aria-labelledby="moon-rise">
      {/* One button in both states, so that it keeps the focus it gets back from the dialog. */}
      <div className={styles.place} data-kept={place !== null || undefined}>
        <h2 id="moon-rise" className={styles.title}>
          {words.title}
        </h2>
        <div className={styles.told} role="status">
          {place ? (
            <>
              <p>{`${words.at(place.name)}, ${shortDate(date)}`}</p>
              <Times reckoned={reckoned} zone={zone} />
            </>
          ) : (
            <p>{words.none}</p>
          )}
        </div>
        <Button kind="line" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {place ? words.change : words.choose}
        </Button>
      </div>
      {place && seen.length > 0 && (
        <ul className={styles.eclipses} aria-label={words.eclipses(place.name)}>
          {seen.map(({ eclipse, here }) => (
            <li key={eclipse.at}>
              <b>{`${moon.eclipse.name(eclipse)}, ${shortDate(dayInZone(new Date(eclipse.at), zone))}`}</b>
              <span>
                {words.seen({ eclipse, here, time: here ? timeOfDay(here.at.toISOString(), { zone, clock }) : '' })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {choosing && (
        <PlaceDialog
          place={place}
          onClose={() => setChoosing(false)}
          onPlace={(next) => keep(next && JSON.stringify(next))}
        />
      )}
    </section>
  );
}

function Times({ reckoned, zone }: { readonly reckoned: Reckoned; readonly zone: string }) {
  const { clock } = useMember();
  if (reckoned === 'coming') return <p>{words.coming}</p>;
  if (reckoned === 'failed') return <p>{words.failed}</p>;
  const { rise, set } = reckoned;
  return (
    <dl className={styles.times}>
      <div>
        <dt>{words.rise}</dt>
        <dd>{rise ? timeOfDay(rise.toISOString(), { zone, clock }) : words.never.rise}</dd>
      </div>
      <div>
        <dt>{words.set}</dt>
        <dd>{set ? timeOfDay(set.toISOString(), { zone, clock }) : words.never.set}</dd>
      </div>
    </dl>
  );
}
