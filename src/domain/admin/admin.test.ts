import { expect, test } from 'vitest';
import { maskedEmail, maskedName } from './mask.ts';

test.each([
  ['Noor', 'Amani', 'N••• A•'],
  ['  Élodie ', '', 'É•••'],
  ['', 'Ríos', 'R•'],
  ['', '', ''],
  ['🌒 Luna', 'Day', '🌒••• D•'],
])('%s %s is listed as "%s"', (firstName, lastName, masked) => {
  expect(maskedName({ firstName, lastName })).toBe(masked);
});

test.each([
  ['noor@house.example', 'n•••@•••.example'],
  ['a.b@mail.co.uk', 'a•••@•••.uk'],
  ['odd', '•••@•••'],
])('%s is listed as %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
