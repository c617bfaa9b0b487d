import 'fake-indexeddb/auto';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MyRecordingsReply } from '#contract/recording/recording.schemas.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { NO_WEEKS, recordingOf, recordingsOf, VERSION } from './dashboard/recording.sample.ts';
import { TeacherDashboardScreen } from './teacher-dashboard-screen.tsx';

type Options = {
  readonly uploadUrl?: string;
  readonly metadata?: object;
  readonly storeFingerprintForResuming?: boolean;
  readonly onProgress: (sent: number) => void;
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
};
const tus = vi.hoisted(() => ({
  begun: [] as { file: File; options: Options; starts: number }[],
  ended: [] as string[],
}));
vi.mock('tus-js-client', () => ({
  Upload: class {
    url = '/api/uploads/an-upload';
    readonly #one: (typeof tus.begun)[number];
    constructor(file: File, options: Options) {
      this.#one = { file, options, starts: 0 };
      tus.begun.push(this.#one);
    }
    start() {
      this.#one.starts += 1;
    }
    abort = () => Promise.resolve();
    static terminate = (url: string) => Promise.resolve(void tus.ended.push(url));
  },
}));
beforeEach(() => {
  tus.begun.length = 0;
  tus.ended.length = 0;
});

const DRAFT = recordingOf({});
function open(came: MyRecordingsReply | null = recordingsOf(DRAFT), handlers: FakeHandlers = {}) {
  const api = fakeApi({
    getTeacherFigures: () => NO_WEEKS,
    getReceivedThanks: () => ({ thanks: [] }),
    getMyCourses: () => ({ courses: [], recordings: [] }),
    ...handlers,
  });
  const data = {
    user: sampleUser({ roles: ['teacher'] }),
    answers: came ? answered('getMyRecordings', came) : {},
  };
  return { api, ...renderScreen(<TeacherDashboardScreen />, { at: '/teacher-dashboard', data }) };
}
type Opened = ReturnType<typeof open>;
const sound = (bytes = 1024) => new File([new Uint8Array(bytes)], 'evening.mp3', { type: 'audio/mpeg' });
const choose = ({ user, screen }: Opened, file: File) => user.upload(screen.getByLabelText('Choose a file'), file);
const begun = () => vi.waitFor(() => tus.begun.at(-1) ?? Promise.reject(new Error('nothing was sent')));

describe('an upload', () => {
  test('tells how much room there is before, and how far it is meanwhile', async () => {
    const opened = open(recordingsOf());
    expect(opened.screen.getByText(/You have 500 MB left/)).toBeTruthy();
    await choose(opened, sound());
    const { options } = await begun();
    expect(options).toMatchObject({
      storeFingerprintForResuming: false,
      headers: { 'for-member': expect.any(String) },
    });
    options.onProgress(512);
    const bar = await opened.screen.findByRole('progressbar', { name: 'Upload' });
    await vi.waitFor(() => expect(bar.getAttribute('value')).toBe('512'));
  });

  test('is read anew once it is there', async () => {
    const opened = open(recordingsOf(), { getMyRecordings: () => recordingsOf(DRAFT) });
    await choose(opened, sound());
    (await begun()).options.onSuccess();
    expect(await opened.screen.findByRole('heading', { name: 'Cold Hands' })).toBeTruthy();
  });

  test('goes on where it stopped after a lost line', async () => {
    const opened = open(recordingsOf(), { getMyRecordings: () => recordingsOf() });
    await choose(opened, sound());
    const one = await begun();
    one.options.onError(new Error('offline'));
    await opened.user.click(await opened.screen.findByRole('button', { name: 'Continue upload' }));
    expect([tus.begun.length, one.starts]).toEqual([1, 2]);
  });

  test('can be cancelled, on the server too', async () => {
    const opened = open(recordingsOf(), { getMyRecordings: () => recordingsOf() });
    await choose(opened, sound());
    await begun();
    await opened.user.click(await opened.screen.findByRole('button', { name: 'Cancel upload' }));
    await vi.waitFor(() => expect(tus.ended).toEqual(['/api/uploads/an-upload']));
    expect(await opened.screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  const left = { id: 'left', recording: DRAFT.id, bytes: 1024, begunAt: '2026-11-20T10:00:00.000Z' };
  test('of a closed tab is continued with the same file, and no other', async () => {
    const opened = open({ ...recordingsOf(), upload: left });
    await choose(opened, sound(2048));
    expect((await opened.screen.findByRole('alert')).textContent).toContain('This is another file');
    expect(tus.begun).toEqual([]);
    await choose(opened, sound(1024));
    expect((await begun()).options.uploadUrl).toBe('/api/uploads/left');
  });

  test('says what the server says, and what is of no use to send is not sent', async () => {
    const opened = open(recordingsOf(), { getMyRecordings: () => recordingsOf() });
    await choose(opened, sound(0));
    expect((await opened.screen.findByRole('alert')).textContent).toContain('This file is empty');
    expect(tus.begun).toEqual([]);
    await choose(opened, sound());
    const originalResponse = {
      getStatus: () => 413,
      getBody: () => '{"message":"Your 2 GB for recordings are full."}',
    };
    (await begun()).options.onError(Object.assign(new Error('refused'), { originalResponse }));
    expect(await opened.screen.findByText('Your 2 GB for recordings are full.')).toBeTruthy();
  });
});

describe('a recording', () => {
  test.each([
    ['checking', 'We’re checking the file'],
    ['draft', 'Draft'],
    ['listening', 'With a listener'],
    ['change_asked', 'A change was asked'],
    ['withdrawn', 'Not public'],
  ] as const)('that is %s says so', (state, words) => {
    const { screen } = open(recordingsOf(recordingOf({ state })));
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('that is none says why', () => {
    const { screen } = open(recordingsOf(recordingOf({ state: 'refused', fault: 'silent', title: '' })));
    expect(screen.getByText('We can’t hear anything in this file.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Untitled' })).toBeTruthy();
  });

  test('whose new file is none keeps its sound and takes another', async () => {
    const { screen, user } = open(recordingsOf(recordingOf({ fault: 'kind' })));
    expect(screen.getByText(/This isn’t a sound file.*The sound you sent before is still here\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    expect(await screen.findByRole('heading', { name: 'Send a new version' })).toBeTruthy();
  });

  test('shows what its listener wrote, and the sentence it is about', () => {
    const work = { state: 'change_asked', note: 'Could it be “may ease”?', quote: 'This heals.' } as const;
    const { screen } = open(recordingsOf(recordingOf(work)));
    expect(screen.getByText(/Could it be/)).toBeTruthy();
    expect(screen.getByText('This heals.')).toBeTruthy();
  });

  test('tells its figures, and none that are hidden', () => {
    const shown = { ...VERSION, state: 'public' as const };
    const counted = recordingOf({}, { work: null, shown, figures: { plays: 12, minutes: 80, finished: null } });
    expect(open(recordingsOf(counted)).screen.getByText('12 plays, 80 minutes heard')).toBeTruthy();
  });

  test('is taken back from its listener', async () => {
    const { screen, user } = open(recordingsOf(recordingOf({ state: 'listening' })), {
      withdrawRecording: () => DRAFT,
    });
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    expect(await screen.findByText('Draft')).toBeTruthy();
  });

  test('is deleted after a question', async () => {
    const remove = vi.fn(() => ({ ok: true }) as const);
    const { screen, user } = open(recordingsOf(DRAFT), {
      removeRecording: remove,
      getMyRecordings: () => recordingsOf(),
    });
    await user.click(screen.getByRole('button', { name: /^Edit/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete recording' }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete recording' }));
    expect(await screen.findByRole('heading', { name: 'No recordings yet' })).toBeTruthy();
  });
});

describe('its details', () => {
  async function edit(work: Partial<typeof VERSION> = {}, handlers: FakeHandlers = {}) {
    const opened = open(recordingsOf(recordingOf(work)), handlers);
    await opened.user.click(opened.screen.getByRole('button', { name: /^Edit/ }));
    await opened.screen.findByRole('form');
    return opened;
  }

  test('are saved as they are', async () => {
    const describeRecording = vi.fn((_: { body: object }) => DRAFT);
    const { screen, user } = await edit({}, { describeRecording: describeRecording as never });
    await user.type(screen.getByLabelText('Title'), ' II');
    await user.click(screen.getByRole('checkbox', { name: 'Reflect' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(describeRecording).toHaveBeenCalledTimes(1));
    expect(describeRecording.mock.calls[0]?.[0].body).toMatchObject({
      version: 2,
      title: 'Cold Hands II',
      phases: ['reflect'],
      captions: expect.stringContaining('00:00:01.000 --> 00:00:04.000\nSit down.'),
    });
  });

  test('are handed to a listener once nothing is missing', async () => {
    const submit = vi.fn(() => recordingOf({ state: 'listening', version: 4 }));
    const handlers: FakeHandlers = { describeRecording: () => recordingOf({ version: 3 }), submitRecording: submit };
    const { screen, user } = await edit({ title: '', captions: '' }, handlers);
    await user.click(screen.getByRole('button', { name: 'Save and send to a listener' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    expect(screen.getByText('It needs captions first.')).toBeTruthy();
    await user.type(screen.getByLabelText('Title'), 'Cold Hands');
    await user.click(screen.getByRole('button', { name: 'Add a caption here' }));
    await user.type(screen.getByLabelText('Caption 1'), 'Sit down.');
    await user.click(screen.getByRole('button', { name: 'Save and send to a listener' }));
    expect(await screen.findByText('With a listener')).toBeTruthy();
    expect(submit.mock.calls[0]).toMatchObject([{ body: { version: 3 } }]);
  });

  test('an empty caption is not saved: the focus goes there', async () => {
    const describeRecording = vi.fn();
    const { screen, user } = await edit({}, { describeRecording });
    await user.clear(screen.getByLabelText('Caption 1'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Caption 1'));
    expect(describeRecording).not.toHaveBeenCalled();
  });

  test('what could not be saved stays', async () => {
    const { screen, user } = await edit({}, { describeRecording: () => new FakeRefusal('recording_moved_on') });
    await user.type(screen.getByLabelText('Title'), ' II');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This recording has changed meanwhile/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Cold Hands II');
  });
});

test('with nothing yet it says where the first one appears', () => {
  expect(open(recordingsOf()).screen.getByRole('heading', { name: 'No recordings yet' })).toBeTruthy();
});

test('says when it could not be loaded, and tries again', async () => {
  let lost = true;
  const { screen, user } = open(null, { getMyRecordings: () => (lost ? new FakeRefusal('fault') : recordingsOf()) });
  expect(await screen.findByRole('alert')).toBeTruthy();
  lost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No recordings yet' })).toBeTruthy();
});
