import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { GuidanceButton, offersGuidance } from '../public.ts';
import { guidance } from './menopause.copy.ts';

test('§2.3: the guidance opens from the wheel, its red flags first, its sources named with their years', async () => {
  const { screen, user } = renderForMember(<GuidanceButton />);
  await user.click(screen.getByRole('button', { name: 'Menopause guidance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Menopause guidance' }));
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Any bleeding a year or more after your last period/,
  );
  const words = document.querySelector('dialog')?.textContent ?? '';
  expect(words.indexOf('When somebody should look')).toBeLessThan(words.indexOf('What is happening'));
  expect(words).toMatch(/WHO, Menopause, fact sheet \(2022\).*NICE NG23.*2024.*Reviewed November 2026/);
  expect(words).not.toMatch(/\bsafe\b|fertil|ovulat|conceiv|\bconception/i);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each statement stands beside where it is written, with its year', () => {
  const ours = [guidance.flags[2], 'What you can do here'];
  const told = [
    ...guidance.flags.map((flag) => ({ name: flag, written: flag })),
    ...guidance.parts.map(({ title, source }) => ({ name: title, written: source ?? '' })),
  ];
  expect(
    told
      .filter(({ written }) => !/(WHO|NICE|NHS|FSRH|RACGP|UpToDate)[^()]*\(?[^()]*20(15|17|22|26)/.test(written))
      .map(({ name }) => name),
  ).toEqual(ours);
});

test.each([
  ['menopause', false, true],
  ['perimenopause', false, true],
  ['no_bleeding', false, true],
  ['no_bleeding', true, false],
  ['paused', false, false],
  ['plain', false, false],
] as const)('%s, teen %s: offered %s', (wording, teen, offered) => {
  expect(offersGuidance(wording, { teen })).toBe(offered);
});
