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
  expect(words.indexOf('When to see a doctor')).toBeLessThan(words.indexOf('What is happening'));
  expect(words).toMatch(/WHO, Menopause, fact sheet \(2022\).*NICE NG23.*2024.*Reviewed November 2026/);
  // No sentence names its source: the list at the foot does, folded.
  expect(dialog.getByText('Sources').closest('details')?.open).toBe(false);
  expect(words).not.toMatch(/\bsafe\b|fertil|ovulat|conceiv|\bconception/i);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each statement has where it is written, with its year', () => {
  const told = [...guidance.flags, ...guidance.parts.flatMap(({ text }) => text)];
  expect(
    told.filter(({ source }) => !/(WHO|NICE|NHS|FSRH|SAMHSA|UpToDate).*20(15|17|22|26)/.test(source ?? '')),
  ).toEqual(guidance.parts.at(-1)?.text);
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
