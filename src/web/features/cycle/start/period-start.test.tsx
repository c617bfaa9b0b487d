import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, replyOf, TODAY } from '#web/testing/render-for-member.tsx';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { PeriodStart } from './period-start.tsx';

const kept: FakeHandlers = { startPeriod: ({ body }) => ({ log: { date: body.date, flow: 'medium' } }), getCycleView: () => replyOf() };

function open(handlers: FakeHandlers = kept) {
  const api = fakeApi(handlers);
  const onStarted = vi.fn<() => void>();
  return { api, onStarted, ...renderForMember(<PeriodStart onStarted={onStarted} />, { reply: replyOf(NOTHING) }) };
}

describe('decisions 4: my period started', () => {
  test('one tap sends today, says so, and tells the place once it is kept', async () => {
    const { api, onStarted, screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'My period started' }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(api.called('startPeriod').map(({ body }) => body)).toEqual([{ date: TODAY }]);
    expect(currentToast()).toMatchObject({ title: 'Your period is noted', description: 'Only you can read it.' });
  });

  test('a second tap before the wheel has heard of it adds nothing', async () => {
    const { api, onStarted, screen, user } = open({ ...kept, getCycleView: () => new Promise(() => undefined) });
    await user.click(screen.getByRole('button', { name: 'My period started' }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Saving...' }));
    expect(api.called('startPeriod')).toHaveLength(1);
  });

  test('another day can be chosen; none and one to come are refused where they were typed', async () => {
    const { api, screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'It started on another day', expanded: false }));
    const day = screen.getByLabelText('The first day of bleeding');
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect(screen.getByText('Please choose the day first.')).toBeDefined();
    fireEvent.change(day, { target: { value: '2026-11-22' } });
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect(screen.getByText('That day has not come yet. Choose today or an earlier one.')).toBeDefined();
    expect(api.called('startPeriod')).toHaveLength(0);
    fireEvent.change(day, { target: { value: '2026-11-03' } });
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect(api.called('startPeriod').map(({ body }) => body)).toEqual([{ date: '2026-11-03' }]);
  });

  test('the choice of another day folds away again', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'It started on another day' }));
    await user.click(screen.getByRole('button', { name: 'It started on another day', expanded: true }));
    expect(screen.queryByLabelText('The first day of bleeding')).toBeNull();
  });

  test('a failure is told, the day that was chosen stays, and the place hears nothing', async () => {
    const { onStarted, screen, user } = open({ startPeriod: () => LOST });
    await user.click(screen.getByRole('button', { name: 'It started on another day' }));
    const day = screen.getByLabelText<HTMLInputElement>('The first day of bleeding');
    fireEvent.change(day, { target: { value: '2026-11-03' } });
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Please check your connection and try again.');
    expect(day.value).toBe('2026-11-03');
    expect(onStarted).not.toHaveBeenCalled();
  });
});
