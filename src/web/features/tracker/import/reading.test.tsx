import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, replyAt, TODAY } from '#web/features/tracker/tracker-fixtures.ts';
import { ImportDialog } from './import-dialog.tsx';
import { clueFile } from './import.sample.ts';

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getCycleView: () => replyAt(),
    getCycles: () => [],
    getLogLists: () => NO_LISTS_YET,
    getStandingDays: () => ({ days: [], unreadable: [] }),
    ...handlers,
  });
  const view = renderScreen(<ImportDialog today={TODAY} onClose={() => undefined} />, {
    data: { user: sampleUser(), today: TODAY },
  });
  const choose = (file: File) => view.user.upload(screen.getByLabelText('Your export'), file);
  return { api, choose, ...view };
}

/** A file that comes in two halves, the second when it is let go. */
function slowFile(text: string): { file: File; letGo: () => void } {
  const bytes = new TextEncoder().encode(text);
  let rest: () => void = () => undefined;
  const stream = () =>
    new ReadableStream({
      async start(out) {
        out.enqueue(bytes.slice(0, bytes.length / 2));
        await new Promise<void>((done) => (rest = done));
        out.enqueue(bytes.slice(bytes.length / 2));
        out.close();
      },
    });
  return { file: Object.assign(new File([bytes], 'long.json'), { stream }), letGo: () => rest() };
}
const LONG_TEXT = JSON.stringify([
  { type: 'period', date: '2026-11-04', value: { option: 'light' } },
  { type: 'tags', date: '2026-11-04', value: [{ option: 'x'.repeat(2_100_000) }] },
]);

test('a long file says how far it is read, in words and as a bar, and goes on to what is in it', async () => {
  const { choose } = open();
  const { file, letGo } = slowFile(LONG_TEXT);
  await choose(file);
  expect(await screen.findByText('Reading your file... 50 %')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Reading' }).getAttribute('value')).toBe('0.5');
  letGo();
  expect(await screen.findByRole('dialog', { name: 'What we found in your Clue export' })).toBeTruthy();
});

test('she stops the reading of a long file: it changes nothing, and another can be chosen', async () => {
  const { api, choose, user } = open();
  const { file, letGo } = slowFile(LONG_TEXT);
  await choose(file);
  await screen.findByText('Reading your file... 50 %');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  letGo();
  await choose(clueFile(60));
  expect(await screen.findByRole('button', { name: 'Import 60 days' })).toBeTruthy();
  expect(api.called('importDays')).toHaveLength(0);
});

test('a short file shows no bar', async () => {
  const { choose } = open();
  const { file, letGo } = slowFile(
    JSON.stringify([{ type: 'period', date: '2026-11-04', value: { option: 'light' } }]),
  );
  await choose(file);
  expect(screen.queryByRole('progressbar')).toBeNull();
  letGo();
  expect(await screen.findByRole('button', { name: 'Import 1 day' })).toBeTruthy();
});
