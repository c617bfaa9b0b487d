import { useEffect, useState, type ComponentType } from 'react';
import type { StrengthRequest } from '#web/platform/strength/strength-worker.ts';
import styles from './strength.module.css';

type Props = StrengthRequest & { /** Something else has to be said of it first. */ readonly quiet: boolean };

/**
 * The place of the meter beside a new password, kept free for it so that nothing below moves: its code comes with the
 * first letter, and where it does not come nothing is said.
 */
export function StrengthLine({ password, about, quiet }: Props) {
  const [parts, setParts] = useState<{ readonly Meter: ComponentType<StrengthRequest> } | null>(null);
  const typed = password !== '';
  useEffect(() => {
    if (typed)
      void import('./strength-meter.tsx').then(
        ({ StrengthMeter }) => setParts({ Meter: StrengthMeter }),
        () => undefined,
      );
  }, [typed]);
  return (
    <div className={styles.room}>
      {parts && typed && (
        <div hidden={quiet}>
          <parts.Meter password={password} about={about} />
        </div>
      )}
    </div>
  );
}
