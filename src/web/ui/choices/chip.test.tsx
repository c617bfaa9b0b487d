import { expect, test } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { CheckChip, Chip, Chips, GoalChip, type ChipLevel } from './chip.tsx';

test('a chip is a toggle by pointer and keyboard', async () => {
  const { screen, user } = renderPart(
    <Held start={false}>
      {(on, set) => (
        <Chip pressed={on} onPress={() => set(!on)}>
          Journaling
        </Chip>
      )}
    </Held>,
  );
  const chip = screen.getByRole('button', { name: 'Journaling' });
  await user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await user.keyboard(' ');
  expect(chip.getAttribute('aria-pressed')).toBe('false');
});

test.each([
  [1, 'mild'],
  [2, 'moderate'],
  [3, 'severe'],
] as const)('level %i is said as %s and drawn as so many of three dots', (level: ChipLevel, word) => {
  const { screen, container } = renderPart(
    <Chip pressed level={level} phase="reflect" onPress={() => {}}>
      Tender breasts
    </Chip>,
  );
  const name = screen.getByRole('button').textContent;
  expect(name).toBe(`Tender breasts, ${word}`);
  expect(container.querySelectorAll('circle[fill="currentColor"]')).toHaveLength(level);
  expect(screen.getByRole('button').dataset['phase']).toBe('reflect');
});

test('a level without a press shows no dots', () => {
  const { screen, container } = renderPart(
    <Chip pressed={false} level={2} onPress={() => {}}>
      Cramps
    </Chip>,
  );
  expect(screen.getByRole('button', { name: 'Cramps' })).toBeTruthy();
  expect(container.querySelector('circle')).toBeNull();
});

test('check chips are checkboxes, each on its own', async () => {
  const { screen, user } = renderPart(
    <Held start={[] as string[]}>
      {(chosen, set) => (
        <Chips label="Womb conditions">
          {['Fibroids', 'No diagnosed conditions'].map((one) => (
            <CheckChip
              key={one}
              checked={chosen.includes(one)}
              onChange={(on) => set(on ? [...chosen, one] : chosen.filter((other) => other !== one))}
            >
              {one}
            </CheckChip>
          ))}
        </Chips>
      )}
    </Held>,
  );
  await user.tab();
  await user.keyboard(' ');
  await user.click(screen.getByText('No diagnosed conditions'));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([true, true]);
  expect(screen.getByRole('group', { name: 'Womb conditions' })).toBeTruthy();
});

test('goal chips take the twelve pastels in turn', () => {
  const { screen } = renderPart(<GoalChip number={13}>honor my body's wisdom</GoalChip>);
  expect(screen.getByText("honor my body's wisdom").dataset['pastel']).toBe('1');
});
