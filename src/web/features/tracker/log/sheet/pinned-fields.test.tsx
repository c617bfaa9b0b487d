import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/local-date.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, TODAY } from '../../tracker-fixtures.ts';
import { LogPanel } from '../log-panel.tsx';

const IBU = {
  id: '5f0c2b1e-0000-4000-8000-000000000001',
  name: 'Ibuprofen 400',
  kind: 'medicine',
  schedule: 'as_needed',
  start: TODAY,
  hidden: false,
  forPain: true,
  lastDays: null,
  thisCycle: null,
} as const satisfies LogListsReply['medications'][number];

type Opening = {
  readonly conditions?: readonly string[];
  readonly stage?: LifeStage;
  readonly ageGroup?: 'adult' | 'teen';
  readonly logs?: readonly DayLog[];
};

async function open({ conditions = [], stage = 'menstruating', ageGroup = 'adult', logs = [] }: Opening) {
  const api = fakeApi({
    getMonth: ({ query }) => ({
      month: query.month,
      logs: logs.filter(({ date }) => date.startsWith(query.month)),
      moon: [],
    }),
    getLogLists: () => ({ ...NO_LISTS_YET, medications: [IBU] }),
    putDayLog: ({ body }) => ({ log: body as DayLog }),
  });
  const view = renderScreen(
    <LogPanel
      date={TODAY}
      today={TODAY}
      surface={STAGE_SURFACES[stage]}
      cycleDayOf={() => 2}
      onDate={() => undefined}
    />,
    {
      data: {
        user: sampleUser({ ageGroup, journeyCustomization: { wombConditions: [...conditions] } }),
        today: TODAY,
      },
    },
  );
  await view.user.click(await screen.findByRole('button', { name: /^More for this day/ }));
  const sheet = within(await screen.findByRole('dialog'));
  const press = (name: string) => view.user.click(sheet.getByRole('button', { name }));
  const save = async () => {
    await press('Save day 2');
    return api.called('putDayLog').map(({ body }) => body);
  };
  const folded = () => [...document.querySelectorAll('dialog details h3')].map(({ textContent }) => textContent);
  return { ...view, sheet, press, save, folded };
}
const HEAVY = ['Heavy bleeding'];

describe('the chart of blood loss', () => {
  test('is counted by steps, adds up, and is sent', async () => {
    const { sheet, press, save } = await open({ conditions: HEAVY });
    expect(await sheet.findByText('This day isn’t counted yet')).toBeTruthy();
    await press('One more: Pad, soaked');
    await press('One more: Pad, soaked');
    await press('One more: Flooding');
    await press('One fewer: Pad, soaked');
    expect(sheet.getByText('25 points on this day')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'One fewer: Small clot' })).toBeNull();
    expect(await save()).toEqual([{ date: TODAY, bloodLoss: { counts: { pad_full: 1, flooding: 1 } } }]);
  });

  test('names the day of the period that is not counted, and says from 100 points whom to show it to', async () => {
    const logs: DayLog[] = [
      { date: addDays(TODAY, -2), flow: 'heavy', bloodLoss: { counts: { pad_full: 4 } } },
      { date: addDays(TODAY, -1), flow: 'heavy' },
    ];
    const { sheet, press } = await open({ conditions: HEAVY, logs });
    await sheet.findByText('This day isn’t counted yet');
    await press('One more: Pad, soaked');
    expect(await sheet.findByText('100 points this period so far, from 2 of 3 days.')).toBeTruthy();
    expect(sheet.getByText(/^Not counted: .*20.*It isn’t taken as 0\.$/)).toBeTruthy();
    expect(sheet.getByText(/worth showing to a doctor. It is not a diagnosis/)).toBeTruthy();
  });

  test('nothing to count is an answer of its own, and can be taken back', async () => {
    const { sheet, press, save } = await open({ conditions: HEAVY });
    await sheet.findByText('This day isn’t counted yet');
    await press('Nothing to count today');
    expect(sheet.getByText('0 points on this day')).toBeTruthy();
    expect(await save()).toEqual([{ date: TODAY, bloodLoss: { counts: {} } }]);
  });

  test('a cup is noted apart; what is no number stays, says why and is not sent', async () => {
    const { sheet, user, save } = await open({ conditions: HEAVY });
    const cup = await sheet.findByRole<HTMLInputElement>('textbox', { name: 'From a cup, in ml' });
    await user.type(cup, '12,5');
    await user.click(sheet.getByRole('button', { name: 'One more: Small clot' }));
    expect(sheet.getByText('Use a whole number of milliliters.')).toBeTruthy();
    expect(await save()).toEqual([]);
    expect([document.activeElement, cup.value]).toEqual([cup, '12,5']);
    await user.clear(cup);
    await user.type(cup, '20');
    expect(await save()).toEqual([{ date: TODAY, bloodLoss: { counts: { clot_small: 1 }, cupMl: 20 } }]);
  });

  test('without the condition it is folded, and where no period is counted it is not offered', async () => {
    expect((await open({})).folded()).toContain('Blood loss chart');
    cleanup();
    for (const stage of ['pregnant', 'no_uterus_or_ovaries'] as const) {
      const { sheet, folded } = await open({ stage, conditions: HEAVY });
      expect([folded().includes('Blood loss chart'), sheet.queryByText('Blood loss chart')]).toEqual([false, null]);
      cleanup();
    }
  });
});

