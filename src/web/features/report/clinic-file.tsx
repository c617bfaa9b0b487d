import { Download } from 'lucide-react';
import type { ReportReply } from '#contract/insight/insight.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { fhirBundle } from '#domain/insight/fhir/bundle.ts';
import { symptomName } from '#web/features/insight/public.ts';
import { useAppState } from '#web/platform/app-state.ts';
import { nowOf } from '#web/platform/clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { report } from './report.copy.ts';
import styles from './report.module.css';

type Props = {
  /** What stands on the paper; null while it is fetched. */
  readonly reply: ReportReply | null;
  /** Asked for while there is no paper. */ readonly onMissing: () => void;
  readonly patient: { readonly name: string | null; readonly born: LocalDate | null };
};

/**
 * The paper as a file that a clinic's system reads. It is made here from what is on the page: neither the file nor the
 * member's name goes anywhere.
 */
export function ClinicFile({ reply, onMissing, patient }: Props) {
  const appState = useAppState();
  const words = report.clinic;
  const make = () => {
    if (!reply) return onMissing();
    const bundle = fhirBundle({
      report: reply,
      patient,
      now: new Date(nowOf(appState)).toISOString(),
      newId: () => crypto.randomUUID(),
      nameOf: (key) => symptomName(key, reply.names),
    });
    save(new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' }), words.file(reply.span.to));
  };
  return (
    <Fold summary={words.title}>
      <div className={styles.clinic}>
        <p>{words.text}</p>
        <Button kind="line" size="small" onClick={make}>
          <Download size={17} aria-hidden="true" />
          {words.action}
        </Button>
      </div>
    </Fold>
  );
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
