import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { member } from '#server/testing/people.ts';
import { planDemoCircles } from './public.ts';
import { CIRCLE, openCircles, type Circles } from '#server/testing/events/open-circles.ts';

let circles: Circles;
beforeAll(async () => {
  circles = await openCircles();
});
afterAll(() => circles.open.close());

describe('changes', () => {
  it('another time goes to everybody with a new file for the calendar', async () => {
    const { host, plan, her, seat, tell, notices } = circles;
    const event = await plan({ seats: 2 });
    const woman = await her();
    await seat(woman, event);
    const file = async () =>
      (await woman.call('getEventCalendar', { params: { event: event.id } })).body as { name: string; text: string };
    const before = await file();
    const moved = await host.call('changeEvent', { params: { event: event.id }, body: { ...CIRCLE, time: '21:00' } });
    expect(moved.body).toMatchObject({ event: { startsAt: '2026-11-25T02:00:00.000Z' } });
    await tell();
    expect(await notices(woman)).toMatchObject([
      { title: 'Your evening call has a new time', text: expect.stringContaining('Wednesday, November 25, 3:00 AM') },
    ]);
    const after = await file();
    expect(before.name).toBe('evening-call.ics');
    expect([before.text, after.text].map((text) => /SEQUENCE:(\d)/.exec(text)?.[1])).toEqual(['0', '1']);
    expect(/UID:.*/.exec(after.text)?.[0]).toBe(/UID:.*/.exec(before.text)?.[0]);
    const others = (await host.call('getEventCalendar', { params: { event: event.id } })).body as { text: string };
    expect(/UID:.*/.exec(others.text)?.[0]).not.toBe(/UID:.*/.exec(after.text)?.[0]);
    expect(after.text).not.toMatch(/evening\.example|release|Ilse/);
  });

  it('a circle is cancelled once, with a message to everybody who has a seat or waits', async () => {
    const { host, plan, her, seat, leave, read, tell, notices } = circles;
    const event = await plan({ seats: 2 });
    const [one, two, waits, nobody] = [await her(), await her(), await her(), await her()];
    for (const each of [one, two, waits]) await seat(each, event, true);
    const cancel = () =>
      host.call('cancelEvent', { params: { event: event.id }, body: { message: 'I have lost my voice.' } });
    expect([(await cancel()).status, (await cancel()).status]).toEqual([200, 200]);
    await tell();
    for (const each of [one, two, waits])
      expect(await notices(each)).toMatchObject([
        { title: 'Your evening call was canceled', text: expect.stringContaining('I have lost my voice.') },
      ]);
    expect(await read(one, event)).toMatchObject({ isCancelled: true, message: 'I have lost my voice.' });
    expect((await nobody.call('getEvent', { params: { event: event.id } })).status).toBe(404);
    expect((await seat(nobody, event)).status).toBe(404);
    const { text } = (await one.call('getEventCalendar', { params: { event: event.id } })).body as { text: string };
    expect(text).toContain('METHOD:CANCEL\r\n');
    expect(text).toContain('STATUS:CANCELLED\r\n');
    expect(text).toContain('SEQUENCE:1\r\n');
    expect((await leave(one, event)).status).toBe(200);
  });

  it('only its host changes it; a moderator may cancel it and never sees where it meets', async () => {
    const { host, staff, plan } = circles;
    const event = await plan();
    const [other, moderator] = [await staff('teacher'), await staff('moderator')];
    for (const one of [other, moderator]) {
      expect((await one.call('changeEvent', { params: { event: event.id }, body: CIRCLE })).status).toBe(404);
      expect((await one.call('getEventHosting', { params: { event: event.id } })).status).toBe(404);
    }
    expect((await other.call('cancelEvent', { params: { event: event.id }, body: { message: '' } })).status).toBe(404);
    expect((await moderator.call('cancelEvent', { params: { event: event.id }, body: { message: '' } })).status).toBe(
      200,
    );
    expect(
      ((await host.call('getEventHosting', { params: { event: event.id } })).body as { place: string }).place,
    ).toBe(CIRCLE.place);
  });
});

