import { useState, type FormEvent } from 'react';
import { isPlausibleBirthday } from '#domain/account/age.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { useToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { candles } from '#web/ui/drawings/windows/things/candles.ts';
import { onboarding } from './onboarding.copy.ts';
import { QuestionField, type Patch } from './question.tsx';
import styles from './question.module.css';

type Props = {
  readonly position: string;
  readonly arrives: boolean;
  readonly save: (patch: Patch) => void;
  readonly busy: boolean;
};

/** Asks for the member's birthday. Whether the member is old enough is judged by the server. */
export function BirthdayQuestion({ position, arrives, save, busy }: Props) {
  const today = useToday();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const day = parseLocalDate(text);
  const birthday = day && isPlausibleBirthday(day, today) ? day : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (birthday && !busy) save({ birthday });
  };
  return (
    <QuestionField
      position={position}
      arrives={arrives}
      heading={onboarding.birthdayHeading}
      lead={onboarding.birthdayLead}
      of={candles}
      onSend={send}
      busy={busy}
    >
      <div className={styles.date}>
        <DateField
          label={onboarding.birthday}
          name="birthday"
          autoComplete="bday"
          required
          max={today}
          value={text}
          onChange={setText}
          error={asked && !birthday && onboarding.birthdayNeeded}
        />
      </div>
    </QuestionField>
  );
}
