import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DayLogWire } from '#contract/cycle/day-log.schemas.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { changeDay } from '#domain/cycle/merge-day.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { keptDrafts } from '#web/platform/drafts/draft-store.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { monthWith, NO_LISTS_YET, replyAt, TODAY } from '../tracker-fixtures.ts';
import { LogPanel } from './log-panel.tsx';

beforeAll(async () => {
  await Promise.all([import('./own/symptoms-dialog.tsx'), import('./own/medications-dialog.tsx')]);
});
beforeEach(() => void (HTMLDialogElement.prototype.scrollIntoView ??= () => undefined));

const SYMPTOM = { id: '5f0c2b1e-0000-4000-8000-000000000001', name: 'Icy hands', hidden: false };
const PILL = {
  id: '5f0c2b1e-0000-4000-8000-000000000002',
  name: 'Maren 30',
  kind: 'pill',
  schedule: 'daily',
  start: localDate('2026-11-01'),
  hidden: false,
  lastDays: { taken: 18, expected: 20 },
  thisCycle: { taken: 15, expected: 17 },
} as const;

type Opening = {
  readonly logs?: readonly DayLogWire[];
  readonly lists?: Partial<LogListsReply>;
  readonly stage?: LifeStage;
  readonly user?: Partial<User>;
  readonly handlers?: FakeHandlers;
};

/** The panel over a server that keeps days and lists as they are sent. */
function open({ logs = [], lists = {}, stage = 'menstruating', user = {}, handlers = {} }: Opening = {}) {
  let kept: readonly DayLogWire[] = logs;
  let owned: LogListsReply = { ...NO_LISTS_YET, ...lists };
  const api = fakeApi({
    getCycleView: () => replyAt(),
    getCycles: () => [],
    getMonth: ({ query }) => monthWith(query.month === '2026-11' ? kept : [], query.month),
    putDayLog: ({ body: { date, ...change } }) => {
      const log = changeDay(date, { log: kept.find((day) => day.date === date) ?? null, change });
      kept = [...kept.filter((day) => day.date !== date), log];
      return { log };
    },
    getLogLists: () => owned,
    patchLogLists: ({ body }) => (owned = { ...owned, ...body }),
    makeSymptom: ({ body }) => (owned = { ...owned, symptoms: [...owned.symptoms, { ...SYMPTOM, name: body.name }] }),
    changeSymptom: ({ params, body: { name, hidden } }) =>
      (owned = {
        ...owned,
        symptoms: owned.symptoms.map((one) =>
          one.id === params.id
            ? { ...one, ...(name !== undefined && { name }), ...(hidden !== undefined && { hidden }) }
            : one,
        ),
      }),
    makeMedication: ({ body }) =>
      (owned = {
        ...owned,
        medications: [...owned.medications, { ...PILL, ...body, lastDays: null, thisCycle: null }],
      }),
    ...handlers,
  });
  const view = renderScreen(
    <LogPanel
      date={TODAY}
      today={TODAY}
      surface={STAGE_SURFACES[stage]}
      cycleDayOf={() => 18}
      onDate={() => undefined}
    />,
    {
      at: '/tracker',
      data: {
        user: sampleUser(user),
        today: TODAY,
        answers: {
          ...answered('getMonth', monthWith(logs), { query: { month: '2026-11' } }),
          ...answered('getLogLists', owned),
        },
      },
    },
  );
  const sent = () => api.called('putDayLog').map(({ body }) => body);
  const sheet = async () => {
    await view.user.click(screen.getByRole('button', { name: /^More for this day/ }));
    const dialog = await screen.findByRole('dialog', { name: 'More for this day' });
    // Every group of it opened, as she would.
    for (const fold of dialog.querySelectorAll<HTMLElement>('summary')) fold.click();
    return within(dialog);
  };
  const saved = () => waitFor(() => expect(screen.getByText('All saved')).toBeTruthy());
  return { api, sent, sheet, saved, ...view };
}

