import { PAIN_PLACES } from '#domain/cycle/day-log.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { AnyOf } from './group.tsx';
import { PLACE_WORDS, sheet } from './sheet.copy.ts';
import type { PartProps } from './sheet-props.ts';
import styles from './sheet.module.css';

const words = sheet.pain;

/** Pain from 0 to 10 between two anchors in words, and where. */
export function PainPart({ day: { pain }, set }: PartProps) {
  const put = (level: number) => set('pain', { level, places: level === 0 ? [] : (pain?.places ?? []) });
  const said = pain ? words.value(pain.level) : words.unset;
  return (
    <>
      <div className={styles.pain}>
        <output className={styles.level} data-unset={!pain || undefined}>
          {said}
        </output>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={10}
          step={1}
          aria-label={words.range}
          aria-valuetext={said}
          value={pain?.level ?? 0}
          data-unset={!pain || undefined}
          onChange={({ target }) => put(Number(target.value))}
        />
        <p className={styles.anchors} aria-hidden="true">
          <span>0 {words.none}</span>
          <span>10 {words.worst}</span>
        </p>
        {pain ? (
          <TextButton onClick={() => set('pain', null)}>{words.clear}</TextButton>
        ) : (
          <TextButton onClick={() => put(0)}>{words.zero}</TextButton>
        )}
      </div>
      {pain && pain.level > 0 && (
        <AnyOf
          label={words.places}
          values={PAIN_PLACES}
          words={PLACE_WORDS}
          chosen={pain.places}
          onChange={(places) => set('pain', { level: pain.level, places: places ?? [] })}
        />
      )}
    </>
  );
}
