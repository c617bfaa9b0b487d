import { expect, test } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { Segments } from './segments.tsx';
import { Switch } from './switch.tsx';

test('a switch turns by pointer and Space, and says its state', async () => {
  const { screen, user } = renderPart(
    <Held start={false}>
      {(on, set) => (
        <Switch checked={on} onChange={set}>
          Post as Anonymous
        </Switch>
      )}
    </Held>,
  );
  const part = screen.getByRole<HTMLInputElement>('switch', { name: 'Post as Anonymous' });
  await user.click(part);
  expect(part.checked).toBe(true);
  await user.keyboard(' ');
  expect(part.checked).toBe(false);
});

test('segments are one group of radios that arrow keys walk', async () => {
  const options = [
    { value: 'wheel', label: 'Wheel' },
    { value: 'calendar', label: 'Calendar' },
  ] as const;
  const { screen, user } = renderPart(
    <Held start={'wheel' as 'wheel' | 'calendar'}>
      {(value, set) => <Segments label="View" name="view" options={options} value={value} onChange={set} />}
    </Held>,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Wheel' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Calendar' }).checked).toBe(true);
});
