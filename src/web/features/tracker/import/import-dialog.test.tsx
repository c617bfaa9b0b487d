import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CLUE_BACKUP_SAMPLE, CLUE_OWN_NAMES_SAMPLE, CLUE_SAMPLE, DRIP_SAMPLE } from '#domain/import/exports.sample.ts';
import { FHIR_BUNDLE_SAMPLE } from '#domain/import/formats/fhir.sample.ts';
import {
  APPLE_SAMPLE,
  FLO_SAMPLE,
  FLO_TEXT_SAMPLE,
  MENSINATOR_SAMPLE,
  MENSTRUDEL_SAMPLE,
  NATURAL_CYCLES_SAMPLE,
  OVUMCY_CSV_SAMPLE,
  OVUMCY_SAMPLE,
} from '#domain/import/formats/others.sample.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, replyAt, TODAY } from '#web/features/tracker/tracker-fixtures.ts';
import { ImportDialog } from './import-dialog.tsx';
import { all, clueFile } from './import.sample.ts';

function open(handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getCycleView: () => replyAt(),
    getCycles: () => [],
    getLogLists: () => NO_LISTS_YET,
    getStandingDays: () => ({ days: [], unreadable: [] }),
    ...handlers,
  });
  const onClose = vi.fn<() => void>();
  const view = renderScreen(<ImportDialog today={TODAY} onClose={onClose} />, {
    data: { user: sampleUser(), today: TODAY },
  });
  const choose = (file: File) => view.user.upload(screen.getByLabelText('Your export'), file);
  return { api, onClose, choose, ...view };
}

test('every record is accounted for before anything is written', async () => {
  const { api, choose } = open();
  await choose(clueFile(60));
  const dialog = within(await screen.findByRole('dialog', { name: 'What we found in your Clue export' }));
  expect(dialog.getByText('23 September 2026 to 21 November 2026')).toBeTruthy();
  const appState = dialog.getAllByRole('definition').map((fact) => fact.textContent);
  expect(appState.slice(1)).toEqual(['60', '2']);
  expect(await dialog.findByRole('heading', { name: 'New on 60 days' })).toBeTruthy();
  expect(dialog.getByText('62 records in this file: 60 to import.')).toBeTruthy();
  const nowhere = within(
    dialog.getByRole('heading', { name: 'Not imported, or only saved' }).parentElement as HTMLElement,
  );
  const lines = nowhere.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines).toContain('1 left out: the day has not come yet24 November 2026');
  expect(lines.some((line) => line?.startsWith('1 “party” (leisure)'))).toBe(true);
  expect(lines.reduce((sum, line) => sum + Number.parseInt(line ?? '', 10), 60)).toBe(62);
  expect(api.called('importDays')).toHaveLength(0);
});