describe('a usual day', () => {
  test('what she chose lies on this device until it is saved: a reload brings it back', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Tender' }));
    await waitFor(async () =>
      expect(await keptDrafts(sampleUser().id, 'day_log')).toEqual({ [TODAY]: { moods: ['tender'] } }),
    );
    cleanup();
    open();
    expect(await screen.findByText('Not saved yet')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tender' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('is kept by its third press, and by each press in it after that', async () => {
    const { user, sent, saved } = open();
    await user.click(screen.getByRole('button', { name: 'Light' }));
    await user.click(screen.getByRole('button', { name: 'Calm' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Warm' }));
    await saved();
    expect(sent()).toEqual([{ date: TODAY, flow: 'light', moods: ['calm'], energy: 4 }]);
    await user.click(screen.getByRole('button', { name: 'Happy' }));
    await waitFor(() => expect(sent()[1]).toEqual({ date: TODAY, moods: ['calm', 'happy'] }));
  });

  test('leaves alone what she has not finished: a note waits for her', async () => {
    const { user, sent } = open();
    await user.click(screen.getByRole('button', { name: 'Note' }));
    await user.keyboard('Half a');
    for (const name of ['None', 'Calm', 'Warm']) await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(sent()).toEqual([{ date: TODAY, flow: 'none', moods: ['calm'], energy: 4 }]));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Half a');
  });

  test('a note that is too long is counted, never cut, and sent once it fits', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'Note' }));
    const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note, { target: { value: 'x'.repeat(3799) } });
    expect(screen.queryByText(/characters/)).toBeNull();
    fireEvent.change(note, { target: { value: 'x'.repeat(3800) } });
    expect(screen.getByText('Encrypted with your own key. 3,800 of 4,000 characters.')).toBeTruthy();
    fireEvent.change(note, { target: { value: 'x'.repeat(4012) } });
    expect(note.value).toHaveLength(4012);
    expect(screen.getByText(/^Your note is 12 characters too long/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    expect(api.called('putDayLog')).toHaveLength(0);
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: 'x'.repeat(4000) } });
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() =>
      expect(api.called('putDayLog').map(({ body }) => (body as { note: string }).note.length)).toEqual([4000]),
    );
  });

  test('without flow is two presses, where her stage asks for none', async () => {
    const { user, sent, saved } = open({ stage: 'no_uterus_or_ovaries' });
    for (const name of ['Calm', 'Warm']) await user.click(screen.getByRole('button', { name }));
    await saved();
    expect(sent()).toEqual([{ date: TODAY, moods: ['calm'], energy: 4 }]);
  });

  test('that did not arrive says so and stands there', async () => {
    const { user } = open({ handlers: { putDayLog: () => LOST } });
    for (const name of ['Light', 'Calm', 'Warm']) await user.click(screen.getByRole('button', { name }));
    expect((await screen.findByRole('alert')).textContent).toContain('What you chose is still here');
    expect(screen.getByRole('button', { name: 'Warm' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the symptoms offered', () => {
  test('are five, her most used first, with those of this day and the way to all; a hidden one only where it is logged', () => {
    const hidden = { id: PILL.id, name: 'Ear pressure', hidden: true };
    open({
      lists: { symptoms: [SYMPTOM, hidden], mostUsed: ['nausea', SYMPTOM.id, hidden.id] },
      logs: [{ date: TODAY, symptoms: { itching: 1 }, customSymptoms: { [hidden.id]: 3 } }],
    });
    const words = within(screen.getByRole('group', { name: /^Symptoms/ }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(words.slice(0, 3)).toEqual(['Nausea', 'Icy hands', 'Ear pressure, severe']);
    expect(words).toContain('Itching, mild');
    expect(words).toHaveLength(7);
    expect(words.at(-1)).toBe('More');
  });
});

describe('the rest of a day', () => {
  test('is chosen in the sheet and saved there: pain, sleep, a temperature in Fahrenheit, tests, sex, factors', async () => {
    const { user, sheet, sent, saved, api } = open();
    const rest = await sheet();
    await user.click(rest.getByRole('radio', { name: '4, hard to ignore' }));
    expect(rest.getByText('4 of 10, hard to ignore')).toBeTruthy();
    await user.click(rest.getByRole('button', { name: 'Clear' }));
    expect(rest.getByText('Tap a dot, from 0 to 10')).toBeTruthy();
    await user.click(rest.getByRole('radio', { name: '0, none' }));
    await user.type(rest.getByRole('textbox', { name: 'Hours of sleep' }), '7:40');
    await user.click(rest.getByRole('button', { name: 'Good' }));
    await user.click(rest.getByRole('radio', { name: '°F' }));
    await user.type(rest.getByRole('textbox', { name: 'On waking, in °F' }), '97,81');
    await user.click(rest.getByRole('switch', { name: /^Don’t count this one/ }));
    await user.click(
      within(rest.getByRole('group', { name: 'Cervical fluid' })).getByRole('button', { name: 'Egg white' }),
    );
    const ovulation = within(rest.getByRole('group', { name: 'Ovulation test: add a result' }));
    await user.click(ovulation.getByRole('button', { name: '+ Rising' }));
    await user.click(ovulation.getByRole('button', { name: '+ Negative' }));
    await user.click(
      within(rest.getByRole('group', { name: 'Pregnancy test: add a result' })).getByRole('button', {
        name: '+ Unclear',
      }),
    );
    await user.click(rest.getByRole('button', { name: 'Remove ovulation test: negative' }));
    const sex = within(rest.getByRole('group', { name: 'Sex' }));
    await user.click(sex.getByRole('button', { name: 'None' }));
    await user.click(sex.getByRole('button', { name: 'Protected' }));
    await user.click(rest.getByRole('button', { name: 'Shift work' }));
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    await saved();
    expect(sent()).toEqual([
      {
        date: TODAY,
        pain: { level: 0, places: [] },
        sleep: { hours: 7.75, quality: 'good' },
        temperature: { celsius: 36.56, fahrenheit: 97.81, disturbed: true },
        fluid: 'egg_white',
        tests: [
          { kind: 'ovulation', result: 'high' },
          { kind: 'pregnancy', result: 'unclear' },
        ],
        sex: ['protected'],
        factors: ['shift_work'],
      },
    ]);
    expect(api.called('patchLogLists').map(({ body }) => body)).toEqual([{ temperatureUnit: 'fahrenheit' }]);
    expect(screen.queryByRole('dialog', { name: 'More for this day' })).toBeNull();
    expect(screen.getByRole('button', { name: /^More for this day/ }).textContent).toContain(
      'Pain 0, 7:45 h of sleep, 97.81 °F, fluid, 2 tests, sex, shift work',
    );
  });

  test('figures that are no temperature stay as typed, are not saved, and wait when the sheet was closed', async () => {
    const { user, sheet, sent } = open({ logs: [{ date: TODAY, factors: ['stress'] }] });
    let rest = await sheet();
    await user.type(rest.getByRole('textbox', { name: 'On waking, in °C' }), '33.99');
    await user.click(rest.getByRole('button', { name: 'Travel' }));
    expect(rest.getByText('Enter a temperature between 34 and 43 °C.')).toBeTruthy();
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    expect(sent()).toEqual([]);
    expect(document.activeElement).toBe(rest.getByRole('textbox', { name: 'On waking, in °C' }));
    await user.click(rest.getByRole('button', { name: 'Close' }));
    rest = await sheet();
    expect(rest.getByRole<HTMLInputElement>('textbox', { name: 'On waking, in °C' }).value).toBe('33.99');
    await user.clear(rest.getByRole('textbox', { name: 'On waking, in °C' }));
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    await waitFor(() => expect(sent()).toEqual([{ date: TODAY, factors: ['travel', 'stress'] }]));
  });

  test('a temperature that only the other unit makes bodily is one press from it', async () => {
    const { user, sheet, sent } = open();
    const rest = await sheet();
    await user.type(rest.getByRole('textbox', { name: 'On waking, in °C' }), '97.8');
    await user.tab();
    await user.click(rest.getByRole('button', { name: 'Change to °F' }));
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ date: TODAY, temperature: { celsius: 36.56, fahrenheit: 97.8, disturbed: false } }]),
    );
  });

  test('a unit that could not be kept says so, and holds on this page', async () => {
    const { user, sheet } = open({ handlers: { patchLogLists: () => LOST } });
    const rest = await sheet();
    await user.click(rest.getByRole('radio', { name: '°F' }));
    expect(await rest.findByText(/^Your unit isn’t saved yet/)).toBeTruthy();
    expect(rest.getByRole('textbox', { name: 'On waking, in °F' })).toBeTruthy();
  });

  test('a save that fails keeps the sheet open with every answer, and the same press tries again', async () => {
    let lost = true;
    const { user, sheet, sent } = open({
      handlers: { putDayLog: ({ body: { date } }) => (lost ? LOST : { log: { date, factors: ['illness'] } }) },
    });
    const rest = await sheet();
    await user.click(rest.getByRole('button', { name: 'Illness' }));
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    expect((await rest.findByRole('alert')).textContent).toContain('What you chose is still here');
    lost = false;
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More for this day' })).toBeNull());
    expect(sent()).toHaveLength(2);
  });

  test('says how many intakes are logged and gives no advice of its own', async () => {
    const { user, sheet, sent } = open({
      lists: { medications: [PILL] },
      logs: [{ date: TODAY, medication: [{ kind: 'patch', event: 'placed' }] }],
    });
    const rest = await sheet();
    expect(rest.getByText('18 of 20 logged as taken in the last 30 days, 15 of 17 in this cycle.')).toBeTruthy();
    const pill = within(rest.getByRole('group', { name: 'Maren 30' }));
    await user.click(pill.getByRole('button', { name: 'Taken' }));
    await user.click(pill.getByRole('button', { name: 'Missed' }));
    expect(rest.getByText('Late or missed? Follow the leaflet or ask your pharmacist.')).toBeTruthy();
    await user.click(rest.getByRole('button', { name: 'Remove patch: placed' }));
    await user.click(rest.getByRole('button', { name: 'Save day 18' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ date: TODAY, medication: [{ kind: 'pill', event: 'missed', id: PILL.id }] }]),
    );
  });
});

