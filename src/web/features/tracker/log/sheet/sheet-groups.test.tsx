import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STAGE_SURFACES, type LifeStage } from '#domain/stage/stage.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_LISTS_YET, replyAt, TODAY } from '../../tracker-fixtures.ts';
import { LogPanel } from '../log-panel.tsx';

function open(stage: LifeStage) {
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
    { data: { user: sampleUser(), today: TODAY } },
  );
}

test.each([
  ['trying_to_conceive', ['Tests', 'Cervical fluid', 'Temperature', 'Pain']],
  ['menstruating', ['Pain', 'Pads or tampons soaked through', 'All symptoms', 'Sleep']],
] as const)('%s: the signs of fertile days stand first where they are shown', async (stage, first) => {
  const { user } = open(stage);
  await user.click(await screen.findByRole('button', { name: /^More for this day/ }));
  const titles = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(first);
});
