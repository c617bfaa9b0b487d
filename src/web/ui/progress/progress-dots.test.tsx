import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { ProgressArches, ProgressDots } from './progress-dots.tsx';

const steps = [
  'Welcome to Your Sacred Journey',
  'Create Your Secure Password',
  'Complete Your Profile',
  'Choose Your Sacred Wellness Goals',
];

test('says which step it is, which are done and which is now', () => {
  const { screen } = renderPart(<ProgressDots steps={steps} current={3} />);
  expect(screen.getByRole('list', { name: 'Step 3 of 4' })).toBeTruthy();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  expect(items.map((item) => item.textContent?.endsWith(', done'))).toEqual([true, true, false, false]);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
])('in section %i, %i of three arches are filled', (current, filled) => {
  const { screen, container } = renderPart(<ProgressArches total={3} current={current} />);
  expect(screen.getByRole('img', { name: `Section ${current} of 3` })).toBeTruthy();
  expect(container.querySelectorAll('path[data-on]')).toHaveLength(filled);
});
