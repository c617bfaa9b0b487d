import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PLANTED, tableWith } from '#domain/cycle/day-fields/planted.sample.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { STAGE_SURFACES } from '#domain/stage/stage.ts';
import { choicesOf, shownOf, type ShowOnly } from '#web/ui/drawings/calendar/logged/show-only.ts';
import { PLAINLY } from '#web/ui/drawings/calendar/logged/day-words.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { countKinds } from '../import/preview/count-kinds.ts';
import { monthWith, NO_LISTS_YET, TODAY } from '../tracker-fixtures.ts';
import { LogPanel } from './log-panel.tsx';

beforeEach(() => void (HTMLDialogElement.prototype.scrollIntoView ??= () => undefined));

type Opening = { readonly name: string; readonly ageGroup?: 'adult' | 'teen'; readonly teens?: 'shown' };

/** The sheet of a day over a table with one more field. */
async function open({ name, ageGroup = 'adult', teens }: Opening) {
  const api = fakeApi({
    getMonth: () => monthWith([]),
    getLogLists: () => NO_LISTS_YET,
    putDayLog: ({ body }) => ({ log: body as DayLog }),
  });
  const stage = ageGroup === 'teen' ? 'teen' : 'menstruating';
  const view = renderScreen(
    <LogPanel
      date={TODAY}
      today={TODAY}
      surface={STAGE_SURFACES[stage]}
      cycleDayOf={() => 18}
      onDate={() => undefined}
      fields={tableWith(name, teens)}
    />,
    {
      at: '/tracker',
      data: {
        user: sampleUser({ ageGroup }),
        today: TODAY,
        answers: {
          ...answered('getMonth', monthWith([]), { query: { month: '2026-11' } }),
          ...answered('getLogLists', NO_LISTS_YET),
        },
      },
    },
  );
  await view.user.click(screen.getByRole('button', { name: /^More for this day/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'More for this day' }));
  const save = async () => {
    await view.user.click(sheet.getByRole('button', { name: 'Save day 18' }));
    return api.called('putDayLog').map(({ body }) => body);
  };
  return { ...view, sheet, save };
}

test.each([
  ['testField', 'TestField', 'Testfield', ['Low', 'Very high'], 'very_high'],
  ['testList', 'TestList', 'Testlist', ['None', 'Left', 'Right'], ['left', 'right']],
  ['testScale', 'TestScale', 'Testscale', ['4'], 4],
] as const)('%s has a control in the sheet, and what is chosen is sent', async (name, label, told, presses, sent) => {
  const { user, sheet, save } = await open({ name });
  const control = within(sheet.getByRole('group', { name: label }));
  for (const press of presses) await user.click(control.getByRole('button', { name: press }));
  const line = screen.getByRole('button', { name: /^More for this day/ });
  expect(line.textContent).toBe(`More for this day: ${told}`);
  expect(await save()).toEqual([{ date: TODAY, [name]: sent }]);
});

test('testNumber is typed with its unit; figures that are none stay, say why, and are not sent', async () => {
  const { user, sheet, save } = await open({ name: 'testNumber' });
  const field = sheet.getByRole<HTMLInputElement>('textbox', { name: 'TestNumber, in glasses' });
  await user.type(field, '21');
  await user.click(sheet.getByRole('button', { name: 'Travel' }));
  expect(sheet.getByText('Enter a number between 0 and 20.')).toBeTruthy();
  expect(await save()).toEqual([]);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('21');
  await user.clear(field);
  await user.type(field, '8');
  expect(await save()).toEqual([{ date: TODAY, testNumber: 8, factors: ['travel'] }]);
});

test.each(Object.keys(PLANTED))('%s is not in the sheet of a teen, until somebody says so', async (name) => {
  const label = new RegExp(name, 'i');
  const { sheet, unmount } = await open({ name, ageGroup: 'teen' });
  expect(sheet.getByRole('button', { name: 'Travel' })).toBeTruthy();
  expect(screen.getByRole('dialog').textContent).not.toMatch(label);
  unmount();
  await open({ name, ageGroup: 'teen', teens: 'shown' });
  expect(screen.getByRole('dialog').textContent).toMatch(label);
});

test.each([
  ['testField', 'testfield: very high'],
  ['testList', 'testlist: left, right'],
  ['testScale', 'testscale: 4'],
  ['testNumber', '8 glasses'],
])('%s is told in the month when it is asked for, and offered to no teen; an import counts its days', (name, said) => {
  const fields = tableWith(name);
  const log = { date: TODAY, [name]: PLANTED[name]?.value } as DayLog;
  const only: ShowOnly = `field ${name}`;
  const values = (adult: boolean) =>
    choicesOf({ told: PLAINLY, adult, flow: true, own: [], fields }).fields.map(({ value }) => value);
  expect(shownOf(log, { only: `field ${name}`, told: PLAINLY, fields })).toEqual({ said, brief: said });
  expect(values(true)).toContain(only);
  expect(values(false)).not.toContain(only);
  expect(countKinds([log], fields)).toEqual([{ kind: name, count: 1, examples: [log.date] }]);
});
