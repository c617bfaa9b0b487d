import 'fake-indexeddb/auto';
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventWire, EventsReply, PastEvent } from '#contract/event/event.schemas.ts';
import type { User } from '#contract/account/account.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import { answered } from '#web/testing/answered.ts';
import { FakeRefusal, fakeApi, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { CommunityEventsScreen } from './community-events-screen.tsx';
import { eveningOf, pageOf, sampleEvent, SKY } from './event.sample.ts';
import { seatWords } from './seats.tsx';

beforeEach(() => window.localStorage.clear());

type Opened = {
  readonly came?: EventsReply | null;
  readonly handlers?: FakeHandlers;
  readonly changes?: Partial<User>;
};

function open({ came = pageOf([sampleEvent(), eveningOf(2)]), handlers = {}, changes = {} }: Opened = {}) {
  const api = fakeApi({ getEventSky: () => SKY, ...(came && { getEvents: () => came }), ...handlers });
  const answers = came
    ? {
        ...answered('getEvents', came, { query: {} }),
        ...answered('getEventSky', SKY, { query: { zone: 'Europe/Berlin' } }),
      }
    : {};
  const data = { user: sampleUser({ clock: '12', ...changes }), today: localDate('2026-11-21'), answers };
  return { api, ...renderScreen(<CommunityEventsScreen />, { at: '/community-events', data }) };
}

describe('the next circle', () => {
  test('stands under its own moon, with its hour in her zone, its seats and its host', () => {
    const { screen } = open();
    expect(screen.getByRole('heading', { level: 1, name: 'Full moon release' })).toBeTruthy();
    expect(screen.getByText('Tue 24 Nov, 8:00 pm to 9:00 pm')).toBeTruthy();
    expect(screen.getByText(/In your zone, Berlin\. The moon is exactly full at 3:53 pm that day\./)).toBeTruthy();
    expect(screen.getAllByText('Nine of fourteen seats taken')[0]).toBeTruthy();
    expect(screen.getByText(/Led by Ilse\./)).toBeTruthy();
    expect(screen.getByRole('img', { name: /The moon on that day: Full moon/ })).toBeTruthy();
  });

  test('the sky of the coming weeks is said in words, with its moons', () => {
    const { screen } = open();
    expect(
      screen.getByRole('img', {
        name: 'The moon from 21 November to 7 January: full on 24 November, new on 9 December, full on 24 December.',
      }),
    ).toBeTruthy();
  });

  test('with none planned, the moon’s dates are there all the same', () => {
    const { screen } = open({ came: pageOf([]) });
    expect(screen.getByRole('heading', { level: 1, name: 'No circle is planned yet' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /full on 24 November/ })).toBeTruthy();
  });
});

test.each<[Partial<EventWire>, string]>([
  [{ taken: 5 }, 'Nine seats free'],
  [{ taken: 13 }, 'Thirteen of fourteen seats taken'],
  [{ taken: 14, waiting: 3 }, 'Full. Three in line.'],
  [{ taken: 14, waiting: 3, mine: 'line', line: 2 }, 'Full. You are second in line.'],
  [{ taken: 14, waiting: 30, mine: 'line', line: 23 }, 'Full. You are 23rd in line.'],
  [{ seats: 20, taken: 8, mine: 'seat' }, 'You have a seat. Eight of twenty taken.'],
  [{ seats: 25, taken: 25, isHost: true, waiting: 1 }, '25 of 25 seats taken. One in line.'],
])('seats of %j are said as “%s”', (changes, said) => expect(seatWords(sampleEvent(changes))).toBe(said));

describe('a seat', () => {
  test('is taken with one press, and the page shows it', async () => {
    const now = { event: sampleEvent() };
    const { api, screen, user } = open({
      came: pageOf([sampleEvent()]),
      handlers: {
        getEvents: () => pageOf([now.event]),
        takeSeat: () => (now.event = sampleEvent({ mine: 'seat', taken: 10 })),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect(await screen.findByText('You have a seat. Ten of fourteen taken.')).toBeTruthy();
    expect(screen.getByText('The door opens at 7:45 pm.')).toBeTruthy();
    expect(api.called('takeSeat').map(({ body }) => body)).toEqual([{ line: false }]);
  });

  test('that was taken meanwhile is told kindly, and the waitlist is offered', async () => {
    const full = sampleEvent({ taken: 14, waiting: 1 });
    const { screen, user } = open({
      came: pageOf([sampleEvent({ taken: 13 })]),
      handlers: { getEvents: () => pageOf([full]), takeSeat: () => new FakeRefusal('seats_full') },
    });
    await user.click(screen.getByRole('button', { name: 'Take a seat' }));
    expect((await screen.findByRole('alert')).textContent).toContain('You can join the waitlist.');
    expect(await screen.findByRole('button', { name: 'Join the waitlist' })).toBeTruthy();
  });

  test('with no line nothing is saved for later: it says so', async () => {
    const { screen, user } = open({ handlers: { takeSeat: () => LOST } });
    await user.click(screen.getAllByRole('button', { name: 'Take a seat' })[0] as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not reach/);
  });

  test('is given back; a place in line is left', async () => {
    const { api, screen, user } = open({
      came: pageOf([sampleEvent({ mine: 'seat' }), eveningOf(2, { mine: 'line', line: 1, taken: 14 })]),
      handlers: { leaveSeat: ({ params }) => sampleEvent({ id: params.event }) },
    });
    await user.click(screen.getByRole('button', { name: 'Leave the waitlist' }));
    await user.click(screen.getByRole('button', { name: 'Give my seat back' }));
    await waitFor(() => expect(api.called('leaveSeat')).toHaveLength(2));
  });
});

describe('the door', () => {
  test('is not there before its time, and then leads out only after saying where', async () => {
    const soon = new Date(Date.now() + 5 * 60_000).toISOString();
    const later = new Date(Date.now() + 40 * 60_000).toISOString();
    const opened = {
      mine: 'seat',
      startsAt: soon,
      doorOpensAt: new Date(Date.now() - 600_000).toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    } as const;
    const { screen, user } = open({
      came: pageOf([sampleEvent(opened), eveningOf(2, { mine: 'seat', startsAt: later, endsAt: opened.endsAt })]),
      handlers: {
        getEventPlace: () => ({ address: 'https://evening.example.com/EveningCall', site: 'evening.example.com' }),
      },
    });
    expect(screen.queryByRole('link', { name: /meet/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open the door' }));
    const dialog = await screen.findByRole('dialog', { name: 'You’re leaving Moonhearth' });
    const link = await within(dialog).findByRole('link', { name: /Go to evening\.example\.com/ });
    expect([link.getAttribute('href'), link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
      'https://evening.example.com/EveningCall',
      'noopener noreferrer',
      '_blank',
    ]);
  });
});

describe('the list', () => {
  test('goes on page by page, and shows hers apart', async () => {
    const { api, screen, user } = open({
      came: pageOf([sampleEvent(), eveningOf(2)], 'cursor'),
      handlers: {
        getEvents: ({ query }) =>
          query.which === 'mine' ? pageOf([]) : pageOf(query.after ? [eveningOf(3)] : [sampleEvent(), eveningOf(2)]),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Show more circles' }));
    expect(await screen.findByRole('heading', { name: 'Circle 3' })).toBeTruthy();
    expect(api.called('getEvents').at(-1)?.query).toEqual({ after: 'cursor' });
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    expect(await screen.findByRole('heading', { name: 'No circles of yours' })).toBeTruthy();
  });

  test('shows another zone’s clocks, and keeps that', async () => {
    const { screen, user, unmount } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/New_York');
    expect(screen.getByText('Tue 24 Nov, 2:00 pm to 3:00 pm')).toBeTruthy();
    expect(screen.getByText(/Shown in New York time, UTC−5\./)).toBeTruthy();
    unmount();
    expect(open().screen.getByText('Tue 24 Nov, 2:00 pm to 3:00 pm')).toBeTruthy();
  });

  test('what was canceled says so with the host’s words, and can be taken off', () => {
    const { screen } = open({
      came: pageOf([
        sampleEvent(),
        eveningOf(2, { mine: 'seat', isCancelled: true, message: 'I have lost my voice.' }),
      ]),
    });
    expect(screen.getByText('The host says: “I have lost my voice.”', { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take it off my list' })).toBeTruthy();
  });

  test('that does not come says so, and tries again', async () => {
    let lost = true;
    const { screen, user } = open({
      came: null,
      handlers: { getEvents: () => (lost ? new FakeRefusal('fault') : pageOf([sampleEvent()])) },
    });
    expect(await screen.findByRole('alert')).toBeTruthy();
    lost = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Full moon release' })).toBeTruthy();
  });
});

describe('a host', () => {
  const HOST = { roles: ['teacher'] } satisfies Partial<User>;

  test('nobody else is offered to plan', () => {
    expect(open().screen.queryByRole('button', { name: 'Plan a circle' })).toBeNull();
  });

  test('plans a series after seeing its dates; what is wrong is said and nothing is sent', async () => {
    const { api, screen, user } = open({
      changes: HOST,
      handlers: {
        previewSeries: () => ({ dates: [{ day: localDate('2026-12-24'), at: '2026-12-24T19:00:00.000Z' }] }),
        createSeries: () => ({ event: sampleEvent() }),
      },
    });
    await user.click(screen.getByRole('button', { name: 'Plan a circle' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Plan a circle' }));
    await user.type(sheet.getByRole('textbox', { name: 'Name of the circle' }), 'Long night');
    await user.type(sheet.getByRole('textbox', { name: /What it’s like/ }), 'Candle and paper.');
    await user.selectOptions(sheet.getByRole('combobox', { name: 'How often' }), 'full_moon');
    expect(await sheet.findByText('Thursday 24 December, 8:00 pm')).toBeTruthy();
    await user.type(sheet.getByRole('textbox', { name: /Where it meets/ }), 'http://evening.example.com');
    await user.click(sheet.getByRole('button', { name: 'Plan it' }));
    expect(sheet.getByText(/Enter an https address/)).toBeTruthy();
    expect(api.called('createSeries')).toEqual([]);
    await user.clear(sheet.getByRole('textbox', { name: /Where it meets/ }));
    await user.type(sheet.getByRole('textbox', { name: /Where it meets/ }), 'https://evening.example.com/LongNight');
    await user.click(sheet.getByRole('button', { name: 'Plan it' }));
    await waitFor(() => expect(api.called('createSeries')).toHaveLength(1));
    expect(api.called('createSeries')[0]?.body).toEqual({
      title: 'Long night',
      text: 'Candle and paper.',
      day: '2026-11-28',
      time: '20:00',
      zone: 'Europe/Berlin',
      minutes: 60,
      seats: 14,
      place: 'https://evening.example.com/LongNight',
      rule: { every: 'full_moon' },
    });
  });

  test('cancels with a message, and may end the whole series', async () => {
    const { api, screen, user } = open({
      changes: HOST,
      came: pageOf([sampleEvent({ isHost: true, series: '00000000-0000-4000-8000-00000000000a' })]),
      handlers: { cancelEvent: () => ({ ok: true }) },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this circle?' }));
    expect(dialog.getByRole('button', { name: 'End the whole series' })).toBeTruthy();
    await user.type(dialog.getByRole('textbox', { name: /Your message/ }), 'I have lost my voice.');
    await user.click(dialog.getByRole('button', { name: 'Cancel the circle' }));
    await waitFor(() =>
      expect(api.called('cancelEvent').map(({ body }) => body)).toEqual([{ message: 'I have lost my voice.' }]),
    );
  });
});

describe('what is over', () => {
  const over = sampleEvent({ mine: 'seat', startsAt: '2026-11-20T19:00:00.000Z', endsAt: '2026-11-20T20:00:00.000Z' });
  const thread = '00000000-0000-4000-8000-0000000000aa';
  const mine = async (items: PastEvent[]) => {
    const opened = open({ handlers: { getPastEvents: () => ({ items }) } });
    expect(opened.api.called('getPastEvents')).toHaveLength(0);
    await opened.user.click(opened.screen.getByRole('radio', { name: 'Mine' }));
    await waitFor(() => expect(opened.api.called('getPastEvents')).toHaveLength(1));
    return opened;
  };

  test('stands in her own list with the way to its thread', async () => {
    const { screen } = await mine([{ ...over, thread }]);
    const lately = within(await screen.findByRole('region', { name: 'Lately' }));
    expect(lately.getByRole('heading', { level: 3, name: 'Full moon release' })).toBeTruthy();
    expect(lately.getByText('Fri 20 Nov')).toBeTruthy();
    const link = lately.getByRole('link', { name: 'Open the thread: Full moon release' });
    expect(link.getAttribute('href')).toBe(`/community/${thread}`);
    expect(lately.queryByRole('button')).toBeNull();
  });

  test('without a thread that she may read, it says so', async () => {
    const { screen } = await mine([{ ...over, hostName: null, thread: null }]);
    const lately = within(await screen.findByRole('region', { name: 'Lately' }));
    expect(lately.getByText('No thread to read here.')).toBeTruthy();
    expect(lately.getByText('Its host has left.')).toBeTruthy();
    expect(lately.queryByRole('link')).toBeNull();
  });

  test('with nothing lately, there is no such part', async () => {
    const { screen } = await mine([]);
    expect(screen.queryByRole('heading', { name: 'Lately' })).toBeNull();
  });
});
