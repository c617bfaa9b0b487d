import { useState } from 'react';
import { BLOOD_MOST } from '#domain/blood-loss/blood-chart.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { DAY_FIELDS, type DayFieldTable, type FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import { isOfferedRatings } from '#domain/rating/offered.ts';
import { DeferredRatingRow } from '#web/features/rating/public.ts';
import { useMember } from '#web/platform/session.ts';
import { readHours } from '#domain/log/sleep.ts';
import { readTemperature } from '#domain/log/temperature.ts';
import { readWhole } from '#domain/log/whole-number.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { log, saveFailure } from '../log.copy.ts';
import { NOTE_ID } from '../log-fields.tsx';
import type { Offered } from '../symptom-order.ts';
import type { useDayLog } from '../use-day-log.ts';
import { CUP_ID } from './blood/cup-id.ts';
import { unfold } from './fold-group.tsx';
import type { ForHer } from './for-her.ts';
import { SheetGroups } from './sheet-groups.tsx';
import type { OwnList, TypedProps } from './sheet-props.ts';
import { HOURS_ID } from './sleep-part.tsx';
import { TEMPERATURE_ID } from './temperature-part.tsx';
import { wholeId } from './whole-part.tsx';
import styles from './sheet.module.css';

const SymptomsDialog = deferred(async () => (await import('../own/symptoms-dialog.tsx')).SymptomsDialog, {
  rare: true,
});
const MedicationsDialog = deferred(async () => (await import('../own/medications-dialog.tsx')).MedicationsDialog, {
  rare: true,
});

export type DaySheetProps = TypedProps & {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly saveWords: string;
  readonly day: ReturnType<typeof useDayLog>;
  readonly lists: LogListsReply | undefined;
  readonly offered: readonly Offered[];
  readonly viewer: FieldViewer;
  readonly first: ForHer;
  /** Another table of a day's fields than the one there is. */
  readonly fields?: DayFieldTable;
  readonly onClose: () => void;
};

/**
 * All that a day can hold besides the quick answers. It changes the same draft as the panel, so closing it loses
 * nothing.
 */
export function DaySheet(props: DaySheetProps) {
  const { date, today, day, lists, offered, viewer, first, fields = DAY_FIELDS, typed, onTyped, onClose } = props;
  const { adult } = viewer;
  const isOffered = isOfferedRatings(useMember().journeyCustomization?.wombConditions);
  const [managing, setManaging] = useState<OwnList | null>(null);
  const choose = (symptom: Symptom) => {
    const { symptoms = {} } = day.shown;
    if (symptoms[symptom] === undefined) day.set('symptoms', { ...symptoms, [symptom]: 1 });
    setManaging(null);
  };
  return (
    <Sheet open onClose={onClose} title={log.more} kicker={longDate(date)} actions={<Foot {...props} />}>
      <div className={styles.groups}>
        {isOffered && <DeferredRatingRow date={date} today={today} />}
        <SheetGroups
          day={day.shown}
          set={day.set}
          onManage={setManaging}
          first={first}
          {...{ typed, onTyped, viewer, lists, offered, fields }}
        />
      </div>
      {managing === 'symptoms' && (
        <SymptomsDialog lists={lists} adult={adult} onChoose={choose} onClose={() => setManaging(null)} />
      )}
      {(managing === 'medications' || managing === 'painkillers') && (
        <MedicationsDialog
          lists={lists}
          today={today}
          adult={adult}
          forPain={managing === 'painkillers'}
          onClose={() => setManaging(null)}
        />
      )}
    </Sheet>
  );
}

function Foot({ day, saveWords, typed, lists, fields = DAY_FIELDS, onClose }: DaySheetProps) {
  const [refused, setRefused] = useState(false);
  const save = () => {
    const wrong = firstWrong(typed, { unit: lists?.temperatureUnit ?? 'celsius', fields });
    setRefused(wrong !== null);
    if (wrong) return unfold(wrong)?.focus();
    if (!day.unsaved && day.over === 0) return onClose();
    if (day.over === 0) return day.save();
    // The note stands on the page below.
    onClose();
    setTimeout(() => document.getElementById(NOTE_ID)?.focus());
  };
  return (
    <div className={styles.foot}>
      {day.error !== null && (
        <Notice tone="danger" title={log.failed}>
          {saveFailure(day.error)}
        </Notice>
      )}
      <div className={styles.save}>
        <Button busy={day.busy} busyLabel={log.saving} onClick={save}>
          {saveWords}
        </Button>
        <span role="status" className={styles.state}>
          {refused
            ? log.unreadable
            : day.over > 0
              ? log.noteFirst
              : day.unsaved
                ? log.unsaved
                : day.blank
                  ? log.nothing
                  : log.kept}
        </span>
      </div>
    </div>
  );
}

/** The id of the first field whose figures cannot be kept. */
function firstWrong(
  { hours, temperature, cup, wholes = {} }: TypedProps['typed'],
  { unit, fields }: { readonly unit: LogListsReply['temperatureUnit']; readonly fields: DayFieldTable },
): string | null {
  const isWrong = (read: unknown) => typeof read === 'string' && read !== 'empty';
  if (hours !== undefined && isWrong(readHours(hours))) return HOURS_ID;
  if (temperature !== undefined && isWrong(readTemperature(temperature, unit))) return TEMPERATURE_ID;
  if (cup !== undefined && isWrong(readWhole(cup, { min: 0, max: BLOOD_MOST.cupMl }))) return CUP_ID;
  const wrong = Object.entries(wholes).find(([name, text]) => {
    const field = fields[name];
    return field?.kind === 'whole' && isWrong(readWhole(text, field));
  });
  return wrong ? wholeId(wrong[0]) : null;
}
