import { phoneOf } from '#domain/account/phone.ts';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { signup } from '../signup.copy.ts';
import { birthdayOf } from '../signup-form.ts';
import type { Signup } from '../use-signup.ts';
import styles from '../wizard/step.module.css';

/** Step 3: birthday, and a phone number for who wants to leave one (§5). */
export function ProfileStep({ wizard }: { wizard: Signup }) {
  const { form, today, asked, left, phoneEditing, type, typePhone, leave } = wizard;
  const birthdayWrong = left.has('birthday') && form.birthday !== '' && birthdayOf(form, today) === null;
  const phoneWrong = left.has('phone') && !phoneEditing && phoneOf(form.phone) === 'unfinished';
  return (
    <div role="group" aria-labelledby="step" className={styles.fields}>
      <DateField
        label={signup.birthday}
        name="birthday"
        autoComplete="bday"
        required
        max={today}
        value={form.birthday}
        onChange={type('birthday')}
        onBlur={() => leave('birthday')}
        error={birthdayWrong ? signup.birthdayImplausible : asked && form.birthday === '' && signup.needed.birthday}
      />
      <PhoneField
        label={signup.phone}
        name="phone"
        optional
        value={form.phone}
        onChange={typePhone}
        onBlur={() => leave('phone')}
        hint={signup.phoneHint}
        error={phoneWrong && signup.phoneUnfinished}
      />
    </div>
  );
}
