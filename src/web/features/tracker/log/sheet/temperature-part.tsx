import { useState } from 'react';
import type { Temperature } from '#domain/cycle/day-log.ts';
import { readTemperature, temperatureFigures, type TemperatureUnit } from '#domain/log/temperature.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Segments } from '#web/ui/choices/segments.tsx';
import { Switch } from '#web/ui/choices/switch.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { sheet, UNIT_OPTIONS } from './sheet.copy.ts';
import { useChooseUnit } from '../log.queries.ts';
import type { SheetPartProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.temperature;
export const TEMPERATURE_ID = 'temperature-figures';
type Around = Pick<Temperature, 'disturbed' | 'time'>;

/**
 * Temperature on waking in the member's unit, when it was taken, and whether it counts. What cannot be read stays as
 * the member typed it.
 */
export function TemperaturePart({ day: { temperature }, set, typed, onTyped, lists }: SheetPartProps) {
  const chooseUnit = useChooseUnit();
  const unit = lists?.temperatureUnit ?? 'celsius';
  const [left, setLeft] = useState(typed.temperature !== undefined);
  // Kept beside the figures, so that they outlive a slip of the keys in them.
  const [around, setAround] = useState<Around>(aroundOf(temperature));
  const text = typed.temperature ?? (temperature ? temperatureFigures(temperature, unit) : '');
  const read = readTemperature(text, unit);
  const put = (next: ReturnType<typeof readTemperature>, beside: Around) =>
    set('temperature', typeof next === 'string' ? null : { ...next, ...beside });
  const write = (next: string) => {
    onTyped({ ...typed, temperature: next });
    put(readTemperature(next, unit), around);
  };
  const leave = () => {
    setLeft(true);
    if (typeof read !== 'string' || read === 'empty') onTyped({ ...typed, temperature: undefined });
  };
  const beside = (next: Around) => {
    setAround(next);
    put(read, next);
  };
  const choose = (next: TemperatureUnit) => {
    chooseUnit.mutate(next);
    if (typed.temperature === undefined || typeof read !== 'string')
      return onTyped({ ...typed, temperature: undefined });
    return put(readTemperature(typed.temperature, next), around);
  };
  const other = unit === 'celsius' ? 'fahrenheit' : 'celsius';
  const action = left && read === 'other_unit' && (
    <TextButton inline onClick={() => choose(other)}>
      {words.change[unit]}
    </TextButton>
  );
  return (
    <>
      <div className={styles.start}>
        <Segments label={words.unit} name="temperature-unit" options={UNIT_OPTIONS} value={unit} onChange={choose} />
      </div>
      {chooseUnit.isError && (
        <p role="status" className={styles.hint}>
          {words.unitLost}
        </p>
      )}
      <div className={styles.pair}>
        <TextField
          id={TEMPERATURE_ID}
          label={words.label(unit)}
          hint={words.example[unit]}
          error={left ? errorOf(read, unit) : undefined}
          errorAction={action}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={write}
          onBlur={leave}
        />
        <TextField
          type="time"
          label={words.time}
          optional
          value={around.time ?? ''}
          onChange={(time) => beside({ disturbed: around.disturbed, ...(time !== '' && { time }) })}
        />
      </div>
      <Switch
        checked={around.disturbed}
        note={words.disturbedNote}
        onChange={(disturbed) => beside({ ...around, disturbed })}
      >
        {words.disturbed}
      </Switch>
    </>
  );
}

function aroundOf(temperature: Temperature | undefined): Around {
  return {
    disturbed: temperature?.disturbed ?? false,
    ...(temperature?.time !== undefined && { time: temperature.time }),
  };
}

/** A sentence for figures that are no temperature; nothing for those that are, and for an empty field. */
export function errorOf(read: ReturnType<typeof readTemperature>, unit: TemperatureUnit): string | undefined {
  if (typeof read !== 'string' || read === 'empty') return undefined;
  const said = words.errors[read];
  return typeof said === 'string' ? said : said[unit];
}