describe('reminders', () => {
  it('come once, an hour before, in neutral words, and not where she switched them off', async () => {
    const { open, plan, her, seat, leave, moveTo, tell, notices } = circles;
    const event = await plan({ day: localDate('2026-12-01'), time: '12:00', zone: 'UTC', seats: 4 });
    const { browser: woman, body } = await member(open);
    const [quiet, waits] = [await her(), await her()];
    await seat(woman, event);
    await seat(quiet, event);
    expect((await seat(waits, event)).status).toBe(200);
    await leave(waits, event);
    const off = { mail: false, phone: false, app: false };
    await quiet.call('patchReminders', { body: { switches: { evening_call: off } } });
    const minute = async (at: string) => {
      moveTo(at);
      await open.services.everyMinute.eventReminders(open.clock.now());
      await tell();
    };
    const before = open.clock.now();
    await minute('2026-12-01T10:59:00Z');
    expect(await notices(woman)).toEqual([]);
    await minute('2026-12-01T11:00:00Z');
    await minute('2026-12-01T11:01:00Z');
    const told = await notices(woman);
    expect(told).toMatchObject([{ title: 'Your evening call begins soon' }]);
    expect(await notices(quiet)).toEqual([]);
    expect(await notices(waits)).toEqual([]);
    const mails = open.post.sent.filter(({ to, subject }) => to === body.email && subject === 'A note for you');
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/release|Ilse|evening\.example|circle/i);
    moveTo(before.toISOString());
  });
});

describe('a series', () => {
  const SERIES = {
    ...CIRCLE,
    rule: { every: 'full_moon' } as const,
    zone: 'Europe/Lisbon',
    day: localDate('2026-11-21'),
  };

  it('previews and makes its own dates by the real moon, at 8 pm there, and goes on making them', async () => {
    const { open, staff, moveTo, sql } = circles;
    const teacher = await staff('teacher');
    const { title: _t, text: _x, minutes: _m, seats: _s, place: _p, ...asked } = SERIES;
    const preview = (await teacher.call('previewSeries', { body: asked })).body as {
      dates: { day: string; at: string }[];
    };
    expect(preview.dates.map(({ day }) => day)).toEqual(['2026-11-24', '2026-12-24', '2027-01-22']);
    const made = (await teacher.call('createSeries', { body: SERIES })).body as { event: EventWire };
    expect(made.event).toMatchObject({ startsAt: '2026-11-24T20:00:00.000Z', isHost: true });
    const dates = () =>
      sql<{ at: Date }>('select starts_at as at from app.event where series_id = $1 order by 1', [made.event.series]);
    expect((await dates()).map(({ at }) => at.toISOString())).toEqual(preview.dates.map(({ at }) => at));
    const before = open.clock.now();
    // In spring the clocks of Lisbon go forward: 8 pm is an hour earlier.
    moveTo('2027-03-25T12:00:00Z');
    await open.services.everyMinute.growSeries(open.clock.now());
    await open.services.everyMinute.growSeries(open.clock.now());
    const later = (await dates()).map(({ at }) => at.toISOString()).slice(3);
    expect(later).toEqual(['2027-04-20T19:00:00.000Z', '2027-05-20T19:00:00.000Z', '2027-06-19T19:00:00.000Z']);
    moveTo(before.toISOString());
  });

  it('ends: dates nobody comes to go, the others stay', async () => {
    const { open, host, staff, sql, her, seat } = circles;
    const teacher = await staff('teacher');
    const made = (await teacher.call('createSeries', { body: SERIES })).body as { event: EventWire };
    const woman = await her();
    await seat(woman, made.event);
    const end = (browser: Browser) => browser.call('endSeries', { params: { series: made.event.series ?? '' } });
    expect((await end(host)).status).toBe(404);
    expect((await end(teacher)).status).toBe(200);
    const left = await sql<{ id: string }>('select id from app.event where series_id = $1', [made.event.series]);
    expect(left).toEqual([{ id: made.event.id }]);
    await open.services.everyMinute.growSeries(new Date('2027-06-01T00:00:00Z'));
    expect(await sql('select id from app.event where series_id = $1', [made.event.series])).toHaveLength(1);
  });
});

