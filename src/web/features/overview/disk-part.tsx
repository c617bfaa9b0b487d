import { FactList } from './fact-list.tsx';
import { momentWords, overviewCopy, sizeWords, type Overview } from './overview.copy.ts';
import { Part } from './part.tsx';
import styles from './overview.module.css';

const words = overviewCopy.disk;
/** Of a hundred: a part that is there is seen. */
const LEAST = 0.8;

/** What is free, and what takes room. */
export function DiskPart({ of: { disk } }: { readonly of: Overview }) {
  const { free, parts } = disk;
  const taken = parts.reduce((all, { bytes }) => all + bytes, 0);
  const shown = parts.filter(({ bytes }) => bytes > 0);
  return (
    <Part id="overview-disk" title={words.title} lead={words.sentence(taken, free)}>
      {shown.length > 0 && <Ribbon parts={shown} taken={taken} />}
      <ul className={styles.legend}>
        {shown.map(({ name, bytes }) => (
          <li key={name}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <rect width="10" height="10" rx="3" data-part={name} />
            </svg>
            <span>{words.part[name]}</span>
            <span>{sizeWords(bytes)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ribbon({ parts, taken }: { readonly parts: Overview['disk']['parts']; readonly taken: number }) {
  const widths = parts.map(({ bytes }) => Math.max(LEAST, (100 * bytes) / taken));
  const all = widths.reduce((sum, one) => sum + one, 0);
  return (
    <svg className={styles.ribbon} viewBox={`0 0 ${all} 4`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map(({ name }, at) => (
        <rect
          key={name}
          data-part={name}
          x={widths.slice(0, at).reduce((sum, one) => sum + one, 0)}
          width={widths[at] ?? 0}
          height="4"
        />
      ))}
    </svg>
  );
}

/** Who keeps the backup, how old it is, and when bringing it back was rehearsed. */
export function BackupPart({ of: { backup }, timeZone }: { readonly of: Overview; readonly timeZone: string }) {
  const { title, facts, keeper } = overviewCopy.backup;
  const when = (instant: string | null) => (instant ? momentWords(instant, timeZone) : overviewCopy.never);
  return (
    <Part id="overview-backup" title={title}>
      <FactList
        facts={[
          [facts.keeper, keeper[backup.keeper]],
          ...(backup.keeper === 'elsewhere'
            ? []
            : ([
                [facts.at, when(backup.at)],
                [facts.rehearsed, when(backup.rehearsedAt)],
              ] as const)),
        ]}
      />
    </Part>
  );
}
