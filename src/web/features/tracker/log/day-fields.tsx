import { useState } from 'react';
import type { StageSurface } from '#domain/stage/stage.ts';
import { useMember } from '#web/platform/session.ts';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { EnergyField, FlowField, MoodField, NoteField, SymptomField } from './log-fields.tsx';
import { log } from './log.copy.ts';
import { useLogLists } from './log.queries.ts';
import { MoreOfDay } from './more-of-day.tsx';
import type { DaySheetProps } from './sheet/day-sheet.tsx';
import { offeredSymptoms } from './symptom-order.ts';
import styles from './log.module.css';

type Props = Pick<DaySheetProps, 'day' | 'date' | 'today' | 'typed' | 'onTyped' | 'saveWords' | 'onClose'> & {
  readonly surface: StageSurface;
  readonly open: boolean;
  readonly onOpen: () => void;
};

/** The quick answers of a day, her symptoms, the note, and the way to the rest. */
export function DayFields({ surface, ...rest }: Props) {
  const {
    day: { month, shown, set },
    date,
  } = rest;
  const lists = useLogLists().data;
  // As it stood when the day was opened: chips must not move under her finger.
  const [mostUsed, setMostUsed] = useState(lists?.mostUsed);
  if (mostUsed === undefined && lists) setMostUsed(lists.mostUsed);
  const adult = useMember().ageBand === 'adult';
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
  const offered = offeredSymptoms(shown, { lists, mostUsed: mostUsed ?? [], adult });
  return (
    <div className={styles.fields}>
      {surface.bleedingLog && <FlowField day={shown} set={set} />}
      <MoodField day={shown} set={set} />
      <EnergyField day={shown} set={set} />
      <SymptomField day={shown} set={set} offered={offered} />
      <MoreOfDay {...rest} lists={lists} offered={offered} adult={adult} ovulation={surface.ovulation} />
      <NoteField day={shown} set={set} />
    </div>
  );
}
