import { act } from '@testing-library/react';
import { Suspense, type ComponentType, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fetchLateParts } from './late/late-code.ts';
import { late } from './late.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

describe('a late part', () => {
  test('is fetched once, when it is drawn', async () => {
    const load = vi.fn(async () => Words);
    const Part = late(load);
    expect(load).not.toHaveBeenCalled();
    await fetchLateParts();
    const { screen } = renderScreen(
      <Suspense fallback="coming">
        <Part words="here" />
        <Part words="too" />
      </Suspense>,
    );
    expect(screen.queryByText('here')).not.toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  test('brings those along that it holds itself', async () => {
    const inner = vi.fn(async () => () => null);
    late(async () => {
      late(inner);
      return () => null;
    });
    await fetchLateParts();
    expect(inner).toHaveBeenCalledOnce();
  });

  test('that does not come for the server stops it', async () => {
    failing(1);
    await expect(fetchLateParts()).rejects.toThrow('Failed to fetch');
  });
});

describe('a late part whose code does not come', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('leaves the rest of the screen standing, and comes by another try', async () => {
    const { Part, load } = failing(1);
    const { screen, user } = await drawn(
      <>
        <p>her day</p>
        <Suspense>
          <Part words="here" />
        </Suspense>
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByText('This part did not come.')).toBeNull();
    expect(screen.getByText('her day')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps its note while it is tried once more', async () => {
    let arrive: (part: ComponentType<{ words: string }>) => void = () => undefined;
    const { Part } = failing(1, () => new Promise((done) => (arrive = done)));
    const { screen, user } = await drawn(<Suspense fallback="coming"><Part words="here" /></Suspense>);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('coming')).toBeNull();
    arrive(Words);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  test('asks for the page anew when it fails twice though there is a connection', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { Part } = failing(2);
    const { screen, user } = await drawn(<Suspense><Part words="here" /></Suspense>);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Load the page again' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('never loads the page anew while there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { Part, load } = failing(2);
    const { screen, user } = await drawn(<Suspense><Part words="here" /></Suspense>);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here')).toBeTruthy();
  });

  test('of a dialog is said in a dialog, which closes', async () => {
    const onClose = vi.fn();
    const Part = late<{ open: boolean; onClose: () => void }>(() => Promise.reject(new TypeError('Failed to fetch')));
    const { screen, user } = await drawn(<Suspense><Part open onClose={onClose} /></Suspense>);
    expect(await screen.findByRole('dialog', { name: 'This part did not come.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

/** A part whose code fails to come so many times before it comes. */
function failing(times: number, then: () => Promise<ComponentType<{ words: string }>> = async () => Words) {
  let left = times;
  const load = vi.fn(() => ((left -= 1) >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : then()));
  return { Part: late<{ words: string }>(load), load };
}

/** React draws what it waited for only when it is waited for too. */
async function drawn(ui: ReactElement) {
  return act(async () => renderScreen(ui));
}
