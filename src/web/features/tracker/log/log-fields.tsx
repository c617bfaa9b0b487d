import { Plus } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import type { FieldWith } from '#domain/cycle/day-fields/day-fields.ts';
import { FLOWS, MOODS, type DayLog, type Energy, type Flow, type Mood } from '#domain/cycle/day-log.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EnergyEmber } from '#web/ui/drawings/marks/energy-ember.tsx';
import { FlowDrop } from '#web/ui/drawings/marks/flow-drop.tsx';
import { focusIt } from '#web/features/tracker/focus-it.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { fieldLabel, valueWord } from '#web/ui/day-fields/day-field.copy.ts';
import { log } from './log.copy.ts';
import { isNoteLong, noteOver } from './note-length.ts';
import { PickRow } from './pick-row.tsx';
import { SymptomChips } from './symptom-chips.tsx';
import { firstSymptoms, type Offered } from './symptom-order.ts';
import type { SetField } from './use-day-log.ts';
import styles from './log.module.css';

export const NOTE_ID = 'note';
type FieldProps = { readonly day: DayLog; readonly set: SetField };
const ENERGIES: readonly Energy[] = [1, 2, 3, 4, 5];
const FLOW_PICKS = FLOWS.map((flow) => ({
  value: flow,
  word: valueWord('flow', flow),
  drawing: <FlowDrop flow={flow} />,
}));
const ENERGY_PICKS = ENERGIES.map((energy) => ({
  value: energy,
  word: valueWord('energy', energy),
  drawing: <EnergyEmber energy={energy} />,
}));

/** Flow, in five drops. */
function FlowField({ day, set }: FieldProps) {
  return (
    <PickRow<Flow>
      id="flow"
      legend={fieldLabel('flow')}
      phase="rest"
      picks={FLOW_PICKS}
      value={day.flow}
      onPick={(flow) => set('flow', flow)}
    />
  );
}

/** Energy, in five fires. */
function EnergyField({ day, set }: FieldProps) {
  return (
    <PickRow<Energy>
      id="energy"
      legend={fieldLabel('energy')}
      phase="shine"
      picks={ENERGY_PICKS}
      value={day.energy}
      onPick={(energy) => set('energy', energy)}
    />
  );
}

/** Moods: any number of them. */
function MoodField({ day, set }: FieldProps) {
  const chosen = day.moods ?? [];
  const toggle = (mood: Mood) => {
    const next = chosen.includes(mood)
      ? chosen.filter((other) => other !== mood)
      : MOODS.filter((other) => other === mood || chosen.includes(other));
    set('moods', next.length > 0 ? next : null);
  };
  return (
    <fieldset id="mood" className={styles.group}>
      <legend className={styles.legend}>{fieldLabel('moods')}</legend>
      <div className={styles.moods}>
        {MOODS.map((mood) => (
          <button
            key={mood}
            type="button"
            className={styles.mood}
            aria-pressed={chosen.includes(mood)}
            onClick={() => toggle(mood)}
          >
            {valueWord('moods', mood)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The quick answers of the panel. */
export const PANEL_FIELDS: Readonly<Record<FieldWith<{ at: 'panel' }>, ComponentType<FieldProps>>> = {
  flow: FlowField,
  moods: MoodField,
  energy: EnergyField,
};

type SymptomProps = FieldProps & { readonly offered: readonly Offered[]; readonly onMore: () => void };

/** The symptoms the member uses most, those of this day, and the way to all of them. */
export function SymptomField({ day, set, offered, onMore }: SymptomProps) {
  return (
    <fieldset id="symptoms" className={styles.group} data-phase="reflect">
      <legend className={styles.legend}>
        {log.symptoms} <span className={styles.aside}>{log.stronger}</span>
      </legend>
      <SymptomChips day={day} set={set} offered={firstSymptoms(offered, day)}>
        <button type="button" className={styles.all} aria-haspopup="dialog" aria-label={log.allLabel} onClick={onMore}>
          <Plus size={16} aria-hidden="true" />
          {log.all}
        </button>
      </SymptomChips>
    </fieldset>
  );
}

/** A note behind its button until it is wanted; a day that has one shows it. */
export function NoteField({ day, set }: FieldProps) {
  const [asked, setAsked] = useState(false);
  const over = noteOver(day.note);
  if (!asked && !day.note) {
    return (
      <Button kind="quiet" size="small" onClick={() => setAsked(true)}>
        <Plus size={17} aria-hidden="true" />
        {log.note}
      </Button>
    );
  }
  return (
    <div className={styles.note}>
      <TextArea
        id={NOTE_ID}
        label={log.note}
        hint={isNoteLong(day.note) ? log.noteLong(day.note?.length ?? 0) : log.noteHint}
        error={over > 0 ? log.noteOver(over) : undefined}
        value={day.note ?? ''}
        onChange={(note) => set('note', note === '' ? null : note)}
        {...(asked && { ref: focusIt })}
      />
    </div>
  );
}
