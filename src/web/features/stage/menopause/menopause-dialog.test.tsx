import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderForMember } from '#web/testing/render-for-member.tsx';
import { GuidanceButton, offersGuidance } from '../public.ts';

test('§2.3: the guidance opens from the wheel, its red flags first, its sources named with their years', async () => {
  const { screen, user } = renderForMember(<GuidanceButton />);
  await user.click(screen.getByRole('button', { name: 'Menopause guidance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Menopause guidance' }));
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(/^Any bleeding a year or more after your last period/);
  const words = document.querySelector('dialog')?.textContent ?? '';
  expect(words.indexOf('When somebody should look')).toBeLessThan(words.indexOf('What is happening'));
  expect(words).toMatch(/WHO, Menopause, fact sheet \(2024\).*NICE NG23.*2024.*Reviewed November 2026/);
  expect(words).not.toMatch(/\bsafe\b|fertil|ovulat|conceiv|\bconception/i);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
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