test('it goes in batches of 200, with its progress and a summary', async () => {
  const { api, choose, user, onClose } = open({ importDays: all });
  await choose(clueFile(450));
  await user.click(await screen.findByRole('button', { name: 'Import 450 days' }));
  expect(await screen.findByRole('dialog', { name: 'Your history is here' })).toBeTruthy();
  expect(api.called('importDays').map(({ body }) => (body as { days: unknown[] }).days.length)).toEqual([
    200, 200, 50, 0,
  ]);
  expect(screen.getByText('450 days added')).toBeTruthy();
  expect(screen.queryByText(/you had already/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'See your cycle' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a batch that was lost stops it kindly; going on begins there, as the same action', async () => {
  let turn = 0;
  const { api, choose, user } = open({
    importDays: (received) => {
      turn += 1;
      return turn === 2 ? LOST : all(received);
    },
  });
  await choose(clueFile(450));
  await user.click(await screen.findByRole('button', { name: 'Import 450 days' }));
  expect((await screen.findByRole('alert')).textContent).toContain('200 of 450 days are imported.');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('450 days added')).toBeTruthy();
  const sent = api.called('importDays').map(({ body, headers }) => ({
    first: (body as { days: { date: string }[] }).days[0]?.date,
    key: headers.get('idempotency-key'),
  }));
  expect(sent).toHaveLength(5);
  expect(sent[2]).toEqual(sent[1]);
  expect(sent[3]?.key).not.toBe(sent[2]?.key);
});

test.each([
  ['a zip', new File(['PK\u0003\u0004\u0014\u0000\u0000\u0000'], 'measurements.json'), /zip is damaged or incomplete/],
  ['a file that was cut short', new File(['[{"type":"period"'], 'measurements.json'), /damaged or incomplete/],
  ['something else', new File(['{"hello":1}'], 'hello.json'), /don’t recognize this file/],
  ['nothing', new File([''], 'empty.csv'), /This file is empty/],
  ['a picture', new File(['GIF89a'], 'picture.json'), /don’t recognize this file/],
  ['a list', new File(['a;b;c\n1;2;3\n'], 'list.csv'), /don’t recognize this file/],
  ['a nest', new File(['['.repeat(5000) + ']'.repeat(5000)], 'deep.json'), /nested deeper than any tracker’s/],
  ['a planted name', new File(['[{"__proto__":{}}]'], 'planted.json'), /meant to do harm/],
  [
    'an entity',
    new File(['<!DOCTYPE HealthData [<!ENTITY a "b">]><HealthData></HealthData>'], 'entity.xml'),
    /meant to do harm/,
  ],
  [
    'dates of two readings',
    new File(['startDate,endDate\n3/2/2026,4/2/2026'], 'dates.csv'),
    /day first or month first/,
  ],
])('%s changes nothing and says what to do', async (_what, file, reason) => {
  const { api, choose } = open();
  await choose(file);
  expect((await screen.findByText(reason)).textContent).toBeTruthy();
  expect(screen.getByText('This file changed nothing')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(api.called('importDays')).toHaveLength(0);
});

test.each([
  ['Clue', 'measurements.json', CLUE_SAMPLE],
  ['Clue', 'old.cluedata', CLUE_BACKUP_SAMPLE],
  ['Flo', 'anything.json', FLO_SAMPLE],
  ['Flo', 'flo.txt', FLO_TEXT_SAMPLE],
  ['drip', 'drip.csv', DRIP_SAMPLE],
  ['Apple Health', 'export.xml', APPLE_SAMPLE],
  ['ovumcy', 'ovumcy.json', OVUMCY_SAMPLE],
  ['ovumcy', 'ovumcy.csv', OVUMCY_CSV_SAMPLE],
  ['Mensinator', 'mensinator.json', MENSINATOR_SAMPLE],
  ['Menstrudel', 'menstrudel.json', MENSTRUDEL_SAMPLE],
  ['Natural Cycles', 'nc.csv', NATURAL_CYCLES_SAMPLE],
  ['FHIR', 'bundle.json', FHIR_BUNDLE_SAMPLE],
  ['table', 'mine.csv', 'startDate,endDate\n2026-02-03,2026-02-05\n'],
])('%s (%s) is recognised by its shape and comes over', async (tracker, name, text) => {
  const { api, choose, user } = open({ importDays: all });
  await choose(new File([text], name));
  expect(await screen.findByRole('dialog', { name: `What we found in your ${tracker} export` })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Import \d+ days?$/ }));
  expect(await screen.findByRole('dialog', { name: 'Your history is here' })).toBeTruthy();
  const sent = api.called('importDays').flatMap(({ body }) => (body as { days: { flow?: string }[] }).days);
  expect(sent.some(({ flow }) => /light|medium|heavy/.test(flow ?? ''))).toBe(true);
});

test('a second time there is nothing new, and it says where her own entry stayed', async () => {
  const { choose, user } = open({
    importDays: ({ body }) => ({
      imported: 0,
      merged: 0,
      unchanged: body.days.length,
      differing: body.days.length > 0 ? 1 : 0,
      kept: 0,
      pages: 0,
    }),
  });
  await choose(clueFile(60));
  await user.click(await screen.findByRole('button', { name: 'Import 60 days' }));
  expect(await screen.findByText('Nothing new: 60 days were already here')).toBeTruthy();
  expect(screen.getByText('On 1 day your own entry stayed where the file differs.')).toBeTruthy();
});

