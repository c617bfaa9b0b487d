import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endPremiumAsk, premiumAsked } from '#web/platform/membership/premium.ts';
import { forgetCopies } from '#web/platform/offline/copy-store.ts';
import { keepThing } from '#web/platform/offline/kept-store.ts';
import { keepPiece } from '#web/platform/offline/sound-store.ts';
import { FakeRefusal, LOST, type FakeHandlers } from '#web/testing/fake-api.ts';
import { bench, freshBench, openMeditation, playing, seconds, USER } from '../bench.sample.tsx';
import { wholeOf } from './meditation.sample.ts';

beforeEach(freshBench);
afterEach(async () => {
  endPremiumAsk();
  await forgetCopies({ but: null });
});

describe('where it is not', () => {
  test('loading, then a failure with another try', async () => {
    let tries = 0;
    const getMeditation = () => ((tries += 1) <= 2 ? new FakeRefusal('busy') : wholeOf());
    const { screen, user } = openMeditation({ handlers: { getMeditation } });
    expect(screen.getByText('Loading the meditation...')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'We couldn’t load this meditation.' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Slow Ember' })).toBeDefined();
  });

  test('shut: its name, what is inside and the way to open it', async () => {
    const shut = () => new FakeRefusal('subscription_required', { feature: 'meditations' });
    const { screen } = openMeditation({ handlers: { getMeditation: shut } });
    expect(await screen.findByText('This meditation is part of Premium.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Slow Ember' })).toBeDefined();
    expect(premiumAsked()).toEqual({ feature: 'meditations' });
  });

  test('for Yearly alone: it leads to the plans, and no trial has ended', async () => {
    const shut = () => new FakeRefusal('subscription_required', { feature: 'yearly_meditations' });
    const { screen } = openMeditation({ handlers: { getMeditation: shut } });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'See the plans' });
    expect(link.getAttribute('href')).toBe('/subscription');
    expect(premiumAsked()).toBeNull();
  });

  test('gone', async () => {
    const { screen } = openMeditation({ handlers: { getMeditation: () => new FakeRefusal('not_found') } });
    expect(await screen.findByRole('heading', { name: 'This meditation isn’t here.' })).toBeDefined();
  });
});

describe('without a connection', () => {
  const lost: FakeHandlers = { getMeditation: () => LOST, getMeditations: () => LOST };
  const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  test('one that is kept here plays', async () => {
    offline();
    await keepThing(USER.id, { id: 'ember', at: 1, content: wholeOf() });
    const { screen, user, api } = await playing({ handlers: { ...lost, putPlace: () => LOST } });
    await seconds(10.4);
    expect(screen.getByText('Feel your feet.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await expect.poll(() => api.called('putPlace')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a recording plays from this device once all of it is here, and not before', async () => {
    offline();
    const audio = { address: '/api/audio/one', type: 'audio/mpeg', bytes: 9, gain: 1 };
    const whole = wholeOf({ kind: 'recording', audio, bed: { layers: [], fadeSeconds: 0 } });
    await keepThing(USER.id, { id: 'ember', at: 1, content: { whole, sound: 'a-name' } });
    const { screen, unmount } = openMeditation({ handlers: lost });
    expect(await screen.findByRole('heading', { name: /isn’t saved on this device/ })).toBeDefined();
    unmount();
    await keepPiece(USER.id, { name: 'a-name', at: 0 }, new Uint8Array(9));
    await playing({ handlers: { ...lost, putPlace: () => LOST } });
    expect(bench.audio.loaded).toEqual(['/on-device/a-name?type=audio%2Fmpeg&bytes=9']);
  });

  test('one that is not says so, and names those that are', async () => {
    offline();
    await keepThing(USER.id, { id: 'tide', at: 1, content: wholeOf({ id: 'tide', title: 'Tide' }) });
    const { screen } = openMeditation({ handlers: lost });
    expect(await screen.findByRole('heading', { name: /isn’t saved on this device/ })).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Tide' })).toBeDefined();
  });
});