describe('the map of pain', () => {
  test('is one state with the list: what is pressed on one is marked on the other', async () => {
    const { sheet, press, save, user } = await open({ conditions: ['Endometriosis'] });
    await user.click(sheet.getByRole('radio', { name: /^6,/ }));
    await press('Lower belly');
    const spots = () => [...document.querySelectorAll<HTMLElement>('dialog [aria-hidden] button')];
    await waitFor(() => expect(spots().filter((spot) => spot.dataset['on'])).toHaveLength(1));
    const hips = spots().findLast((spot) => !spot.dataset['on']);
    if (!hips) throw new Error('the map has no spot left');
    expect(hips.tabIndex).toBe(-1);
    await user.click(hips);
    expect(sheet.getByRole('button', { name: 'Legs' }).getAttribute('aria-pressed')).toBe('true');
    expect(await save()).toEqual([{ date: TODAY, pain: { level: 6, places: ['lower_belly', 'legs'] } }]);
  });

  test('what was taken for it is counted among the day’s medication', async () => {
    const { sheet, press, save, user } = await open({ conditions: ['Painful periods'] });
    await user.click(sheet.getByRole('radio', { name: /^6,/ }));
    await press('One more: Ibuprofen 400');
    await press('One more: Ibuprofen 400');
    await press('Work');
    expect(await save()).toEqual([
      {
        date: TODAY,
        pain: { level: 6, places: [] },
        missed: ['work'],
        medication: [{ kind: 'medicine', event: 'taken', id: IBU.id, amount: 2 }],
      },
    ]);
  });
});

describe('hot flashes', () => {
  test('are pinned around menopause, and none is an answer', async () => {
    const { press, save } = await open({ stage: 'perimenopause' });
    await press('One more: Hot flashes in the day');
    await press('None: Hot flashes at night');
    expect(await save()).toEqual([{ date: TODAY, flushesDay: 1, flushesNight: 0 }]);
  });
  test('are not in the sheet of others, nor in a teen’s', async () => {
    expect((await open({})).folded()).not.toContain('Hot flashes');
    cleanup();
    const teen = await open({
      ageGroup: 'teen',
      stage: 'teen',
      conditions: ['Hormone imbalance', 'Fertility challenges'],
    });
    expect(teen.sheet.queryByText(/Hot flashes|Cervical fluid|Tests/)).toBeNull();
  });
});
