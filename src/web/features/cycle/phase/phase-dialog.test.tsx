import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { pieceAddress } from '#domain/wisdom/piece-address.ts';
import { fakeApi, FakeRefusal } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { PhaseDialog } from './phase-dialog.tsx';

const shelved = (id: string, title: string, isOpen = true) =>
  ({
    id: pieceAddress(id),
    title,
    kicker: 'A line.',
    kind: 'evidence',
    categories: ['body'],
    audience: 'both',
    window: 'tide',
    minutes: 4,
    isOpen,
    isFree: false,
    yearlyOnly: false,
  }) as const;
const LIBRARY = [
  shelved('warmth', 'Warmth'),
  shelved('what-cramps-are', 'What cramps are'),
  shelved('rest-as-a-skill', 'Rest as a skill', false),
];

beforeEach(() => {
  fakeApi({ getWisdom: () => ({ pieces: LIBRARY, forYou: [], reading: { saved: [], places: [] } }) });
});

function open(phase: Phase) {
  const onClose = vi.fn<() => void>();
  const { unmount } = renderScreen(<PhaseDialog phase={phase} spans={phaseSpans(28, 5)} onClose={onClose} />);
  return { onClose, unmount };
}

test.each([
  ['rest', 'About the menstrual phase', 'Days 1 to 5', 'The womb sheds its lining'],
  ['create', 'About the follicular phase', 'Days 6 to 12', 'This part of the cycle varies most'],
  ['shine', 'About the ovulation phase', 'Days 13 to 15', 'We find these days by counting only'],
  ['reflect', 'About the luteal phase', 'Days 16 to 28', 'Temperature at rest is a little higher'],
] as const)('§2.3: %s says its days, its energy and its signs, and promises nothing', (phase, name, days, detail) => {
  const { unmount } = open(phase);
  const dialog = screen.getByRole('dialog', { name });
  for (const words of [days, detail, 'Energy', 'Good for', 'It is not contraception.'])
    expect(dialog.textContent).toContain(words);
  const signs = within(dialog).getByText('What many people notice').nextElementSibling as HTMLElement;
  expect(within(signs).getAllByRole('listitem')).toHaveLength(4);
  // Where it is written is a raised number and a folded list.
  expect(within(dialog).getByText('Sources').closest('details')?.open).toBe(false);
  unmount();
});

test('its button and Esc close it', async () => {
  const { onClose, unmount } = open('reflect');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(2);
  unmount();
});

test('where the signs of this cycle say another day, the phase says so', () => {
  const ovulation = { day: localDate('2026-11-24'), provenance: 'signs', waiting: [] } as const;
  const { unmount } = renderScreen(
    <PhaseDialog
      phase="shine"
      spans={phaseSpans(28, 5)}
      view={{ ...cycleAt(), ovulation }}
      onClose={vi.fn<() => void>()}
    />,
  );
  expect(screen.getByRole('dialog').textContent).toContain('your signs point to 24 November.');
  unmount();
});

test('one quiet line leads to what there is to read, of what is open to the member', async () => {
  open('rest');
  const line = (await screen.findByText('Read:')).closest('p') as HTMLElement;
  expect(
    within(line)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['What cramps are', `/wisdom/${pieceAddress('what-cramps-are')}`],
    ['Warmth', `/wisdom/${pieceAddress('warmth')}`],
  ]);
});

test.each([
  ['nothing fits', 'create', () => ({ pieces: LIBRARY, forYou: [], reading: { saved: [], places: [] } })],
  ['the library did not come', 'rest', () => new FakeRefusal('fault')],
] as const)('where %s there is no line', async (_, phase, getWisdom) => {
  const api = fakeApi({ getWisdom });
  const { unmount } = open(phase);
  await vi.waitFor(() => expect(api.called('getWisdom').length).toBeGreaterThan(0));
  const guide = screen.getByText(/It is not contraception/);
  await vi.waitFor(() => expect(guide.nextElementSibling?.tagName).not.toBe('P'));
  expect(screen.queryByText('Read:')).toBeNull();
  unmount();
});
