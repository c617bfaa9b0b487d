import { useState } from 'react';
import type { Listening, MeditationSummary } from '#contract/meditation/meditation.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Section } from '#web/ui/layout/page.tsx';
import { Empty } from '#web/ui/status/empty.tsx';
import { DoorItem } from './door-item.tsx';
import { Finder } from './finder.tsx';
import { countOf, matching, NO_FILTERS } from './matching.ts';
import { shelf } from './shelf.copy.ts';
import { useFilters } from './use-filters.ts';
import styles from './shelf.module.css';

const MOST_LETTERS = 60;
/** The doors of the first rows on a phone; the sheet hides the others until they are asked for. */
const FIRST = 12;
const { find } = shelf;

type Props = { readonly all: readonly MeditationSummary[]; readonly listening: Listening };

/** The arcade: a door for each meditation that fits what the member looks for. All of it is found in the browser. */
export function Doors({ all, listening }: Props) {
  const [filters, setFilters] = useFilters();
  const [words, setWords] = useState('');
  const [cleared, setCleared] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const found = matching(all, { filters, words, favorites: listening.favorites });
  const tellsNew = all.filter(({ isNew }) => isNew).length * 3 <= all.length;
  const asks = countOf(filters) > 0 || words !== '';
  const clear = () => {
    setFilters(NO_FILTERS);
    setWords('');
    setCleared(cleared + 1);
  };
  return (
    <Section
      id="doors"
      title={find.title}
      aside={
        <SearchField
          key={cleared}
          label={find.search}
          most={MOST_LETTERS}
          className={styles.search}
          focused={cleared > 0}
          onSearch={setWords}
        />
      }
    >
      <Finder all={all} favorites={listening.favorites} filters={filters} onChange={setFilters} />
      <p className={styles.note} role="status">
        {asks ? find.found(found.length) : find.note}
      </p>
      {found.length > 0 ? (
        <>
          <ul className={styles.doors} data-all={asks || showsAll || undefined}>
            {found.map((one) => (
              <DoorItem key={one.id} meditation={one} listening={listening} tellsNew={tellsNew} />
            ))}
          </ul>
          {!asks && !showsAll && found.length > FIRST && (
            <p className={styles.all}>
              <Button kind="line" onClick={() => setShowsAll(true)}>
                {find.all(found.length)}
              </Button>
            </p>
          )}
        </>
      ) : (
        <Empty
          title={find.nothing}
          action={
            <Button kind="line" onClick={clear}>
              {find.clear}
            </Button>
          }
        >
          {find.nothingText}
        </Empty>
      )}
    </Section>
  );
}
