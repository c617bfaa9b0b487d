import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Phase } from '#domain/cycle/cycle-view.ts';
import { phaseSpans } from '#domain/cycle/phases.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { cycleAt } from '#web/ui/drawings/wheel/cycle-fixtures.ts';
import { PhaseDialog } from './phase-dialog.tsx';

function open(phase: Phase) {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(<PhaseDialog phase={phase} spans={phaseSpans(28, 5)} onClose={onClose} />);
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
  const { unmount } = render(
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
