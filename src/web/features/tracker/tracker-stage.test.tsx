import { expect, test } from 'vitest';
import { screen } from '@testing-library/react';
import type { CycleViewReply } from '#contract/cycle/cycle.schemas.ts';
import { NO_EDITS } from '#domain/cycle/cycle-view.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { BEFORE, monthWith, NO_LISTS_YET, OPEN, replyAt, TODAY } from './tracker-fixtures.ts';
import { TrackerScreen } from './tracker-screen.tsx';

function open(reply: CycleViewReply) {
  const cycles = [OPEN, BEFORE];
  fakeApi({
    getCycleView: () => reply,
    getCycles: () => cycles,
    getCycleEdits: () => NO_EDITS,
    getForecasts: () => [],
    getOvulation: () => ({ estimate: null }),
    getMonth: () => monthWith([]),
  });
  return renderScreen(<TrackerScreen />, {
    at: '/tracker',
    data: {
      user: sampleUser(),
      today: TODAY,
      answers: {
        ...answered('getCycleView', reply),
        ...answered('getCycles', cycles),
        ...answered('getMonth', monthWith([]), { query: { month: '2026-11' } }),
        ...answered('getLogLists', NO_LISTS_YET),
      },
    },
  });
}

test.each(['within', 'window', 'past', 'resting'] as const)(
  'perimenopause, %s: the guidance and the road to twelve months stand there',
  async (state) => {
    const { forecast } = replyAt().view;
    open(
      replyAt(
        {
          state,
          unwrappedDay: 70,
          daysPast: state === 'past' ? 20 : 0,
          forecast: state === 'resting' ? null : forecast,
        },
        'perimenopause',
      ),
    );
    expect(screen.getByRole('button', { name: 'Menopause guidance' })).toBeTruthy();
    expect(screen.getByText('These years keep their own time.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: 'Since your last period' })).toBeTruthy();
  },
);

test('what answers lead to is asked about where the stage is told', async () => {
  open({
    ...replyAt(),
    proposal: {
      stage: 'trying_to_conceive',
      because: { goal: 'prepare for conception', irregular: false, from45: false },
    },
  });
  expect(await screen.findByRole('region', { name: 'Is this right?' })).toBeTruthy();
});
