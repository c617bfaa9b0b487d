import { act } from '@testing-library/react';
import { useState, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fetchDeferred } from './deferred/deferred-code.ts';
import { deferred } from './deferred.tsx';

const Words = ({ words }: { words: string }) => <p>{words}</p>;

describe('a late part', () => {
  test('is fetched once, when it is drawn', async () => {
    const load = vi.fn(async () => Words);
    const Part = deferred(load);
    expect(load).not.toHaveBeenCalled();
    await fetchDeferred();
    const { screen } = renderScreen(
      <>
        <Part words="here" />
        <Part words="too" />
      </>,
    );
    expect(screen.queryByText('here')).not.toBeNull();
    expect(load).toHaveBeenCalledOnce();
  });

  test('gives its place to its fallback, or to nothing, until its code is here', async () => {
    let come: (part: typeof Words) => void = () => undefined;
    const load = () => new Promise<typeof Words>((done) => (come = done));
    const Plain = deferred(load);
    const { container } = await drawn(<Plain words="here" />);
    expect(container.innerHTML).toBe('');
    await act(async () => come(Words));
    expect(container.textContent).toBe('here');
    const Announced = deferred(load, { fallback: 'coming' });
    const { container: other } = await drawn(<Announced words="here" />);
    expect(other.textContent).toBe('coming');
    await act(async () => come(Words));
    expect(other.textContent).toBe('here');
  });

  test('brings those along that it holds itself', async () => {
    const inner = vi.fn(async () => () => null);
    deferred(async () => {
      deferred(inner);
      return () => null;
    });
    await fetchDeferred();
    expect(inner).toHaveBeenCalledOnce();
  });

  test('that does not come for the server stops it', async () => {
    failing(1);
    await expect(fetchDeferred()).rejects.toThrow('Failed to fetch');
  });
});

describe('a late part that the server drew', () => {
  afterEach(() => {
    document.body.replaceChildren();
    pressed.mockClear();
  });

  test.each([
    ['as it was', 'here'],
    ['with something else to show', null],
  ])(
    'stays, and as open as she left it, when all around it is drawn anew before its code is here: %s',
    async (_, words) => {
      const { place, standing, arrive, turn } = await opened(words);
      standing.open = true;
      await turn();
      expect(place.querySelector('details')).toBe(standing);
      await arrive();
      expect(place.querySelector('details')).toBe(standing);
      expect(standing.open).toBe(true);
      expect(place.querySelector('summary')?.textContent).toBe(words ?? 'once');
      await turn();
      expect(place.querySelector('summary')?.textContent).toBe(words ?? 'twice');
      act(() => place.querySelector('summary')?.click());
      expect(pressed).toHaveBeenCalledOnce();
    },
  );
});

describe('a late part whose code does not come', () => {
  afterEach(() => void vi.restoreAllMocks());

  test('leaves the rest of the screen standing, and comes by another try', async () => {
    const { Part, load } = failing(1);
    const { screen, user } = await drawn(
      <>
        <p>her day</p>
        <Part words="here" />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here')).toBeTruthy();
    expect(screen.queryByText('This section didn’t load.')).toBeNull();
    expect(screen.getByText('her day')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps its note while it is tried once more', async () => {
    let arrive: (part: ComponentType<{ words: string }>) => void = () => undefined;
    const { Part } = failing(1, () => new Promise((done) => (arrive = done)));
    const { screen, user } = await drawn(<Part words="here" />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('coming')).toBeNull();
    arrive(Words);
    expect(await screen.findByText('here')).toBeTruthy();
  });

  test('asks for the page anew when it fails twice though there is a connection', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    const { Part } = failing(2);
    const { screen, user } = await drawn(<Part words="here" />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('never loads the page anew while there is none', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { Part, load } = failing(2);
    const { screen, user } = await drawn(<Part words="here" />);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here')).toBeTruthy();
  });

  test('of a dialog is said in a dialog, which closes', async () => {
    const onClose = vi.fn();
    const Part = deferred<{ open: boolean; onClose: () => void }>(() =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    const { screen, user } = await drawn(<Part open onClose={onClose} />);
    expect(await screen.findByRole('dialog', { name: 'This section didn’t load.' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

/** A part whose code fails to come so many times before it comes. */
function failing(times: number, then: () => Promise<ComponentType<{ words: string }>> = async () => Words) {
  let left = times;
  const load = vi.fn(() => ((left -= 1) >= 0 ? Promise.reject(new TypeError('Failed to fetch')) : then()));
  return { Part: deferred<{ words: string }>(load, { fallback: 'coming' }), load };
}

/** React draws what it waited for only when it is waited for too. */
async function drawn(ui: ReactElement) {
  return act(async () => renderScreen(ui));
}

const pressed = vi.fn();
const Folded = ({ words }: { words: string }) => (
  <details suppressHydrationWarning>
    <summary onClick={pressed}>{words}</summary>what she reads
  </details>
);

/**
 * A page of its own as the server drew it, brought alive: `turn` draws all anew around its late part, whose code comes
 * with `arrive`.
 */
async function opened(words: string | null) {
  vi.resetModules();
  const [{ deferred: deferredHere }, { fetchDeferred: fetchHere }] = await Promise.all([
    import('./deferred.tsx'),
    import('./deferred/deferred-code.ts'),
  ]);
  const Drawn = deferredHere(async () => Folded);
  await fetchHere();
  const place = document.body.appendChild(document.createElement('div'));
  place.append(document.createRange().createContextualFragment(renderToString(<Around Part={Drawn} words={words} />)));
  const standing = place.querySelector('details');
  if (!standing) throw new Error('The server drew no late part.');
  let come: (part: typeof Folded) => void = () => undefined;
  const Part = deferredHere<{ words: string }>(() => new Promise((done) => (come = done)));
  await act(async () => hydrateRoot(place, <Around Part={Part} words={words} />));
  const turn = () => act(async () => place.querySelector('button')?.click());
  return { place, standing, turn, arrive: () => act(async () => come(Folded)) };
}

/** Says how often it was pressed, and so does the part that has no words of its own. */
function Around({ Part, words }: { readonly Part: ComponentType<{ words: string }>; readonly words: string | null }) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {times}
      </button>
      <Part words={words ?? ['never', 'once', 'twice'][times] ?? ''} />
    </>
  );
}
