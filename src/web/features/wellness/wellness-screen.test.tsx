import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SequenceSummary } from '#contract/wellness/wellness.schemas.ts';
import { POSES } from '#domain/wellness/wellness.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { keepThing } from '#web/platform/offline/kept-store.ts';
import { showOffline } from '#web/platform/offline/offline-state.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { Figure } from './figures/figure.tsx';
import { sequenceOf, wholeSequence } from './wellness.sample.ts';
import { WellnessScreen } from './wellness-screen.tsx';

const ALL = [
  sequenceOf('meadow', 'Slow Circles', { pose: 'sway', eases: ['low_back', 'cramps'], isMadeFor: true }),
  sequenceOf('brick', 'A Bottle and a Blanket', { way: 'warmth', pose: 'bottle_side' }),
  sequenceOf('ladle', 'Somebody Brings Soup', { way: 'ritual', basis: 'tradition', eases: ['after_birth'] }),
];
afterEach(async () => {
  showOffline(null);
  await forgetCopies({ but: null });
});

let members = 0;
const memberId = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
const nextMember = () => memberId(members + 1);
type Options = { readonly all?: readonly SequenceSummary[] | null; readonly handlers?: FakeHandlers };
function open({ all = ALL, handlers = {} }: Options = {}) {
  fakeApi(handlers);
  // What a member chose stays in the page's memory: each test has a member of its own.
  members += 1;
  const user = sampleUser({ id: memberId(members) });
  const listening = { favorites: [], queue: [], months: [], places: [] };
  const place = { id: 'brick', second: 130, at: '2026-11-21T12:00:00.000Z', times: 0 };
  const view = renderScreen(<WellnessScreen />, {
    at: '/wellness',
    data: {
      user,
      answers: {
        ...(all && answered('getWellness', { sequences: [...all] })),
        ...answered('getMeditations', { meditations: [], listening: { ...listening, places: [place] } }),
      },
    },
  });
  const titles = () =>
    within(view.screen.getByRole('region', { name: /^(All sequences|Cramps|After a birth)$/ }))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  return { ...view, titles };
}

describe('the page', () => {
  test('asks for the need first, then offers one for today with why, then lists all', () => {
    const { screen, titles } = open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What does your body ask for?',
      'Slow Circles',
      'Pick up where you stopped',
      'All sequences',
    ]);
    expect(screen.getByText('4 min. It’s made for where you are in life.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open Slow Circles' }).getAttribute('href')).toBe('/wellness/meadow');
    expect(screen.getByText('At 2:10 of 4 min')).toBeDefined();
    expect(titles()).toEqual(['Slow Circles', 'A Bottle and a Blanket', 'Somebody Brings Soup']);
    expect(screen.getByText('Tradition')).toBeDefined();
  });

  test('a need and a kind narrow it, in no address; only what some sequence has is offered', async () => {
    const { screen, user, titles } = open();
    expect(screen.queryByRole('button', { name: 'Headache' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cramps' }));
    expect(titles()).toEqual(['Slow Circles', 'A Bottle and a Blanket']);
    expect(screen.getByText('Two sequences fit.')).toBeDefined();
    expect(screen.queryByText('For today')).toBeNull();
    expect(screen.queryByRole('button', { name: 'A sore back' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Small rituals' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Warmth' }));
    expect(titles()).toEqual(['A Bottle and a Blanket']);
    expect(location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'All needs' }));
    expect(titles()).toHaveLength(3);
  });

  test('more than eight wait until they are asked for', async () => {
    const all = Array.from({ length: 12 }, (_, at) => sequenceOf(`one-${at}`, `Sequence ${at}`));
    const { screen, user, titles } = open({ all });
    expect(titles()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show all twelve' }));
    expect(titles()).toHaveLength(12);
  });
});

describe('where it is not', () => {
  test('loading, then a failure with another try', async () => {
    let tries = 0;
    const getWellness = () => ((tries += 1) <= 2 ? LOST : { sequences: [...ALL] });
    const { screen, user } = open({ all: null, handlers: { getWellness } });
    expect(screen.getByText('Loading the sequences...')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'All sequences' })).toBeDefined();
  });

  test('empty', () => {
    expect(open({ all: [] }).screen.getByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
  });

  test('without a connection, what this device keeps', async () => {
    showOffline({ asOf: Date.now(), ended: false });
    const handlers: FakeHandlers = { getWellness: () => LOST };
    const none = open({ all: null, handlers });
    expect(await none.screen.findByText(/No sequence is on this device yet/)).toBeDefined();
    none.unmount();
    await keepThing(nextMember(), { id: 'sequence meadow', at: 1, content: wholeSequence() });
    const { screen } = open({ all: null, handlers });
    expect((await screen.findByRole('link', { name: 'Slow Circles' })).getAttribute('href')).toBe('/wellness/meadow');
  });
});

test('each position is drawn, says nothing to a screen reader, and is unlike the others', () => {
  const drawn = POSES.map((pose) => {
    const { container, unmount } = renderScreen(<Figure pose={pose} />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.innerHTML).not.toMatch(/NaN|undefined/);
    const html = svg?.innerHTML;
    unmount();
    return html;
  });
  expect(new Set(drawn).size).toBe(POSES.length);
});
