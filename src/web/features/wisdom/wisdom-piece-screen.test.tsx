import 'fake-indexeddb/auto';
import { act, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorCode } from '#contract/errors.ts';
import type { PieceWhole, WisdomReply } from '#contract/wisdom/wisdom.schemas.ts';
import { endPremiumAsk } from '#web/platform/membership/premium.ts';
import { forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { keepThing, keptThings } from '#web/platform/offline/kept-store.ts';
import { FakeSpeech } from '#web/platform/speech/fake-speech.sample.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { shareSeen } from './piece/use-progress.ts';
import { CRAMPS, replyOf, SOUP, wholeOf } from './piece.sample.ts';
import { WisdomPieceScreen } from './wisdom-piece-screen.tsx';

let speech = new FakeSpeech();
vi.mock('#web/platform/speech/speech.ts', () => ({ browserSpeech: () => speech }));

const USER = sampleUser();
// The test's DOM has no popovers.
beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => undefined;
});
beforeEach(() => {
  speech = new FakeSpeech();
});
afterEach(async () => {
  vi.useRealTimers();
  endPremiumAsk();
  await forgetCopies({ but: null });
});

type Options = {
  readonly whole?: PieceWhole | null;
  readonly reply?: Partial<WisdomReply>;
  readonly handlers?: FakeHandlers;
};
function open({ whole = wholeOf(), reply = {}, handlers = {} }: Options = {}) {
  const api = fakeApi(handlers);
  const view = renderScreen(<WisdomPieceScreen />, {
    at: '/wisdom/cramps1',
    data: {
      user: USER,
      answers: {
        ...answered('getWisdom', replyOf(reply)),
        ...(whole && answered('getPiece', whole, { params: { piece: 'cramps1' } })),
      },
    },
  });
  return { api, ...view };
}

describe('a piece', () => {
  test('has red flags before its text, its sources in the order of their mention, and what to read next', () => {
    const { screen, container } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'What cramps are' })).toBeDefined();
    const text = container.textContent ?? '';
    expect(text.indexOf('First, when to call')).toBeLessThan(text.indexOf('What helps'));
    expect([...container.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['1', '2']);
    const sources = [...container.querySelectorAll('details li')].map((item) => item.textContent);
    expect(sources).toEqual([
      'NHS, Period pain, 2024. nhs.uk, read on another site.',
      'Journal, Heat, undated. doi.org/1, read in summary.',
    ]);
    expect(screen.getByText(/Checked in November 2026, again by November 2027/)).toBeDefined();
    expect(screen.getByText(/No clinician has reviewed it yet/)).toBeDefined();
    const next = within(screen.getByRole('region', { name: 'Read next' }));
    expect(next.getByRole('link', { name: 'Warmth' }).getAttribute('href')).toBe('/wisdom/warmth1');
  });

  test('explains a word where it stands, by a press and away again', async () => {
    const { screen, user } = open();
    const word = screen.getByRole('button', { name: 'prostaglandin' });
    expect(screen.getByRole('note', { hidden: true }).hidden).toBe(true);
    await user.click(word);
    expect(word.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('note').textContent).toBe('A messenger that makes muscle squeeze.');
    await user.keyboard('{Escape}');
    expect(word.getAttribute('aria-expanded')).toBe('false');
  });

  test('its question goes to the clipboard without its marks', async () => {
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Copy the question' }));
    expect(await navigator.clipboard.readText()).toBe('What else could it be?');
  });

  test('a tradition says who tells it, and ends with what is known', () => {
    const known = {
      title: 'What we know',
      blocks: [{ kind: 'paragraph', runs: [{ text: 'Nobody tested it.' }] }],
    } as const;
    const { screen, container } = open({
      whole: wholeOf({ ...SOUP, id: 'cramps1', redFlags: null, known, toldBy: 'A grandmother in Busan.' }),
    });
    expect(container.querySelector('article')?.dataset['kind']).toBe('tradition');
    expect(screen.getByRole('heading', { name: 'What we know' })).toBeDefined();
    expect(screen.getByText(/A grandmother in Busan/)).toBeDefined();
    expect(screen.getByText(/No reader from that community/)).toBeDefined();
  });

  test('is saved with one press, and where that fails it says so', async () => {
    const { screen, user, api } = open({
      handlers: { savePiece: ({ params }) => ({ saved: [params.piece], places: [] }) },
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Saved', pressed: true })).toBeDefined();
    await expect.poll(() => api.calls.some(({ name }) => name === 'savePiece')).toBe(true);
  });

  test('leads back to where she stopped, and not where she came to the end', () => {
    const at = '2026-11-20T20:00:00.000Z';
    const begun = open({ reply: { reading: { saved: [], places: [{ id: 'cramps1', share: 40, at }] } } });
    expect(begun.screen.getByRole('button', { name: 'Keep reading, 40 percent done' })).toBeDefined();
    begun.unmount();
    const read = open({ reply: { reading: { saved: [], places: [{ id: 'cramps1', share: 100, at }] } } });
    expect(read.screen.queryByRole('button', { name: /Keep reading/ })).toBeNull();
  });
});

