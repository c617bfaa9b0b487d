import { fireEvent, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { NOTHING, renderForMember, replyOf, TODAY } from '#web/testing/render-for-member.tsx';
import { currentToast } from '#web/ui/overlays/toast.ts';
import { PeriodStart } from './period-start.tsx';

const kept: FakeHandlers = {
  startPeriod: ({ body }) => ({ log: { date: body.date, flow: 'medium' } }),
  getCycleView: () => replyOf(),
};

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
    expect(currentToast()).toMatchObject({
      title: 'Your period is saved',
      description: 'Encrypted with your own key.',
    });
  });

  test('a second tap before the wheel has heard of it adds nothing', async () => {
    const { api, onStarted, screen, user } = open({ ...kept, getCycleView: () => new Promise(() => undefined) });
    await user.click(screen.getByRole('button', { name: 'My period started' }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: 'Saving...' }));
    expect(api.called('startPeriod')).toHaveLength(1);
  });

  test('when it goes while it holds the focus, the place takes it', () => {
    const { onStarted, screen, unmount } = open();
    screen.getByRole('button', { name: 'My period started' }).focus();
    unmount();
    expect(onStarted).toHaveBeenCalledOnce();
    const other = open();
    other.unmount();
    expect(other.onStarted).not.toHaveBeenCalled();
  });

  test('another day can be chosen; none and one to come are refused where they were typed', async () => {
    const { api, screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'It started on another day', expanded: false }));
    const day = screen.getByLabelText('The first day of bleeding');
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect(screen.getByText('Please choose the day first.')).toBeDefined();
    fireEvent.change(day, { target: { value: '2026-11-22' } });
    await user.click(screen.getByRole('button', { name: 'Save this day' }));
    expect(screen.getByText('That day is still ahead. Choose today or an earlier one.')).toBeDefined();
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

  test('"not yet" is an answer where the page asks: the server keeps it, and the place hears of it', async () => {
    const api = fakeApi({ ...kept, sayNotYet: () => ({ notYetOn: TODAY as LocalDate }) });
    const onStarted = vi.fn<() => void>();
    const { screen, user } = renderForMember(<PeriodStart asks onStarted={onStarted} />);
    await user.click(screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
    expect(api.called('sayNotYet')).toHaveLength(1);
    expect(currentToast()).toMatchObject({ title: 'Noted', description: 'We won’t ask again before tomorrow.' });
  });

  test('where it does not ask there is no "not yet", and one that is not saved is told', async () => {
    const { screen, unmount } = open();
    expect(screen.queryByRole('button', { name: 'Not yet' })).toBeNull();
    unmount();
    fakeApi({ ...kept, sayNotYet: () => LOST });
    const asking = renderForMember(<PeriodStart asks />);
    await asking.user.click(asking.screen.getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Your answer wasn’t saved', kind: 'danger' }));
  });
});