describe('an account that goes', () => {
  const erase = async (userId: string) => {
    const { sql } = circles;
    // As an erasure does it: her own rows, then the account.
    await sql('delete from app.event_seat where user_id = $1', [userId]);
    await sql('delete from app.event_series where user_id = $1', [userId]);
    await sql('delete from auth.account where user_id = $1', [userId]);
  };
  it('frees the seat for the next in line', async () => {
    const { idOf, plan, her, seat, read } = circles;
    const event = await plan({ seats: 2 });
    const [one, two, waits] = [await her(), await her(), await her()];
    for (const each of [one, two, waits]) await seat(each, event, true);
    await erase(await idOf(one));
    expect(await read(waits, event)).toMatchObject({ mine: 'seat', taken: 2, waiting: 0 });
  });

  it('of a host calls off what others were coming to, and says no name', async () => {
    const { staff, sql, idOf, plan, her, seat, read, tell, notices } = circles;
    const teacher = await staff('teacher');
    const [event, alone] = [await plan({}, teacher), await plan({}, teacher)];
    const woman = await her();
    await seat(woman, event);
    await erase(await idOf(teacher));
    expect(await read(woman, event)).toMatchObject({ isCancelled: true, hostName: null });
    expect(await sql('select id from app.event where id = $1', [alone.id])).toEqual([]);
    expect(await sql('select host_name, place, host_id from app.event where id = $1', [event.id])).toEqual([
      { host_name: null, place: null, host_id: null },
    ]);
    await tell();
    expect(await notices(woman)).toMatchObject([{ title: 'Your evening call was canceled' }]);
  });
});

describe('what is kept', () => {
  it('goes a year after, seats too', async () => {
    const { open, sql, plan, her, seat } = circles;
    const event = await plan({ seats: 2 });
    const woman = await her();
    await seat(woman, event);
    await sql(
      "update app.event set starts_at = now() - interval '400 days', ends_at = now() - interval '399 days' where id = $1",
      [event.id],
    );
    await open.services.sweeps.events();
    expect(await sql('select from app.event where id = $1', [event.id])).toEqual([]);
    expect(await sql('select from app.event_seat where event_id = $1', [event.id])).toEqual([]);
  });
});

test('the circles of the demo are planned once, and its adult waits for one and sits at another', async () => {
  const { open, her, idOf, staff, read } = circles;
  const [adult, teacher, moderator] = [await her(), await staff('teacher'), await staff('moderator')];
  const ids = await Promise.all([adult, teacher, moderator, await her(), await her()].map(idOf));
  const [one = '', two = '', three = '', four = '', five = ''] = ids;
  const people = { adult: one, teacher: two, moderator: three, admin: four, lapsed: five };
  for (let times = 0; times < 2; times += 1)
    await planDemoCircles(open.services.account, { people, timeZone: 'Europe/Lisbon' });
  const mine = async (browser: Browser) =>
    ((await browser.call('getEvents', { query: { which: 'mine' } })).body as { items: EventWire[] }).items;
  expect((await mine(adult)).map(({ title, mine: part }) => [title, part])).toEqual([
    ['Endo evening', 'line'],
    ['Perimenopause, plainly', 'seat'],
  ]);
  const [endo] = await mine(moderator);
  expect(await read(adult, endo as EventWire)).toMatchObject({ taken: 2, line: 1 });
  expect((await mine(teacher)).filter(({ title }) => title === 'Perimenopause, plainly')).toHaveLength(1);
});