describe('who sees what', () => {
  const ADULT = /cervical|ovulation|pregnan|^sex$|desire|contracept/i;

  test('a teen sees no field of sex or fertility, by name or by what was logged', async () => {
    const { sheet } = open({ stage: 'teen', user: { ageGroup: 'teen' } });
    const rest = await sheet();
    expect(rest.getByRole('group', { name: 'Medicines' })).toBeTruthy();
    for (const heading of rest.getAllByRole('heading')) expect(heading.textContent).not.toMatch(ADULT);
    expect(screen.getByRole('dialog').textContent).not.toMatch(/ovulat|fertil|contracept|pregnan|protected|desire/i);
  });

  test('a stage that hides fertility shows no fluid and no ovulation test, and its line tells of none', async () => {
    const { sheet } = open({
      stage: 'menopause',
      logs: [{ date: TODAY, fluid: 'watery', tests: [{ kind: 'ovulation', result: 'positive' }] }],
    });
    expect(screen.getByRole('button', { name: /^More for this day/ }).textContent).not.toMatch(/fluid|test/);
    const rest = await sheet();
    expect(rest.getByRole('group', { name: 'Sex' })).toBeTruthy();
    expect(rest.queryByRole('group', { name: 'Cervical fluid' })).toBeNull();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/ovulat|fertil/i);
  });
});

