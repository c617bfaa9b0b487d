import type { ReactNode } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ReportKind } from '#domain/insight/report.ts';
import { useIsOpen } from '#web/platform/membership/access.ts';
import { askForPremium } from '#web/platform/membership/premium.ts';
import { Segments } from '#web/ui/choices/segments.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { TextArea } from '#web/ui/fields/field.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { report } from './report.copy.ts';
import type { useRange } from './use-range.ts';
import styles from './report.module.css';

/** What the member lets stand on the paper, as the member has it in hand. */
export type ReportDraft = {
  readonly kind: ReportKind;
  readonly name: boolean;
  readonly born: boolean;
  /** Whether the appointment sheet stands on it too. */ readonly appointment: boolean;
  readonly conditions: string;
  readonly ask: string;
};
type Props = {
  readonly draft: ReportDraft;
  readonly range: ReturnType<typeof useRange>;
  readonly today: LocalDate;
  readonly hasBirthday: boolean;
  readonly onChange: (change: Partial<ReportDraft>) => void;
  readonly children: ReactNode;
};

const KINDS = [
  { value: 'one', label: report.kinds.one },
  { value: 'full', label: report.kinds.full },
] as const;
/** Longer words would not leave one page one page. */
const LONGEST = 240;

/** Range, length and what of themselves stands on the paper. Never printed, never kept. What is given follows its fold. */
export function ReportControls({ draft, range, today, hasBirthday, onChange, children }: Props) {
  const opens = useIsOpen('full_report');
  const chooseKind = (kind: ReportKind) =>
    kind === 'full' && !opens ? askForPremium('full_report') : onChange({ kind });
  return (
    <section className={styles.controls} aria-label={report.controls}>
      <DateField label={report.from} value={range.from} max={today} onChange={range.setFrom} error={range.fromError} />
      <DateField label={report.to} value={range.to} max={today} onChange={range.setTo} error={range.toError} />
      <Segments label={report.kind} name="kind" options={KINDS} value={draft.kind} onChange={chooseKind} />
      {!opens && <p className={styles.stays}>{report.stays}</p>}
      <div className={styles.more}>
        <Fold summary={report.more} note={report.moreHint}>
          <div className={styles.own}>
            <div className={styles.ticks}>
              <label>
                <input
                  type="checkbox"
                  checked={draft.name}
                  onChange={(event) => onChange({ name: event.target.checked })}
                />
                {report.name}
              </label>
              {hasBirthday && (
                <label>
                  <input
                    type="checkbox"
                    checked={draft.born}
                    onChange={(event) => onChange({ born: event.target.checked })}
                  />
                  {report.born}
                </label>
              )}
              <label>
                <input
                  type="checkbox"
                  checked={draft.appointment}
                  onChange={(event) => onChange({ appointment: event.target.checked })}
                />
                {report.appointment}
              </label>
            </div>
            <TextArea
              label={report.conditions}
              rows={2}
              maxLength={LONGEST}
              value={draft.conditions}
              onChange={(conditions) => onChange({ conditions })}
            />
            <TextArea
              label={report.ask}
              rows={2}
              maxLength={LONGEST}
              value={draft.ask}
              onChange={(ask) => onChange({ ask })}
            />
          </div>
        </Fold>
        {children}
      </div>
    </section>
  );
}
