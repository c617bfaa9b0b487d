import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { IconButton } from './icon-button.tsx';

test('an icon button is known by its label and pressed by keyboard', async () => {
  const press = vi.fn();
  const { screen, user } = renderPart(
    <IconButton label="Notices, 3 new" dot onClick={press}>
      <svg aria-hidden="true" />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Notices, 3 new' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(button.getAttribute('data-dot')).toBe('true');
});