describe('her own symptoms', () => {
  test('are made, renamed, hidden and brought back', async () => {
    const { user, sheet } = open();
    const rest = await sheet();
    await user.click(rest.getByRole('button', { name: 'Your own symptoms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your own symptoms' }));
    await user.click(dialog.getByRole('button', { name: 'Add it' }));
    expect(dialog.getByText('Please give it a name.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: 'A new symptom' }), 'Icy hands{Enter}');
    expect(await dialog.findByText('Icy hands is on your list.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Rename Icy hands' }));
    const name = dialog.getByRole('textbox', { name: 'New name of Icy hands' });
    await user.clear(name);
    await user.type(name, 'Cold hands{Enter}');
    expect(await dialog.findByText('It is called Cold hands now, on every day.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Hide Cold hands' }));
    await user.click(await dialog.findByRole('button', { name: 'Bring back Cold hands' }));
    expect(await dialog.findByText('Cold hands is back.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const own = within(rest.getByRole('group', { name: 'Your own' }));
    expect(own.getByRole('button', { name: 'Cold hands' })).toBeTruthy();
  });

  test('a refusal is said and what she typed stays', async () => {
    const { user, sheet } = open({
      lists: { symptoms: [SYMPTOM] },
      handlers: { makeSymptom: () => new FakeRefusal('name_taken') },
    });
    const rest = await sheet();
    await user.click(rest.getByRole('button', { name: 'Your own symptoms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your own symptoms' }));
    await user.type(dialog.getByRole('textbox', { name: 'A new symptom' }), 'icy hands{Enter}');
    expect((await dialog.findByRole('alert')).textContent).toContain(
      'You already have one with that name. What you typed is still here.',
    );
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'A new symptom' }).value).toBe('icy hands');
  });
});

test('what she takes is named once, and stands in the sheet', async () => {
  const { user, sheet, api } = open();
  const rest = await sheet();
  await user.click(rest.getByRole('button', { name: 'Add what you take' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'What you take' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Maren 30');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), '21 days on, 7 off');
  await user.click(dialog.getByRole('button', { name: 'Add it' }));
  expect(await dialog.findByText('Maren 30 is on your list.')).toBeTruthy();
  expect(api.called('makeMedication')[0]?.body).toEqual({
    name: 'Maren 30',
    kind: 'pill',
    schedule: 'cyclic_21_7',
    start: '2026-11-21',
  });
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(rest.getByRole('group', { name: 'Maren 30' })).toBeTruthy();
});
