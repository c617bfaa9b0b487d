import { CONNECTION_METHODS } from '#domain/journey/answers.ts';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { journey } from '../journey.copy.ts';
import { CheckQuestion } from '../parts/check-question.tsx';
import type { Journey } from '../use-journey.ts';

/** The spiritual section: how the member connects, and whether home follows the member's answers. */
export function SpiritualSection({ journey: { answers, answer, errorAt } }: { journey: Journey }) {
  return (
    <>
      <CheckQuestion
        legend={journey.methods}
        name="connectionMethods"
        options={CONNECTION_METHODS}
        chosen={answers.connectionMethods}
        onChange={answer('connectionMethods')}
      />
      <RadioGroup
        legend={journey.personalize}
        name="wantsPersonalization"
        options={journey.personalizeOptions}
        value={answers.wantsPersonalization}
        onChange={answer('wantsPersonalization')}
        error={errorAt('wantsPersonalization')}
      />
    </>
  );
}