test.each([
  [{ top: 0, height: 2000 }, 500, 25],
  [{ top: -1500, height: 2000 }, 500, 100],
  [{ top: -1900, height: 2000 }, 500, 100],
  [{ top: 600, height: 2000 }, 500, 0],
  [{ top: 0, height: 0 }, 500, 0],
])('of %j, %i pixels into the window, %i percent were seen', (box, bottom, share) => {
  expect(shareSeen(box, bottom)).toBe(share);
});

describe('read aloud', () => {
  test('goes line by line, marks the line, pauses where it is and goes on there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { screen, user, container } = open();
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    expect(speech.said.map(({ text }) => text)).toEqual(['What cramps are.']);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(speech.said.map(({ text }) => text).slice(0, 3)).toEqual([
      'What cramps are.',
      'First, when to call.',
      'You faint.',
    ]);
    expect(container.querySelectorAll('[data-spoken]')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const said = speech.said.length;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(speech.said).toHaveLength(said);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(speech.said.at(-1)?.text).toBe(speech.said.at(-2)?.text);
  });

  test('a voice that does not begin is told as lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    speech.manner = 'never_begins';
    const { screen, user } = open();
    await user.click(screen.getByRole('button', { name: 'Read aloud' }));
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/The voice stopped/)).toBeDefined();
  });

  test('without a voice of this device nothing is offered', () => {
    speech.all = [];
    expect(open().screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  });
});

describe('on this device', () => {
  test('it is kept whole by one press, under a name that is no meditation’s', async () => {
    await keepCopy(USER.id, { copy: {}, at: 1 });
    const { screen, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Keep on this device' }));
    expect(await screen.findByText('On this device. It opens without a connection.')).toBeDefined();
    expect((await keptThings(USER.id)).map(({ id }) => id)).toEqual(['piece cramps1']);
  });

  test('it opens from there without a connection', async () => {
    await keepThing(USER.id, { id: 'piece cramps1', at: 1, content: wholeOf() });
    const { screen } = open({ whole: null, handlers: { getPiece: () => LOST } });
    expect(await screen.findByRole('heading', { level: 1, name: 'What cramps are' })).toBeDefined();
  });
});

describe('a piece that does not open', () => {
  const refused = (code: ErrorCode, feature?: string) => ({
    whole: null,
    handlers: { getPiece: () => new FakeRefusal(code, feature === undefined ? {} : { feature }) },
  });

  test('closed, the page stays and says what is in it', async () => {
    const { screen } = open({
      ...refused('subscription_required', 'wisdom'),
      reply: { pieces: [{ ...CRAMPS, isOpen: false }] },
    });
    expect(await screen.findByText(/This piece is part of Premium/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'What cramps are' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'See what opens it' })).toBeDefined();
  });

  test.each(['not_found', 'invalid_input'] as const)('%s: there is no such piece', async (code) => {
    const { screen } = open(refused(code));
    expect(await screen.findByRole('heading', { name: 'There’s no such piece' })).toBeDefined();
  });

  test('a failure can be tried again', async () => {
    const { screen } = open({ whole: null, handlers: { getPiece: () => LOST } });
    expect(await screen.findByRole('button', { name: /again/i })).toBeDefined();
  });
});
