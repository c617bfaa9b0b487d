import { useState } from 'react';
import { passwordProblems, passwordWarning } from '#domain/account/password.ts';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { DateField } from '#web/ui/fields/date-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/fields/field.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { Columns, Specimen } from './specimen.tsx';

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'irregular', label: 'Irregularly' },
];

export function Fields() {
  const [email, setEmail] = useState('maren@gmial.com');
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState('');
  const [birthday, setBirthday] = useState('1994-03-12');
  const mend = (
    <TextButton inline onClick={() => setEmail('maren@gmail.com')}>
      Use it
    </TextButton>
  );
  return (
    <Specimen
      id="fields"
      title="Fields"
      note="Errors come after the field is left; on phones the phone field never turns red while she types."
    >
      <Columns>
        <TextField
          label="Email"
          type="email"
          error="Email cannot contain multiple @ symbols"
          value="maren@@example.com"
          readOnly
          onChange={() => undefined}
        />
        <TextField
          label="Email"
          type="email"
          error={email.endsWith('gmial.com') ? 'Did you mean maren@gmail.com?' : undefined}
          errorAction={mend}
          value={email}
          onChange={setEmail}
        />
        <Passwords />
        <Phones />
        <SelectField
          label="Do you currently menstruate?"
          placeholder="Choose one"
          options={ANSWERS}
          value={answer}
          onChange={setAnswer}
        />
        <DateField label="Birthday" max="2026-11-21" value={birthday} onChange={setBirthday} />
        <DateField label="Birthday" hint="Set when you signed up" disabled value="1994-03-12" onChange={setBirthday} />
        <TextArea label="Note" optional hint="Encrypted with your own key." value={words} onChange={setWords} />
      </Columns>
    </Specimen>
  );
}

function Passwords() {
  const [short, setShort] = useState('abcd');
  const [fine, setFine] = useState('"moonlight"');
  return (
    <>
      <PasswordField
        label="Password, too short"
        autoComplete="off"
        value={short}
        onChange={setShort}
        problems={passwordProblems(short)}
      />
      <PasswordField
        label="Password"
        autoComplete="off"
        value={fine}
        onChange={setFine}
        problems={passwordProblems(fine)}
        warning={passwordWarning(fine)}
        praise="That will do nicely"
      />
    </>
  );
}

function Phones() {
  const [phone, setPhone] = useState('');
  const [wrong, setWrong] = useState('+12015');
  return (
    <>
      <PhoneField
        label="Phone"
        optional
        hint={`Only used for reminders you switch on. ${phone}`}
        value={phone}
        onChange={setPhone}
      />
      <PhoneField label="Phone, wrong" error="Please enter a whole phone number" value={wrong} onChange={setWrong} />
      <PhoneField label="Phone, disabled" disabled value="+442079460000" onChange={setPhone} />
    </>
  );
}
