import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JourneyCustomization } from '#contract/account/account.schemas.ts';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, replyAt, TODAY } from '../../tracker-fixtures.ts';
import { LogPanel } from '../log-panel.tsx';

function show(stage: LifeStage, told: JourneyCustomization = {}) {
  fakeApi({
    getCycleView: () => replyAt({}, stage),
    getCycles: () => [],
    getMonth: ({ query }) => ({ month: query.month, logs: [], moon: [] }),
    getLogLists: () => NO_LISTS_YET,
  });
  return renderScreen(
    <LogPanel
      date={TODAY}
      today={TODAY}
      surface={STAGE_SURFACES[stage]}
      cycleDayOf={() => 18}
      onDate={() => undefined}
    />,
    { data: { user: sampleUser({ journeyCustomization: told }), today: TODAY } },
  );
}

test.each([
  ['trying_to_conceive', {}, 'While you’re trying to conceive', ['Tests', 'Cervical fluid', 'Temperature']],
  ['menstruating', {}, 'How does your body feel?', ['Pain']],
  ['menstruating', { wombConditions: ['Painful periods'] }, 'For your painful periods', ['Pain', 'Heavy bleeding']],
] as const)('%s with %o: %s stands open first, the rest is folded', async (stage, told, title, first) => {
  const { user } = show(stage, told);
  await user.click(await screen.findByRole('button', { name: /^More for this day/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const open = within(dialog.getByRole('region', { name: title })).getAllByRole('heading', { level: 3 });
  expect(open.slice(0, first.length).map(({ textContent }) => textContent)).toEqual(first);
  const folded = [...document.querySelectorAll('dialog details')];
  expect(folded.some((fold) => fold.hasAttribute('open'))).toBe(false);
  const titles = folded.map((fold) => fold.querySelector('h3')?.textContent);
  expect(titles).toEqual(
    expect.arrayContaining(['Aches', 'Belly', 'Head', 'Skin and heat', 'Sleep', 'Mood and energy']),
  );
  for (const shown of first) expect(titles).not.toContain(shown);
});

test('her five most used stand before the groups, and a group says how many of its symptoms are logged', async () => {
  const { user } = show('menstruating');
  await user.click(await screen.findByRole('button', { name: /^More for this day/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const most = within(dialog.getByRole('group', { name: 'Your most used' }));
  expect(most.getAllByRole('button')).toHaveLength(5);
  await user.click(most.getByRole('button', { name: 'Cramps' }));
  expect(dialog.getByText('Aches').closest('summary')?.textContent).toContain('1 logged');
  expect(dialog.getByText('Belly').closest('summary')?.textContent).toContain('Bloating, Nausea');
});

test('a figure that cannot be read is shown: its fold opens and takes the focus', async () => {
  const { user } = show('menstruating');
  await user.click(await screen.findByRole('button', { name: /^More for this day/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByText('Last night'));
  await user.type(dialog.getByRole('textbox', { name: 'Hours of sleep' }), 'long');
  await user.click(dialog.getByText('Last night'));
  await user.click(dialog.getByRole('button', { name: 'Save day 18' }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Hours of sleep' }));
});
