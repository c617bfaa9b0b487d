import type { ReactNode } from 'react';
import { Fold } from '#web/ui/layout/fold.tsx';
import { placeOf, useCited, type Source } from './evidence.ts';
import { evidence } from './evidence.copy.ts';
import styles from './evidence.module.css';

type Props = {
  /** What is said of them all: how they were chosen, or what none of them can say. */ readonly children?: ReactNode;
  readonly bare?: boolean;
};

/** The folded list at the foot of a page or a sheet: each source that is cited above, by its number. */
export function Sources({ children, bare }: Props) {
  const { id, sources } = useCited();
  if (sources.length === 0) return null;
  return (
    <Fold summary={evidence.title} bare={bare}>
      <ol className={styles.list}>
        {sources.map((source, at) => (
          <li key={placeOf(id, at + 1)} id={placeOf(id, at + 1)} tabIndex={-1}>
            {typeof source === 'string' ? source : <Told source={source} />}
          </li>
        ))}
      </ol>
      {children ? <div className={styles.more}>{children}</div> : null}
    </Fold>
  );
}

function Told({ source: { name, title, year, checked, address } }: { readonly source: Exclude<Source, string> }) {
  const words = (
    <>
      {name}
      {title ? (
        <>
          , <cite>{title}</cite>
        </>
      ) : null}
    </>
  );
  const isLink = address?.startsWith('https://');
  return (
    <>
      {isLink ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {words}
          <span className="vh"> {evidence.newTab}</span>
        </a>
      ) : (
        words
      )}
      {year ? `, ${year}` : null}.{address && !isLink ? <> {address}.</> : null}
      {checked ? ` ${evidence.checked(checked)}` : null}
    </>
  );
}
