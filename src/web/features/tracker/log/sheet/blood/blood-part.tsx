import { useState } from 'react';
import { addDays, monthOf } from '#domain/calendar/local-date.ts';
import {
  BLOOD_MOST,
  BLOOD_POINTS,
  bloodPoints,
  type BloodItem,
  type BloodLoss,
} from '#domain/blood-loss/blood-chart.ts';
import { bloodLossOfPeriod, periodAround } from '#domain/blood-loss/blood-loss.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { readWhole } from '#domain/log/whole-number.ts';
import { useMonth } from '#web/features/cycle/public.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Chip } from '#web/ui/choices/chip.tsx';
import { Cite, Evidence } from '#web/ui/evidence/cite.tsx';
import { Sources } from '#web/ui/evidence/sources.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Stepper } from '#web/ui/fields/stepper.tsx';
import type { SheetPartProps } from '../sheet-props.ts';
import { CUP_ID } from './cup-id.ts';
import { BloodMark } from './blood-marks.tsx';
import { blood as words, CHART_SOURCES } from './blood.copy.ts';
import styles from './blood.module.css';
import sheetStyles from '../sheet.module.css';

const CUP = { min: 0, max: BLOOD_MOST.cupMl };
/** A period is looked for so many days to either side. */
const NEAR = 14;

/** The chart of blood loss: what was used on this day, counted, and what the period comes to so far. */
export function BloodPart({ day, set, typed, onTyped }: SheetPartProps) {
  const { bloodLoss } = day;
  const put = (next: BloodLoss) => set('bloodLoss', next);
  const step = (item: BloodItem, count: number | null) => {
    const { [item]: _, ...counts } = bloodLoss?.counts ?? {};
    put({ ...bloodLoss, counts: { ...counts, ...(count && { [item]: count }) } });
  };
  const isEmpty = bloodLoss !== undefined && bloodPoints(bloodLoss) === 0 && bloodLoss.cupMl === undefined;
  const clear = () => {
    set('bloodLoss', null);
    onTyped({ ...typed, cup: undefined });
  };
  return (
    <Evidence sources={[CHART_SOURCES.higham, CHART_SOURCES.magnay]}>
      <div className={styles.chart}>
        <p className={sheetStyles.hint}>{words.lead}</p>
        {words.groups.map(({ title, items }) => (
          <fieldset key={title} className={sheetStyles.plain}>
            <legend className={sheetStyles.label}>{title}</legend>
            {items.map((item) => (
              <Stepper
                key={item}
                label={words.items[item]}
                shown={words.shown(words.items[item])}
                note={words.notes[item] ?? words.each(BLOOD_POINTS[item])}
                drawing={<BloodMark item={item} />}
                value={bloodLoss?.counts[item] ?? 0}
                most={BLOOD_MOST.pieces}
                onChange={(count) => step(item, count)}
              />
            ))}
          </fieldset>
        ))}
        <CupField {...{ bloodLoss, typed, onTyped, put }} />
        {(bloodLoss === undefined || isEmpty) && (
          <div>
            <Chip pressed={isEmpty} onPress={() => (isEmpty ? clear() : put({ counts: {} }))}>
              {words.none}
            </Chip>
          </div>
        )}
        <Sum day={day} />
        {bloodLoss !== undefined && !isEmpty && (
          <div>
            <TextButton onClick={clear}>{words.clear}</TextButton>
          </div>
        )}
        <Sources bare />
      </div>
    </Evidence>
  );
}

type CupProps = Pick<SheetPartProps, 'typed' | 'onTyped'> & {
  readonly bloodLoss: BloodLoss | undefined;
  readonly put: (next: BloodLoss) => void;
};

function CupField({ bloodLoss, typed, onTyped, put }: CupProps) {
  const [left, setLeft] = useState(typed.cup !== undefined);
  const text = typed.cup ?? (bloodLoss?.cupMl === undefined ? '' : String(bloodLoss.cupMl));
  const read = readWhole(text, CUP);
  const write = (next: string) => {
    const ml = readWhole(next, CUP);
    const { cupMl: _, ...rest } = bloodLoss ?? { counts: {} };
    onTyped({ ...typed, cup: next });
    if (typeof ml === 'number') put({ ...rest, cupMl: ml });
    else if (bloodLoss) put(rest);
  };
  const leave = () => {
    setLeft(true);
    if (typeof read === 'number' || read === 'empty') onTyped({ ...typed, cup: undefined });
  };
  return (
    <div className={sheetStyles.short}>
      <TextField
        id={CUP_ID}
        label={words.cup.label}
        hint={words.cup.hint}
        error={left && (read === 'unreadable' || read === 'out_of_range') ? words.cup.errors[read] : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        value={text}
        onChange={write}
        onBlur={leave}
      />
    </div>
  );
}

/** What this day and its period come to. Days that are not counted are named, and the line of the chart is told. */
function Sum({ day }: { readonly day: DayLog }) {
  const [before, after] = [monthOf(addDays(day.date, -NEAR)), monthOf(addDays(day.date, NEAR))];
  const near = [useMonth(before).data, useMonth(monthOf(day.date)).data, useMonth(after).data];
  const saved = new Map(near.flatMap((month) => (month?.logs ?? []).map((log) => [log.date, log] as const)));
  const logs = [...saved.set(day.date, day).values()];
  const span = periodAround(day.date, logs);
  const period = span && bloodLossOfPeriod(span, logs);
  return (
    <div className={styles.sum} role="status">
      <strong>{day.bloodLoss ? words.day(bloodPoints(day.bloodLoss)) : words.uncounted}</strong>
      {period && <p>{words.period(period)}</p>}
      {period && period.missing.length > 0 && <p>{words.missing(period.missing)}</p>}
      {period?.cups && <p>{words.cups(period.cups)}</p>}
      <p>
        {period?.worthShowing ? words.worth : words.below}
        <Cite of={CHART_SOURCES.higham} /> {words.limits}
        <Cite of={CHART_SOURCES.magnay} />
      </p>
    </div>
  );
}
