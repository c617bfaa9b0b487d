import { useState } from 'react';
import type { JournalEntry, JournalWhole } from '#contract/journal/journal.schemas.ts';
import { yearCopy } from '#web/features/journal/year/year.copy.ts';
import { call } from '#web/platform/api.ts';
import { useToday } from '#web/platform/today.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import styles from './export.module.css';

const copy = yearCopy.export;
const KINDS = { html: { type: 'text/html', name: copy.html }, txt: { type: 'text/plain', name: copy.text_ } } as const;
type Kind = keyof typeof KINDS;

/** The member's pages in a file that is made in the member's browser. */
export function ExportPages() {
  const today = useToday();
  const [state, setState] = useState<Kind | 'idle' | 'failed'>('idle');
  const make = async (kind: Kind) => {
    setState(kind);
    try {
      const [entries, { asHtml, asText }] = await Promise.all([allEntries(), import('./pages-file.ts')]);
      save(
        new Blob([kind === 'html' ? asHtml(entries) : asText(entries)], { type: `${KINDS[kind].type};charset=utf-8` }),
        `pages-${today}.${kind}`,
      );
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Fold summary={copy.title}>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.kinds}>
        {(Object.keys(KINDS) as Kind[]).map((kind) => (
          <Button
            key={kind}
            kind="line"
            size="small"
            busy={state === kind}
            busyLabel={copy.busy}
            onClick={() => void make(kind)}
          >
            {KINDS[kind].name}
          </Button>
        ))}
      </div>
      {state === 'failed' && <p role="alert">{copy.failed}</p>}
    </Fold>
  );
}

/** Every page, oldest first. */
async function allEntries(): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const reply: JournalWhole = await call('getWholeJournal', { query: after === undefined ? {} : { after } });
    entries.push(...reply.items);
    after = reply.next;
  }
  return entries.reverse();
}

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
