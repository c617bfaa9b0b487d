import { Flag } from 'lucide-react';
import { useState } from 'react';
import { deferred } from '#web/platform/deferred.tsx';
import { circle } from '../circle.copy.ts';
import type { About } from './use-acts.ts';
import styles from './voice.module.css';

const ReportSheet = deferred(async () => (await import('./report-sheet.tsx')).ReportSheet, { rare: true });

type Props = { readonly about: About; readonly isNameless: boolean };

/** In the place of the acts on words that were just reported: it is done, and a reason can be given. */
export function Reported({ about, isNameless }: Props) {
  const [explaining, setExplaining] = useState(false);
  return (
    <>
      <span className={styles.reported}>
        <span role="status">
          <Flag size={17} />
          {circle.reportedLine.said}
        </span>
        <button type="button" aria-haspopup="dialog" onClick={() => setExplaining(true)}>
          {circle.reportedLine.add}
        </button>
      </span>
      {explaining && <ReportSheet about={about} isNameless={isNameless} onClose={() => setExplaining(false)} />}
    </>
  );
}
