import { Fold } from '#web/ui/layout/fold.tsx';
import { importing } from '../import.copy.ts';
import type { Export } from '../send-batches.ts';
import { Line } from './line.tsx';
import styles from '../import.module.css';

const words = importing.preview;
const SHOWN = 3;
type Named = { readonly name: string; readonly count: number };

/** Where the records of a file go that are not brought over: left out with the reason, or kept as they are. */
export function Nowhere({ found: { accounted, examples } }: { readonly found: Export }) {
  const { records, imported, merged, skipped, unknown, leftOut } = accounted;
  const isAll = skipped.length + unknown.length + leftOut.length === 0;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{isAll ? words.everywhere : words.nowhere}</h3>
      <p className={styles.muted}>{words.account({ records, imported, merged })}</p>
      <ul className={styles.records}>
        {skipped.map(({ reason, count }) => (
          <Line
            key={reason}
            count={count}
            says={words.skipped(reason)}
            examples={words.places(examples[reason] ?? [], count)}
          />
        ))}
        {unknown.slice(0, SHOWN).map(({ name, count }) => (
          <Line key={name} count={count} says={words.unknown(name)} />
        ))}
      </ul>
      <Rest entries={unknown} says={words.unknown} />
      {leftOut.length > 0 && (
        <>
          <p className={styles.muted}>{words.leftOut}</p>
          <ul className={styles.records}>
            {leftOut.slice(0, SHOWN).map(({ name, count }) => (
              <Line key={name} count={count} says={words.part(name)} />
            ))}
          </ul>
          <Rest entries={leftOut} says={words.part} />
        </>
      )}
    </section>
  );
}

/** What stands beyond the first lines of a list: with dozens of strange names the way on must stay in sight. */
function Rest({ entries, says }: { readonly entries: readonly Named[]; readonly says: (name: string) => string }) {
  const rest = entries.slice(SHOWN);
  if (rest.length === 0) return null;
  return (
    <Fold bare summary={words.more(rest.length)}>
      <ul className={styles.records}>
        {rest.map(({ name, count }) => (
          <Line key={name} count={count} says={says(name)} />
        ))}
      </ul>
    </Fold>
  );
}
