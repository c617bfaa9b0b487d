import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Strength } from '#web/platform/strength/judge.ts';
import { StrengthLine } from './public.ts';
import type { StrengthRequest } from '#web/platform/strength/strength-worker.ts';

/** A worker that answers what the test says. */
class FakeWorker extends EventTarget {
  static asked: StrengthRequest[] = [];
  static ended = 0;
  static answer: Strength = { step: 1, weakness: 'common' };
  postMessage(question: StrengthRequest): void {
    FakeWorker.asked.push(question);
    this.dispatchEvent(new MessageEvent('message', { data: { of: question.password, strength: FakeWorker.answer } }));
  }
  terminate(): void {
    FakeWorker.ended += 1;
  }
}
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  [FakeWorker.asked, FakeWorker.ended] = [[], 0];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const line = (password: string, quiet = false) => <StrengthLine password={password} about={['Mara']} quiet={quiet} />;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const said = () => screen.getByRole('status', { hidden: true }).textContent;

test('it is drawn after a short pause, said after a longer one, and each answer takes the place of the last', async () => {
  const { rerender, unmount, container } = render(line('passwor'));
  await vi.waitFor(() => expect(said()).toBe(''));
  rerender(line('password'));
  await vi.waitFor(() => expect(screen.getByText('Easy to guess')).toBeDefined());
  expect(FakeWorker.asked.at(-1)).toEqual({ password: 'password', about: ['Mara'] });
  expect([
    container.querySelectorAll('rect').length,
    container.querySelectorAll('rect[class*=reached]').length,
    said(),
  ]).toEqual([4, 1, '']);
  await pass(900);
  expect(said()).toBe('Easy to guess. It’s on lists of leaked passwords. Three unrelated words are better.');
  FakeWorker.answer = { step: 4, weakness: null };
  rerender(line('ember and rain 7'));
  await pass(300);
  expect([
    screen.getByText('Very hard to guess').textContent,
    container.querySelectorAll('rect[class*=reached]').length,
  ]).toEqual(['Very hard to guess', 4]);
  await pass(900);
  expect(said()).toBe('Very hard to guess');
  unmount();
  expect(FakeWorker.ended).toBe(1);
});

test('an empty field fetches nothing but keeps the room, and what the rules say first is not talked over', async () => {
  const { rerender, container } = render(line(''));
  await pass(500);
  const room = container.firstElementChild;
  expect([room?.className, room?.innerHTML, FakeWorker.asked]).toEqual([expect.stringContaining('room'), '', []]);
  rerender(line('abc', true));
  await vi.waitFor(() => expect(room?.firstElementChild?.hasAttribute('hidden')).toBe(true));
});

test('where no worker comes nothing is said', async () => {
  vi.stubGlobal('Worker', undefined);
  const { container } = render(line('password'));
  await vi.waitFor(() => expect(said()).toBe(''));
  await pass(2_000);
  expect([container.querySelector('svg'), said()]).toEqual([null, '']);
});
