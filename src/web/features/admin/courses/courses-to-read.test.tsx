import { describe, expect, test } from 'vitest';
import type { WaitingCoursesReply } from '#contract/course/course.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CoursesToRead } from './courses-to-read.tsx';

const ONE = {
  id: '00000000-0000-4000-8000-000000000021',
  version: 4,
  title: 'Evenings',
  words: 'Three evenings.',
  isShown: false,
  isOwn: false,
  since: '2026-11-20T10:00:00.000Z',
  lessons: [
    { recording: '00000000-0000-4000-8000-000000000031', question: 'What stayed?', title: 'One', seconds: 600 },
    { recording: '00000000-0000-4000-8000-000000000032', question: 'And now?', title: null, seconds: 0 },
  ],
};
function open(waiting: WaitingCoursesReply['waiting'], handlers: FakeHandlers = {}) {
  const api = fakeApi({ getWaitingCourses: () => ({ waiting: [...waiting] }), ...handlers });
  const data = { user: sampleUser({ roles: ['admin'] }), answers: answered('getWaitingCourses', { waiting }) };
  return { api, ...renderScreen(<CoursesToRead />, { at: '/admin/meditations', data }) };
}

describe('courses that wait', () => {
  test('are read whole, and answered by the version that was read', async () => {
    const { screen, user, api } = open([ONE], { decideCourse: () => ({ waiting: [] }) });
    await user.click(screen.getByText('Evenings'));
    expect(screen.getByText('What stayed?')).toBeDefined();
    expect(screen.getByText('A recording that isn’t public anymore')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Choose an answer first.')).toBeDefined();
    expect(api.called('decideCourse')).toHaveLength(0);
    await user.click(screen.getByLabelText('Ask for a change'));
    await user.type(screen.getByLabelText('Why'), 'Gentler, please.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await expect.poll(() => screen.queryByText('Evenings')).toBeNull();
    expect(api.called('decideCourse')[0]?.body).toEqual({ version: 4, decision: 'change', reason: 'Gentler, please.' });
  });

  test('keep what was typed where it was decided meanwhile', async () => {
    const { screen, user } = open([ONE], { decideCourse: () => new FakeRefusal('course_moved_on') });
    await user.click(screen.getByText('Evenings'));
    await user.click(screen.getByLabelText('Make it public'));
    await user.type(screen.getByLabelText('Why'), 'Kind.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByDisplayValue('Kind.')).toBeDefined();
  });

  test('of one’s own are another admin’s; where none wait nothing stands', () => {
    expect(open([{ ...ONE, isOwn: true }]).screen.queryByRole('form')).toBeNull();
    expect(open([]).container.textContent).toBe('');
  });
});
