import { Download, Infinity as Loop } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from '#contract/screens.ts';
import type { ButtonKind } from '#web/ui/actions/button.tsx';
import { DeferredPeriodStart } from '../start/deferred-period-start.ts';
import { firstDay as words } from './first-day.copy.ts';
import styles from './first-day.module.css';

type Props = {
  readonly firstYears: boolean;
  readonly kind?: ButtonKind;
  /** Opens the import here; without it a link leads to where it stands. */
  readonly onImport?: () => void;
  readonly onStarted: () => void;
  /** Where the member says that the member does not bleed. */
  readonly stageHref: string;
};

/**
 * Nothing is known yet (design 15): one date wakes the wheel, or the member's history does, or the member does not
 * bleed. Without its heading, which its place words.
 */
export function FirstDay({ firstYears, kind, onImport, onStarted, stageHref }: Props) {
  const bring = <Way icon={<Download size={20} aria-hidden="true" />} label={words.bring} note={words.bringText} />;
  return (
    <>
      <p>{firstYears ? words.teenText : words.text}</p>
      <DeferredPeriodStart onStarted={onStarted} otherDay={words.chooseDate} {...(kind && { kind })} />
      <ul className={styles.ways}>
        <li>
          {onImport ? (
            <button type="button" className={styles.way} aria-haspopup="dialog" onClick={onImport}>
              {bring}
            </button>
          ) : (
            <a className={styles.way} href={href('tracker')}>
              {bring}
            </a>
          )}
        </li>
        <li>
          <a className={styles.way} href={stageHref}>
            <Way
              icon={<Loop size={20} aria-hidden="true" />}
              label={words.noBleed}
              note={firstYears ? words.noBleedTeenText : words.noBleedText}
            />
          </a>
        </li>
      </ul>
    </>
  );
}

function Way({ icon, label, note }: { readonly icon: ReactNode; readonly label: string; readonly note: string }) {
  return (
    <>
      {icon}
      <span>
        <b>{label}</b>
        <small>{note}</small>
      </span>
    </>
  );
}
