import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderForMember, replyOf, type MemberOptions } from '#web/testing/render-for-member.tsx';
import { HomeScreen } from '../home-screen.tsx';

const open = (options: MemberOptions = {}) => renderForMember(<HomeScreen />, options);
beforeEach(() => {
  // The wheel is all it asks for; each other call must be expected by its test.
  fakeApi({});
});

describe('§2.3: the wheel and its phases', () => {
  test('day, phase, days left and the next period beneath it', () => {
    const { screen } = open();
    expect(
      screen.getByRole('img', { name: /^Cycle wheel: day 18 of 28, Luteal phase, Reflect, 10 days left/ }),
    ).toBeDefined();
    expect(screen.getByText('Wed 2 December').parentElement?.textContent).toBe(
      'Next period most likely Wed 2 December',
    );
    expect(screen.getByText('8 times in 10 between 30 November and 4 December.')).toBeDefined();
    expect(screen.getByText('A forecast, not a promise, and not contraception.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'My period started' })).toBeNull();
  });

  test('each phase is a button that opens what there is to know, by keyboard and back', async () => {
    const { screen, user } = open();
    const phases = within(screen.getByRole('list', { name: 'The four phases' })).getAllByRole('button');
    expect(phases.map((phase) => phase.textContent)).toEqual([
      'Rest, about the menstrual phase',
      'Create, about the follicular phase',
      'Shine, about the ovulation phase',
      'Reflect, about the luteal phase, you are here',
    ]);
    phases[0]?.focus();
    await user.tab();
    expect(document.activeElement).toBe(phases[1]);
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'About the follicular phase' });
    expect(dialog.textContent).toContain('Days 6 to 12');
    expect(dialog.textContent).toContain('This part of the cycle varies most');
    expect(within(dialog).getByText('What many people notice')).toBeDefined();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("today's phase is told beside the wheel, with the way to all four and to what the forecast rests on", async () => {
    const { screen, user } = open();
    const today = screen.getByRole('region', { name: /Progesterone leads/ });
    expect(within(today).getByRole('button', { name: 'How do you know?' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Reflect/ }));
    expect(screen.getByRole('dialog', { name: 'About the luteal phase' })).toBeDefined();
  });

  test('where her cycles vary too much, no day is named', () => {
    const { screen } = open({ reply: replyOf({}, { stage: 'irregular' }) });
    expect(screen.getByText(/^Your next period may start between/).textContent).toBe(
      'Your next period may start between 30 November and 4 December.',
    );
    expect(screen.queryByText(/most likely/)).toBeNull();
  });
});
