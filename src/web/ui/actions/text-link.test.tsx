import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { TextButton, TextLink } from './text-link.tsx';

test('a text link goes somewhere', () => {
  const { screen } = renderPart(<TextLink href="/forgot-password">Forgot password?</TextLink>);
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
});

test('a text button does something and sends no form', async () => {
  const press = vi.fn();
  const send = vi.fn();
  const { screen, user } = renderPart(
    <form onSubmit={send}>
      <TextButton inline onClick={press}>
        maren@gmail.com
      </TextButton>
    </form>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button').textContent).toBe('maren@gmail.com');
  expect(press).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});
