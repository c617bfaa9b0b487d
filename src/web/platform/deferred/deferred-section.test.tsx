import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';

type Part = (props: { words: string }) => React.JSX.Element;
const Words: Part = ({ words }) => (
  <button type="button" onClick={pressed}>
    {words}
  </button>
);
const pressed = vi.fn();
let lateSection: typeof import('./deferred-section.tsx').deferredSection;
let fetchLateParts: typeof import('./deferred-code.ts').fetchDeferred;
let fetchSections: typeof import('./sections.ts').fetchSections;

beforeEach(async () => {
  // Each test is a page of its own, on which nobody has interacted yet.
  vi.resetModules();
  document.body.replaceChildren();
  pressed.mockClear();
  ({ fetchDeferred: fetchLateParts } = await import('./deferred-code.ts'));
  ({ fetchSections } = await import('./sections.ts'));
  ({ deferredSection: lateSection } = await import('./deferred-section.tsx'));
});

describe('a late section that the server drew', () => {
  test.each(['pointermove', 'pointerdown', 'keydown', 'click', 'scroll'])(
    'stays as it is until she stirs: %s',
    async (sign) => {
      const load = vi.fn(async () => Words);
      const { place, standing } = await opened(load);
      expect(load).not.toHaveBeenCalled();
      standing?.click();
      expect(pressed).not.toHaveBeenCalled();
      await stir(sign);
      expect(load).toHaveBeenCalledOnce();
      expect(place.querySelector('button')).toBe(standing);
      act(() => standing?.click());
      expect(pressed).toHaveBeenCalledOnce();
    },
  );

  test('whose code does not come stays too, and is asked for again at the next press', async () => {
    const load = vi
      .fn<() => Promise<Part>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(Words);
    const { place, standing } = await opened(load);
    await stir('scroll');
    await stir('scroll');
    expect(load).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('here');
    await stir('pointerdown');
    act(() => standing?.click());
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('whose code fails twice though there is a connection says so', async () => {
    const { place } = await opened(vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))));
    await stir('scroll');
    await stir('pointerdown');
    expect(place.textContent).toContain('This section didn’t load.');
  });

  test('comes without a sign when it is to show something else, and stays until then', async () => {
    let arrive: (part: Part) => void = () => undefined;
    const { place, root, standing, Section } = await opened(
      () => new Promise((done) => (arrive = done)),
      <p>coming</p>,
    );
    await act(async () => root.render(<Section words="else" />));
    expect(place.textContent).toBe('here');
    await act(async () => arrive(Words));
    expect(place.textContent).toBe('else');
    expect(place.querySelector('button')).toBe(standing);
  });

  test('says so when it is to show something else and its code does not come', async () => {
    const { place, root, Section } = await opened(() => Promise.reject(new TypeError('Failed to fetch')));
    await act(async () => root.render(<Section words="else" />));
    expect(place.textContent).toContain('This section didn’t load.');
  });
});

describe('a late section on a way inside the app', () => {
  test('comes without a sign', async () => {
    const Section = lateSection(async () => Words);
    const { screen } = await act(async () => renderScreen(<Section words="here" />));
    expect(await screen.findByText('here')).toBeTruthy();
  });

  test('is fetched with its screen, once', async () => {
    const load = vi.fn(async () => Words);
    lateSection(load);
    await Promise.all([fetchSections(), fetchSections()]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('does not keep its screen away when its code does not come', async () => {
    lateSection(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchSections()).resolves.toBeUndefined();
  });
});

/** A page as the server drew it, brought alive: its section's code is loaded by `load`. */
async function opened(load: () => Promise<Part>, fallback?: React.ReactNode) {
  const Drawn = lateSection(async () => Words);
  await fetchLateParts();
  const place = document.body.appendChild(document.createElement('div'));
  place.append(document.createRange().createContextualFragment(renderToString(<Drawn words="here" />)));
  const Section = lateSection(load, { fallback });
  const standing = place.querySelector('button');
  const root = await act(async () => hydrateRoot(place, <Section words="here" />));
  return { place, standing, root, Section };
}

async function stir(sign: string) {
  await act(async () => void window.dispatchEvent(new Event(sign)));
}