test('she stops it between two batches: what was sent stays, and it goes on under the same id', async () => {
  let answer: (() => void) | null = null;
  const { api, choose, user } = open({
    importDays: async (received) => {
      if (api.called('importDays').length === 1) await new Promise<void>((done) => (answer = done));
      return all(received);
    },
  });
  await choose(clueFile(450));
  await user.click(await screen.findByRole('button', { name: 'Import 450 days' }));
  await vi.waitFor(() => expect(answer).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  (answer as unknown as () => void)();
  expect((await screen.findByText('You stopped the import')).textContent).toBeTruthy();
  expect(screen.getByText(/200 of 450 days are imported/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('450 days added')).toBeTruthy();
  expect(new Set(api.called('importDays').map(({ body }) => (body as { importId: string }).importId)).size).toBe(1);
});

test('a tap beside the dialog while it sends asks first; nothing is broken off before she says so', async () => {
  let answer: (() => void) | null = null;
  const { choose, user, onClose } = open({
    importDays: async (received) => {
      await new Promise<void>((done) => (answer = done));
      return all(received);
    },
  });
  await choose(clueFile(60));
  await user.click(await screen.findByRole('button', { name: 'Import 60 days' }));
  await vi.waitFor(() => expect(answer).not.toBeNull());
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('Stop the import and close?')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep importing' }));
  await user.click(screen.getByRole('button', { name: 'Keep importing' }));
  expect(screen.queryByText('Stop the import and close?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Stop and close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a name we do not know becomes a symptom of hers where she says so', async () => {
  const { api, choose, user } = open({ importDays: all });
  await choose(clueFile(60));
  await user.selectOptions(await screen.findByLabelText('“party” (leisure), 1 time'), 'Make “Party” a symptom of mine');
  expect(screen.queryByText(/no place for it here yet/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Import 60 days' }));
  await screen.findByRole('dialog', { name: 'Your history is here' });
  const [{ days, lists }] = api.called('importDays').map(
    ({ body }) =>
      body as {
        days: { customSymptoms?: Record<string, number> }[];
        lists: { symptoms: { id: string; name: string }[] };
      },
  ) as [{ days: { customSymptoms?: Record<string, number> }[]; lists: { symptoms: { id: string; name: string }[] } }];
  expect(lists.symptoms).toMatchObject([{ name: 'Party' }]);
  expect(days[0]?.customSymptoms).toEqual({ [lists.symptoms[0]?.id ?? '']: 2 });
});

test('each tag, exercise and medication is one offer; all of them come over under their own names at once', async () => {
  const { api, choose, user } = open({ importDays: all });
  await choose(new File([CLUE_OWN_NAMES_SAMPLE], 'measurements.json'));
  const offers = await screen.findAllByRole('combobox');
  expect(offers).toHaveLength(5);
  await user.selectOptions(
    screen.getByLabelText('“pain medication” (medication), 2 times'),
    'Add “Pain medication” to my medications',
  );
  await user.click(screen.getByRole('button', { name: 'Add all 4 to my lists' }));
  expect(screen.queryByRole('button', { name: /^Add all/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Import \d+ days$/ }));
  await screen.findByRole('dialog', { name: 'Your history is here' });
  type Sent = {
    days: { medication?: { kind: string; id?: string }[] }[];
    lists: { symptoms: { name: string }[]; medications: { id: string; name: string; schedule: string }[] };
  };
  const [{ lists, days }] = api.called('importDays').map(({ body }) => body as unknown as Sent) as [Sent];
  expect(lists.symptoms.map(({ name }) => name)).toEqual(['Cold feet', 'Night shift', 'Yoga', 'Running']);
  expect(lists.medications).toMatchObject([{ name: 'Pain medication', schedule: 'as_needed' }]);
  expect(days.flatMap(({ medication = [] }) => medication)).toContainEqual({
    kind: 'medicine',
    event: 'taken',
    id: lists.medications[0]?.id,
  });
});

test('dozens of strange names do not push the way on out of sight', async () => {
  const { choose } = open();
  const strange = Array.from({ length: 30 }, (_, index) => ({ type: `strange ${index}`, date: TODAY }));
  await choose(
    new File([JSON.stringify([{ type: 'period', date: TODAY, value: { option: 'light' } }, ...strange])], 'x.json'),
  );
  expect(await screen.findByText('and 24 more')).toBeTruthy();
});
