import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { localDate } from '#domain/calendar/local-date.ts';
import type { CheckInReply } from '#contract/check-in/check-in.schemas.ts';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { checkInOf, renderForMember, TODAY } from '#web/testing/render-for-member.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CheckInCard } from './check-in-card.tsx';

const open = (changes: Partial<CheckInReply> = {}) =>
  renderForMember(<CheckInCard user={sampleUser()} today={localDate(TODAY)} />, { checkIn: checkInOf(changes) });
const kept = (presenceDays: number, milestone: number | null) => {
  const today = checkInOf({ doneToday: true, presenceDays, next: { day: 7, inDays: 7 - presenceDays } });
  const page = {
    id: '5f0c2b1e-0000-4000-8000-000000000001',
    userId: sampleUser().id,
    date: localDate(TODAY),
    title: '',
    content: 'Soup.',
    mood: null,
    dreamInsights: '',
    tags: [],
    moon: { phase: 'full', illuminated: 1, waxing: true },
    cycle: null,
    version: 1,
    createdAt: `${TODAY}T12:00:00.000Z`,
    updatedAt: `${TODAY}T12:00:00.000Z`,
  } as const;
  return { ...page, checkIn: { counted: true, points: 1, milestone, today } };
};

describe("Today's Check-in", () => {
  test('asks the prompt of the day; the button waits for a word', async () => {
    const { screen, user } = open();
    expect(screen.getByRole('heading', { name: "Today's Check-in" })).toBeDefined();
    const [button, field] = [
      screen.getByRole('button', { name: 'Complete check-in' }),
      screen.getByPlaceholderText('A word is plenty.'),
    ];
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.type(field, '  ');
    expect(button.hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(currentToast()).toMatchObject({ title: 'Please share your thoughts to complete check-in', kind: 'danger' });
    await user.type(field, 'Soup.');
    expect(button.hasAttribute('disabled')).toBe(false);
  });

  test('is complete once the page is kept, and a milestone opens what it gives', async () => {
    const api = fakeApi({ createJournalEntry: () => kept(3, 3) });
    const { screen, user } = open();
    await user.type(screen.getByPlaceholderText('A word is plenty.'), 'Soup.');
    await user.click(screen.getByRole('button', { name: 'Complete check-in' }));
    const dialog = await screen.findByRole('dialog', { name: 'First embers' });
    // The colours of the hearth are scoped to its panel: a dialog inside it would wear them.
    expect(dialog.closest('[data-ground]')).toBeNull();
    expect(api.called('createJournalEntry')[0]?.body).toMatchObject({ content: 'Soup.', date: TODAY, checkIn: true });
    expect(currentToast()?.description).toContain('+1 point');
    await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    expect(screen.getByText('Complete Today ✓')).toBeDefined();
    expect(screen.getByText('Your 3rd day here')).toBeDefined();
  });

  test('a failure keeps the words and says so', async () => {
    fakeApi({ createJournalEntry: () => LOST });
    const { screen, user } = open();
    const field = screen.getByPlaceholderText('A word is plenty.');
    await user.type(field, 'Soup.');
    await user.click(screen.getByRole('button', { name: 'Complete check-in' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Check-in saved locally, journal sync failed', kind: 'danger' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field).toHaveProperty('value', 'Soup.');
  });

  test.each([
    [0, []],
    [1, ['near']],
    [2, ['near', 'near']],
    [3, ['reached', 'near']],
    [9, ['reached', 'reached', 'near']],
  ])('after %i days the badges are %o', (presenceDays, badges) => {
    const { container } = open({ presenceDays });
    const shown = [...container.querySelectorAll('li')].flatMap((item) => item.dataset.badge ?? []);
    expect(shown).toEqual(presenceDays === 0 ? ['near'] : badges.length === 1 ? ['near'] : badges);
  });

  test('words of crisis show whom to call, beside the field and not in its way', async () => {
    const { screen, user } = open();
    await user.type(screen.getByPlaceholderText('A word is plenty.'), 'I want to die');
    expect(await screen.findByRole('heading', { name: 'You can talk to somebody now' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Complete check-in' }).hasAttribute('disabled')).toBe(false);
  });
});
