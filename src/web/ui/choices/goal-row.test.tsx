import { expect, test, vi } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { CheckRow, GoalCounter, GoalRow } from './goal-row.tsx';

test('a goal row is a checkbox: pointer and Space toggle it, its text stays lower-case', async () => {
  const { screen, user } = renderPart(
    <Held start={false}>
      {(value, set) => <GoalRow label="connect with lunar cycles" checked={value} onChange={set} />}
    </Held>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'connect with lunar cycles' });
  await user.click(box);
  expect(box.checked).toBe(true);
  await user.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('a goal that its screen refuses stays as it was', async () => {
  const asked = vi.fn();
  const { screen, user } = renderPart(<GoalRow label="prepare for conception" checked={false} onChange={asked} />);
  await user.click(screen.getByRole('checkbox'));
  expect(asked).toHaveBeenCalledWith(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test.each([
  [0, 0],
  [2, 2],
  [3, 3],
])('with %i goals the counter reads so and fills as many of three pips', (count, filled) => {
  const { screen, container } = renderPart(<GoalCounter count={count} />);
  expect(screen.getByText(`Selected: ${count} of 3 goals maximum`)).toBeTruthy();
  expect(container.querySelectorAll('i')).toHaveLength(3);
  expect(container.querySelectorAll('i[data-on]')).toHaveLength(filled);
});

test('a check row carries its note in its name', () => {
  const { screen } = renderPart(
    <CheckRow checked onChange={() => {}} note="You can take it back.">
      Store my health data
    </CheckRow>,
  );
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: /Store my health data.*You can take it back\./ }).checked,
  ).toBe(true);
});
