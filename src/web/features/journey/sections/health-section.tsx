import { HeartHandshake } from 'lucide-react';
import { CONDITIONS } from '#domain/journey/answers.ts';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { journey } from '../journey.copy.ts';
import { painDrawings } from '../parts/answer-drawings.tsx';
import { CheckQuestion } from '../parts/check-question.tsx';
import styles from '../parts/section.module.css';
import type { Journey } from '../use-journey.ts';

const PAIN = journey.painOptions.map((option) => ({ ...option, drawing: painDrawings[option.value] }));

/** The health section: conditions and pain. */
export function HealthSection({ journey: { answers, answer, errorAt } }: { journey: Journey }) {
  return (
    <>
      <CheckQuestion
        legend={journey.conditions}
        name="wombConditions"
        options={CONDITIONS}
        chosen={answers.wombConditions}
        onChange={answer('wombConditions')}
      />
      <RadioGroup
        legend={journey.pain}
        name="experiencesPain"
        look="arches"
        options={PAIN}
        value={answers.experiencesPain}
        onChange={answer('experiencesPain')}
        error={errorAt('experiencesPain')}
      />
      <p className={styles.care}>
        <HeartHandshake size={18} />
        <span>{journey.painCare}</span>
      </p>
    </>
  );
}
