import type { GuideName } from '#domain/womb-health/guides.ts';
import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AppointmentReply, GuideWhole, WombHealthReply } from '#contract/womb-health/womb-health.schemas.ts';
import { forgetCopies, keepCopy } from '#web/platform/offline/copy-store.ts';
import { keepThing, keptThings } from '#web/platform/offline/kept-store.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { AppointmentScreen } from './appointment-screen.tsx';
import { EMPTY_SHEET, figuresOf, guideSummaryOf, guideWholeOf, libraryOf, pieceOf } from './womb-health.sample.ts';
import { ANATOMY } from './guide/anatomy.copy.ts';
import { WombHealthGuideScreen } from './womb-health-guide-screen.tsx';
import { WombHealthScreen } from './womb-health-screen.tsx';

const USER = sampleUser();
const CALL = pieceOf('callnow', 'What to say when you call');
beforeAll(() => {
  HTMLElement.prototype.hidePopover = () => undefined;
});
afterEach(() => forgetCopies({ but: null }));

describe('the shelf', () => {
  const open = (reply: WombHealthReply | null, { teen = false, handlers = {} as FakeHandlers } = {}) => {
    fakeApi(handlers);
    return renderScreen(<WombHealthScreen />, {
      at: '/womb-health',
      data: {
        user: teen ? sampleUser({ ageGroup: 'teen' }) : USER,
        answers: {
          ...answered('getWisdom', libraryOf(CALL, pieceOf('teen001', 'The leak drill', 'teen'))),
          ...answered('getWombFigures', figuresOf()),
          ...(reply && answered('getWombHealth', reply)),
        },
      },
    });
  };
  const endo = guideSummaryOf('guide01');
  const other = guideSummaryOf('guide02', { name: 'other', title: 'Something else', isKept: true });

  test('has hers first, with what she calls it, and every other guide as a row', () => {
    const { screen } = open({ guides: [endo, other], ownWords: 'Lichen sclerosus' });
    const mine = within(screen.getByRole('region', { name: 'Yours' }));
    expect(mine.getByRole('link', { name: 'Something else' }).getAttribute('href')).toBe('/womb-health/guide02');
    expect(mine.getByText('Lichen sclerosus')).toBeDefined();
    const all = within(screen.getByRole('region', { name: 'All guides' }));
    expect(all.getAllByRole('link').map((link) => link.textContent)).toEqual(['Endometriosis']);
    expect(screen.getByRole('link', { name: 'Open the sheet' }).getAttribute('href')).toBe('/womb-health/appointment');
  });

  test('begins, for whoever keeps none, with the one for who has no name yet', () => {
    const none = guideSummaryOf('guide03', { name: 'no_diagnosis_yet', title: 'No diagnosis yet' });
    const { screen } = open({ guides: [endo, none], ownWords: null });
    const start = within(screen.getByRole('region', { name: 'Start here' }));
    expect(start.getByRole('link', { name: 'No diagnosis yet' })).toBeDefined();
  });

  test('leads a teen to what is written for her, and counts her log', () => {
    const { screen } = open({ guides: [], ownWords: null }, { teen: true });
    expect(screen.getByRole('link', { name: 'The leak drill' })).toBeDefined();
    expect(screen.getByText('15 days.')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'All guides' })).toBeNull();
  });

  test('can be asked for again where it failed', async () => {
    const { screen } = open(null, { handlers: { getWombHealth: () => LOST } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('a guide', () => {
  type Options = { readonly whole?: GuideWhole | null; readonly days?: number; readonly handlers?: FakeHandlers };
  const open = ({ whole = guideWholeOf(), days = 40, handlers = {} }: Options = {}) => {
    const api = fakeApi({ getAppointment: () => EMPTY_SHEET, ...handlers });
    const view = renderScreen(<WombHealthGuideScreen />, {
      at: '/womb-health/guide01',
      data: {
        user: USER,
        answers: {
          ...answered('getWisdom', libraryOf(CALL)),
          ...answered('getWombFigures', figuresOf({ daysLogged: days })),
          ...(whole && answered('getGuide', whole, { params: { guide: 'guide01' } })),
        },
      },
    });
    return { api, ...view };
  };

  test.each(Object.entries(ANATOMY))('%s: its drawing says in words what it shows, by numbers', (name, words) => {
    const { screen } = open({ whole: guideWholeOf({ name: name as GuideName }) });
    const drawing = screen.getByRole('img', { name: words.alt });
    const numbers = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(numbers).toEqual(words.places.map((_, at) => String(at + 1)));
    for (const place of words.places) expect(screen.getByText(place.words)).toBeDefined();
  });

  test('has red flags before everything, with what to say on the phone, then her own log, then the text', () => {
    const { screen, container } = open();
    const text = container.textContent ?? '';
    const places = [
      'Be seen today if',
      'What to say when you call',
      'What you logged, counted',
      'Tissue where',
      'Questions to bring',
    ];
    expect(places.map((one) => text.indexOf(one)).toSorted((a, b) => a - b)).toEqual(
      places.map((one) => text.indexOf(one)),
    );
    expect(screen.getByRole('link', { name: 'What to say when you call' }).getAttribute('href')).toBe(
      '/wisdom/callnow',
    );
    expect(screen.getByRole('img', { name: /^The womb from the front/ })).toBeDefined();
  });

  test('tells her log in plain figures, each with what stands behind it, and where that is too little says so', () => {
    const { screen, container } = open();
    const said = [...container.querySelectorAll('dl > div')].map((one) => one.textContent);
    expect(said).toContain('Painful days15 days.From 40 logged days');
    expect(said).toContain('Where it hurtsToo few to say1 of 3 painful days');
    expect(said.find((one) => one?.startsWith('Cycle length'))).toMatch(/1 outside 24 to 38 days/);
    expect(screen.getByRole('img', { name: 'Cycle lengths in days, oldest first: 28, 27, 41' })).toBeDefined();
    expect(screen.getByText('November: 2 painful days')).toBeDefined();
    // The guideline behind the range is in the one list of sources.
    expect([...container.querySelectorAll('details li')].map((one) => one.textContent?.slice(0, 4))).toEqual([
      'WHO,',
      'FIGO',
    ]);
  });

  test('for what comes with a period leads to daily ratings and their pattern, and no other does', () => {
    const ways = (name: GuideWhole['name']) => {
      const { container, unmount } = open({ whole: { ...guideWholeOf(), name } });
      const found = ['/womb-health/ratings', '/womb-health/ratings/pattern'].map(
        (way) => container.querySelectorAll(`a[href="${way}"]`).length,
      );
      unmount();
      return found;
    };
    expect([ways('pms_pmdd'), ways('endometriosis')]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  test('with nothing logged leads to the log', () => {
    const { screen } = open({ days: 0 });
    expect(screen.getByRole('link', { name: 'Log a day' })).toBeDefined();
  });

  test('puts a question on her sheet and takes it off', async () => {
    let sheet: AppointmentReply = EMPTY_SHEET;
    const { screen, user, api } = open({
      handlers: {
        putQuestion: ({ params, body }) => (sheet = { ...sheet, questions: [{ id: params.question, ...body }] }),
        removeQuestion: () => (sheet = EMPTY_SHEET),
      },
    });
    const name = /If the scan is normal/;
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('button', { name, pressed: true })).toBeDefined();
    expect(api.called('putQuestion')[0]?.body).toEqual({
      text: 'If the scan is normal, what happens next?',
      own: false,
    });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('button', { name, pressed: false })).toBeDefined();
    await expect.poll(() => api.called('removeQuestion')).toHaveLength(1);
  });

  test('is kept as hers with the conditions she has, and Other takes her words', async () => {
    const { screen, user, api } = open({
      whole: guideWholeOf({ name: 'other', title: 'Something else' }),
      handlers: { patchUser: () => ({ user: USER }) },
    });
    await user.click(screen.getByRole('button', { name: 'I live with this' }));
    await expect.poll(() => api.called('patchUser')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Save these words' }));
    expect(screen.getByText('Type what you call it.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'What do you call it?' }), 'Lichen sclerosus{Enter}');
    await expect.poll(() => api.called('patchUser')).toHaveLength(2);
    const asked = api
      .called('patchUser')
      .map(
        ({ body }) =>
          (body as { journeyCustomization: { wombConditions: string[] } }).journeyCustomization.wombConditions,
      );
    expect(asked.map((one) => one.at(-1))).toEqual(['Other', 'Lichen sclerosus']);
  });

  test('opens from this device without a connection', async () => {
    await keepCopy(USER.id, { copy: {}, at: 1 });
    await keepThing(USER.id, { id: 'guide guide01', at: 1, content: guideWholeOf() });
    expect((await keptThings(USER.id)).map(({ id }) => id)).toEqual(['guide guide01']);
    const { screen } = open({ whole: null, handlers: { getGuide: () => LOST } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Endometriosis' })).toBeDefined();
  });

  test.each(['not_found', 'invalid_input'] as const)('%s: there is no such guide', async (code) => {
    const { screen } = open({ whole: null, handlers: { getGuide: () => new FakeRefusal(code) } });
    expect(await screen.findByRole('heading', { name: 'There’s no such guide' })).toBeDefined();
  });
});

describe('the appointment sheet', () => {
  const open = (sheet: AppointmentReply | null, handlers: FakeHandlers = {}) => {
    const api = fakeApi(handlers);
    const view = renderScreen(<AppointmentScreen />, {
      at: '/womb-health/appointment',
      data: {
        user: USER,
        answers: { ...answered('getWombFigures', figuresOf()), ...(sheet && answered('getAppointment', sheet)) },
      },
    });
    return { api, ...view };
  };
  const paperOf = (screen: ReturnType<typeof open>['screen']) =>
    within(screen.getByRole('article', { name: 'For my appointment' }));
  const SHEET: AppointmentReply = {
    ...EMPTY_SHEET,
    concerns: [{ text: 'The pain', figures: ['pain_days'] }, ...EMPTY_SHEET.concerns.slice(1)],
    questions: [{ id: '0b0e0c1d-0000-4000-8000-000000000001', text: 'What next?', own: true }],
  };

  test('has on paper what she wrote, the figure behind it with its days, and her questions', () => {
    const { screen } = open(SHEET);
    const paper = paperOf(screen);
    expect(paper.getByText('The pain')).toBeDefined();
    expect(paper.getByText('Painful days:').parentElement?.textContent).toBe(
      'Painful days: 15 days. (from 40 logged days)',
    );
    expect(paper.getByText('What next?')).toBeDefined();
  });

  test('saves a concern as she leaves it, and what fails keeps her words', async () => {
    const { screen, user, api } = open(EMPTY_SHEET, { putConcern: () => new FakeRefusal('processing_stopped') });
    const field = screen.getByRole('textbox', { name: 'What worries you most' });
    await user.type(field, 'Tired');
    await user.tab();
    expect(await screen.findByText(/We couldn’t save this/)).toBeDefined();
    expect(api.called('putConcern')[0]?.body).toEqual({ text: 'Tired', figures: [] });
    expect((field as HTMLTextAreaElement).value).toBe('Tired');
  });

  test('offers the figures that have enough behind them', async () => {
    const { screen, user, api } = open(SHEET, { putConcern: ({ body }) => ({ ...SHEET, concerns: [body] }) });
    const chips = within(screen.getByRole('group', { name: 'Figures for concern 1', hidden: true }));
    expect(chips.queryByRole('button', { name: 'Where it hurts', hidden: true })).toBeNull();
    await user.click(chips.getByRole('button', { name: 'Cycle length', hidden: true }));
    await expect
      .poll(() => api.called('putConcern')[0]?.body)
      .toEqual({ text: 'The pain', figures: ['pain_days', 'cycle_lengths'] });
  });

  test('takes a question of her own, asks for it where it is missing, and is emptied only when she says so', async () => {
    const { screen, user, api } = open(SHEET, {
      putQuestion: ({ params, body }) => ({
        ...SHEET,
        questions: [...SHEET.questions, { id: params.question, ...body }],
      }),
      clearAppointment: () => EMPTY_SHEET,
    });
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Write the question first.')).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'A question of your own' }), 'May I see a specialist?{Enter}');
    expect(await paperOf(screen).findByText('May I see a specialist?')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Start a new sheet' }));
    expect(api.called('clearAppointment')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Empty the sheet' }));
    await expect.poll(() => api.called('clearAppointment')).toHaveLength(1);
    expect(await paperOf(screen).findByText(/^Nothing yet/)).toBeDefined();
  });

  test('can be asked for again where it failed', async () => {
    const { screen } = open(null, { getAppointment: () => LOST });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
