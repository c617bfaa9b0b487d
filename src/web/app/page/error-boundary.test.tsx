import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ChunkMissing } from '#web/app/chunks.ts';
import { ErrorBoundary } from './error-boundary.tsx';

afterEach(cleanup);

test('what breaks is told: what happened, what is safe, what to do; trying again draws it anew', async () => {
  let broken = true;
  const Part = () => {
    if (broken) throw new Error('a secret detail');
    return <p>well again</p>;
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/our fault.*saved is safe.*Try again/);
  expect(document.body.textContent).not.toContain('a secret detail');
  await vi.waitFor(() => expect(document.querySelector('svg[viewBox="0 0 240 320"]')).not.toBeNull());
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('well again')).toBeDefined();
  quiet.mockRestore();
});

test('code that did not come is fetched by a new document', async () => {
  const Part = () => {
    throw new ChunkMissing('home');
  };
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Part />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/^You may be offline.*pages you already opened still work/);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).not.toHaveBeenCalled();
  line.mockRestore();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledOnce();
  quiet.mockRestore();
  reload.mockRestore();
});
