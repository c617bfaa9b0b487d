import { useState } from 'react';
import { fieldsShown, type FieldWith } from '#domain/cycle/day-fields/day-fields.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { NoteField, PANEL_FIELDS, SymptomField } from './log-fields.tsx';
import { log } from './log.copy.ts';
import { useLogLists } from './log.queries.ts';
import { MoreOfDay } from './more-of-day.tsx';
import type { DaySheetProps } from './sheet/day-sheet.tsx';
import { offeredSymptoms } from './symptom-order.ts';
import styles from './log.module.css';

type Props = Omit<DaySheetProps, 'lists' | 'offered'> & {
  readonly open: boolean;
  readonly onOpen: () => void;
};

/** The quick answers of a day, the member's symptoms, the note, and the way to the rest. */
export function DayFields(props: Props) {
  const {
    day: { month, shown, set },
    date,
    viewer,
    fields,
  } = props;
  const lists = useLogLists().data;
  // As it stood when the day was opened: chips must not move under the member's finger.
  const [mostUsed, setMostUsed] = useState(lists?.mostUsed);
  if (mostUsed === undefined && lists) setMostUsed(lists.mostUsed);
  if (!month.data) {
    if (month.isError)
      return (
        <ErrorNote title={log.notOpened.title} onRetry={() => void month.refetch()} retrying={month.isFetching}>
          {log.notOpened.text}
        </ErrorNote>
      );
    return (
      <Skeletons label={log.loading(date)}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Skeletons>
    );
  }
  const offered = offeredSymptoms(shown, { lists, mostUsed: mostUsed ?? [], adult: viewer.adult });
  return (
    <div className={styles.fields}>
      {fieldsShown(viewer, { at: 'panel', fields }).map((name) => {
        const Field = PANEL_FIELDS[name as FieldWith<{ at: 'panel' }>];
        return <Field key={name} day={shown} set={set} />;
      })}
      <SymptomField day={shown} set={set} offered={offered} onMore={props.onOpen} />
      <div className={styles.ways}>
        <MoreOfDay {...props} lists={lists} offered={offered} />
        <NoteField day={shown} set={set} />
      </div>
    </div>
  );
}
