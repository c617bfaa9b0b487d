import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventWire } from '#contract/event/event.schemas.ts';
import { localDate } from '#domain/calendar/local-date.ts';
import type { Browser } from '#server/testing/browser.ts';
import { member } from '#server/testing/people.ts';
import { CIRCLE, openCircles, type Circles } from '#server/testing/events/open-circles.ts';

let circles: Circles;
beforeAll(async () => {
  circles = await openCircles();
});
afterAll(() => circles.open.close());

describe('a circle', () => {
  it('is planned by a teacher, and seen by adults with the moon of its day and without its place', async () => {
    const { host, plan, her, read } = circles;
    const event = await plan();
    const seen = await read(await her(), event);
    expect(seen).toMatchObject({
      title: 'Full moon release',
      hostName: 'Ilse',
      startsAt: '2026-11-25T01:00:00.000Z',
      endsAt: '2026-11-25T02:00:00.000Z',
      doorOpensAt: '2026-11-25T00:45:00.000Z',
      seats: 2,
      taken: 0,
      mine: null,
      isHost: false,
      series: null,
      moon: { date: '2026-11-25', phase: 'waning_gibbous' },
    });
    expect(JSON.stringify(seen)).not.toContain('evening.example.com');
    expect(await read(host, event)).toMatchObject({ isHost: true });
  });

  it('is nothing to a teen, and not to be planned by a member', async () => {
    const { open, plan, her, seat } = circles;
    const event = await plan();
    const teen = (await member(open, { birthday: localDate('2011-05-12') })).browser;
    const woman = await her();
    for (const answer of [
      await teen.call('getEvents', { query: {} }),
      await teen.call('getNextEvent'),
      await teen.call('getEventSky', { query: { zone: 'UTC' } }),
      await teen.call('getEvent', { params: { event: event.id } }),
      await seat(teen, event),
      await teen.call('getEventCalendar', { params: { event: event.id } }),
      await woman.call('createEvent', { body: CIRCLE }),
      await woman.call('cancelEvent', { params: { event: event.id }, body: { message: '' } }),
      await woman.call('getEventHosting', { params: { event: event.id } }),
    ])
      expect(answer.status).toBe(404);
  });

  it.each([['http://evening.example.com/a'], ['https://127.0.0.1/a'], ['https://me@evening.example.com/a']])(
    'does not meet at %s',
    async (place) => {
      const { host } = circles;
      expect(await host.call('createEvent', { body: { ...CIRCLE, place } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input' },
      });
    },
  );

  it('is not in the past, nor more than a year away', async () => {
    const { host } = circles;
    for (const day of ['2026-11-20', '2027-12-24'])
      expect(await host.call('createEvent', { body: { ...CIRCLE, day: localDate(day) } })).toMatchObject({
        status: 422,
        body: { code: 'event_day' },
      });
  });

  it('says nothing in the database of what it is, who hosts it and where', async () => {
    const { plan, sql } = circles;
    const event = await plan({ title: 'Endo evening' });
    const [row] = await sql<{ row: string }>('select row_to_json(e)::text as row from app.event e where id = $1', [
      event.id,
    ]);
    expect(row?.row).not.toMatch(/Endo|Ilse|evening\.example/);
  });
});

describe('seats', () => {
  it('go to whoever presses first, then to the line, and say which place in it', async () => {
    const { plan, her, seat, leave, read, tell, notices } = circles;
    const event = await plan({ seats: 2 });
    const [one, two, three, four] = [await her(), await her(), await her(), await her()];
    expect((await seat(one, event)).body).toMatchObject({ mine: 'seat', taken: 1 });
    expect((await seat(one, event)).body).toMatchObject({ mine: 'seat', taken: 1 });
    expect((await seat(two, event)).body).toMatchObject({ mine: 'seat', taken: 2 });
    expect(await seat(three, event)).toMatchObject({ status: 409, body: { code: 'seats_full' } });
    expect((await seat(three, event, true)).body).toMatchObject({ mine: 'line', line: 1, waiting: 1 });
    expect((await seat(four, event, true)).body).toMatchObject({ mine: 'line', line: 2, waiting: 2 });
    // The seat that opens is the next one's in the same transaction.
    await leave(one, event);
    expect(await read(three, event)).toMatchObject({ mine: 'seat', line: null, taken: 2, waiting: 1 });
    expect(await read(four, event)).toMatchObject({ mine: 'line', line: 1 });
    // Leaving twice is once.
    await leave(one, event);
    expect(await read(four, event)).toMatchObject({ mine: 'line', line: 1, taken: 2, waiting: 1 });
    await tell();
    expect(await notices(three)).toMatchObject([{ title: 'A seat opened for you', opens: '/community-events' }]);
    expect(await notices(four)).toEqual([]);
  });

  it('that a host adds are for who waits, and none is taken away from anybody', async () => {
    const { host, plan, her, seat, read } = circles;
    const event = await plan({ seats: 2 });
    const people = [await her(), await her(), await her()];
    for (const one of people) await seat(one, event, true);
    const change = (seats: number) =>
      host.call('changeEvent', { params: { event: event.id }, body: { ...CIRCLE, seats } });
    expect((await change(3)).body).toMatchObject({ event: { taken: 3, waiting: 0 } });
    expect(await change(2)).toMatchObject({ status: 409, body: { code: 'seats_taken' } });
    expect(await read(people[2] as Browser, event)).toMatchObject({ mine: 'seat', seats: 3 });
  });

  it('are hers alone to see', async () => {
    const { host, idOf, plan, her, seat, read } = circles;
    const event = await plan({ seats: 3 });
    const [one, other] = [await her(), await her()];
    await seat(one, event);
    const seen = JSON.stringify([await read(other, event), await read(host, event)]);
    expect(seen).not.toContain(await idOf(one));
    expect(seen).not.toContain('Mara');
  });

  it('fifty press at once for one: one sits, forty-nine stand in line, each in a place of her own', async () => {
    const { sql, plan, her, seat, read } = circles;
    const event = await plan({ seats: 2 });
    await seat(await her(), event);
    const people: Browser[] = [];
    while (people.length < 50) people.push(await her());
    const answers = await Promise.all(people.map((one) => seat(one, event, true)));
    const got = answers.map(({ status, body }) => ({ status, ...(body as EventWire) }));
    const lines = (await Promise.all(people.map((one) => read(one, event)))).map(({ mine, line }) => ({ mine, line }));
    const seated = lines.filter(({ mine }) => mine === 'seat').length;
    const places = lines.flatMap(({ line }) => line ?? []).toSorted((a, b) => a - b);
    process.stdout.write(
      `50 presses for 1 seat: ${seated} seated, ${places.length} in line, places ${places[0]} to ${places.at(-1)}\n`,
    );
    expect(got.every(({ status }) => status === 200)).toBe(true);
    expect(seated).toBe(1);
    expect(places).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
    const [row] = await sql('select taken, waiting from app.event where id = $1', [event.id]);
    expect(row).toEqual({ taken: 2, waiting: 49 });
    // Without the line, forty-nine are refused and nothing is double.
    const next = await plan({ seats: 2 });
    await seat(people[0] as Browser, next);
    const pressed = await Promise.all(people.slice(1).map((one) => seat(one, next)));
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(pressed.filter(({ body }) => (body as { code?: string }).code === 'seats_full')).toHaveLength(48);
  }, 120_000);
});

describe('the list', () => {
  it('gives the soonest first, a page at a time, and hers apart', async () => {
    const { host, plan, her, seat } = circles;
    const woman = await her();
    const days = ['2026-12-20', '2026-12-18', '2026-12-19', '2026-12-21'];
    const made = await Promise.all(days.map((day) => plan({ day: localDate(day) })));
    await seat(woman, made[1] as EventWire);
    const all: EventWire[] = [];
    let after: string | undefined;
    do {
      const { items, next } = (await woman.call('getEvents', { query: { limit: '3', ...(after && { after }) } }))
        .body as { items: EventWire[]; next: string | null };
      all.push(...items);
      after = next ?? undefined;
    } while (after);
    expect(all.map(({ startsAt }) => startsAt)).toEqual(all.map(({ startsAt }) => startsAt).toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(7);
    const mine = (await woman.call('getEvents', { query: { which: 'mine' } })).body as { items: EventWire[] };
    expect(mine.items.map(({ id }) => id)).toEqual([made[1]?.id]);
    const hosted = (await host.call('getEvents', { query: { which: 'mine', limit: '5' } })).body as {
      items: EventWire[];
    };
    expect(hosted.items).toHaveLength(5);
    expect(((await woman.call('getNextEvent')).body as { event: EventWire }).event.id).toBe(all[0]?.id);
    expect(await woman.call('getEvents', { query: { after: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'bad_cursor' },
    });
  });

  it('has the moon of forty-eight days', async () => {
    const { her } = circles;
    const { body } = await (await her()).call('getEventSky', { query: { zone: 'America/New_York' } });
    const sky = body as { days: { date: string }[]; instants: { phase: string }[] };
    expect([sky.days.length, sky.days[0]?.date]).toEqual([48, '2026-11-21']);
    expect(sky.instants.filter(({ phase }) => phase === 'full')).toHaveLength(2);
  });

  it('leaves out whom she blocked, and who blocked her; a seat stays hers until she gives it back', async () => {
    const { staff, sql, idOf, plan, her, seat, leave, read } = circles;
    const other = await staff('teacher');
    const event = await plan({ day: localDate('2026-12-05') }, other);
    const [one, two, sits] = [await her(), await her(), await her()];
    await seat(sits, event);
    const block = async (by: Browser, whom: Browser) =>
      sql(
        "insert into app.circle_quiet (user_id, id, kind, other_id, sealed, at) values ($1, gen_random_uuid(), 'block', $2, '\\x00', now())",
        [await idOf(by), await idOf(whom)],
      );
    await block(one, other);
    await block(other, two);
    await block(sits, other);
    expect((await one.call('getEvent', { params: { event: event.id } })).status).toBe(404);
    expect((await seat(one, event)).status).toBe(404);
    expect((await two.call('getEvent', { params: { event: event.id } })).status).toBe(404);
    expect(await read(sits, event)).toMatchObject({ mine: 'seat' });
    await leave(sits, event);
    expect((await seat(sits, event)).status).toBe(404);
  });
});

describe('the place', () => {
  it('is told to who has a seat and to the host, from a quarter of an hour before to the end', async () => {
    const { open, host, plan, her, seat, moveTo } = circles;
    const event = await plan({ seats: 2 });
    const [sits, sitsToo, waits, nobody] = [await her(), await her(), await her(), await her()];
    await seat(sits, event);
    await seat(sitsToo, event);
    await seat(waits, event, true);
    const ask = (browser: Browser) => browser.call('getEventPlace', { params: { event: event.id } });
    const statuses = async () => Promise.all([sits, host, waits, nobody].map(async (one) => (await ask(one)).status));
    const before = open.clock.now();
    moveTo('2026-11-25T00:44:59Z');
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    moveTo('2026-11-25T00:45:00Z');
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    expect((await ask(sits)).body).toEqual({
      address: 'https://evening.example.com/EveningCall',
      site: 'evening.example.com',
    });
    moveTo('2026-11-25T01:59:59Z');
    expect(await statuses()).toEqual([200, 200, 404, 404]);
    moveTo('2026-11-25T02:00:00Z');
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    moveTo(before.toISOString());
  });
});
