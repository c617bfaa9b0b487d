import { describe, expect, test } from 'vitest';
import type { TeacherFiguresReply } from '#contract/recording/figure.routes.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_WEEKS, weeksOf } from '../recording.sample.ts';
import { WeeksFigure } from './weeks-figure.tsx';

function open(came: TeacherFiguresReply | null) {
  fakeApi({ getTeacherFigures: () => LOST });
  const answers = came ? answered('getTeacherFigures', came) : {};
  return renderScreen(<WeeksFigure />, { at: '/teacher-dashboard', data: { user: sampleUser(), answers } });
}

describe('figures by week', () => {
  test('are arches with a name for the ear, and a table of all counts, the newest first', async () => {
    const { screen, user } = open(
      weeksOf(
        { plays: 30, minutes: 90, finished: 12, kept: 6, thanks: 5 },
        { plays: 1058, minutes: 4000, finished: 700, kept: null, thanks: null },
      ),
    );
    expect(screen.getByRole('heading', { name: 'At least 1,088 plays in twelve weeks' })).toBeDefined();
    const drawn = screen.getByRole('img').getAttribute('aria-label');
    expect(drawn).toContain('2 November: fewer than 5, 9 November: 30, 16 November: 1,058');
    expect(screen.getByRole('img').querySelectorAll('path')).toHaveLength(12);
    expect(screen.getByRole('img').querySelectorAll('[data-few]')).toHaveLength(10);
    await user.click(screen.getByText('All figures as a table'));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('16 Nov1,0584,000700< 5Fewer than 5< 5Fewer than 5');
    expect(rows[2]).toBe('9 Nov30901265');
  });

  test('say how to read nothing', () => {
    const { screen } = open(NO_WEEKS);
    expect(screen.getByRole('heading', { name: 'Plays by week' })).toBeDefined();
    expect(screen.getByText(/Smaller counts stay hidden/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('can be asked for again where they did not come', async () => {
    const { screen } = open(null);
    expect(await screen.findByText('We couldn’t load your figures')).toBeDefined();
    expect(screen.getByRole('button', { name: /again/i })).toBeDefined();
  });
});
