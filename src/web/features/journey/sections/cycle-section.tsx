import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { journey } from '../journey.copy.ts';
import { isAhead } from '../journey-answers.ts';
import { cycleDrawings } from '../parts/answer-drawings.tsx';
import styles from '../parts/section.module.css';
import type { Journey } from '../use-journey.ts';

const MENSTRUATES = journey.menstruatesOptions.map((option) => ({ ...option, drawing: cycleDrawings[option.value] }));

/** Section 1: where the member's body is now. */
export function CycleSection({ journey: { answers, answer, today, errorAt } }: { journey: Journey }) {
  return (
    <>
      <RadioGroup
        legend={journey.menstruates}
        name="currentlyMenstruates"
        look="arches"
        options={MENSTRUATES}
        value={answers.currentlyMenstruates}
        onChange={answer('currentlyMenstruates')}
        error={errorAt('currentlyMenstruates')}
      />
      {answers.currentlyMenstruates === 'yes' && (
        <div className={styles.date}>
          <DateField
            label={journey.lastPeriod}
            name="lastPeriodStart"
            optional
            max={today}
            value={answers.lastPeriodStart ?? ''}
            onChange={(day) => answer('lastPeriodStart')(day || undefined)}
            hint={journey.lastPeriodHint}
            error={isAhead(answers, today) && journey.lastPeriodAhead}
          />
        </div>
      )}
      <RadioGroup
        legend={journey.tracks}
        name="tracksCycle"
        options={journey.tracksOptions}
        value={answers.tracksCycle}
        onChange={answer('tracksCycle')}
        error={errorAt('tracksCycle')}
      />
    </>
  );
}
