import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Cite, Evidence } from './cite.tsx';
import { inOrder, type Source } from './evidence.ts';
import { Sources } from './sources.tsx';

const HEAT: Source = { name: 'Larkin and others', title: 'Warm stones', year: 2019, checked: 'November 2026' };
const TIDES: Source = 'Office of Tides, High water (read 2026)';
const PAGE: Source = { name: 'Office of Tides', year: 'read 2026', address: 'https://tides.example/high' };
const PLACE: Source = { name: 'Harbor Library', year: 1998, address: 'shelf 12' };

const page = (
  <Evidence sources={[HEAT, [TIDES, HEAT], PAGE, null, PLACE]}>
    <p>
      Warmth helps.
      <Cite of={HEAT} /> The sea rises.
      <Cite of={[TIDES, HEAT]} />
    </p>
    <Sources />
  </Evidence>
);

test('sources count in order of first mention, each once (rule 8)', () => {
  expect(inOrder(HEAT, [TIDES, HEAT], false, PAGE)).toEqual([HEAT, TIDES, PAGE]);
  const { container } = renderPart(page);
  expect([...container.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['1', '2', '1']);
  expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Larkin and others, Warm stones, 2019. We last read it in November 2026.',
    'Office of Tides, High water (read 2026)',
    'Office of Tides (opens in a new tab), read 2026.',
    'Harbor Library, 1998. shelf 12.',
  ]);
});

test('a raised number is a link "Source 1" that opens the folded list and goes to it (rule 8)', async () => {
  const { screen, user, container } = renderPart(page);
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Source 2' });
  const source = container.querySelector(`[id="${link.hash.slice(1)}"]`);
  expect(source?.textContent).toBe(TIDES);
  await user.click(link);
  expect(fold?.open).toBe(true);
  expect(document.activeElement).toBe(source);
  expect(window.location.hash).toBe('');
});

test('a page that cites nothing has no list, and nothing is cited outside of a page', () => {
  const { container } = renderPart(
    <Evidence sources={[]}>
      <Sources />
    </Evidence>,
  );
  expect(container.textContent).toBe('');
  expect(() => renderPart(<Cite of={HEAT} />)).toThrow('outside of Evidence');
});
