import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MyApplicationReply, Sample } from '#contract/teacher/teacher.schemas.ts';
import { UPLOADS } from '#contract/uploads.ts';
import { answered } from '#web/testing/answered.ts';
import { fakeApi, FakeRefusal, type FakeHandlers } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TeacherApplicationScreen } from '../teacher-application-screen.tsx';
import { APPLICATION_SAMPLE, READY_SAMPLE } from '../teacher.sample.ts';

type Options = {
  readonly endpoint: string;
  readonly uploadUrl?: string;
  readonly onProgress: (sent: number) => void;
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
};
const tus = vi.hoisted(() => ({ begun: [] as Options[], ended: [] as string[] }));
vi.mock('tus-js-client', () => ({
  Upload: class {
    url = '/api/sample-uploads/an-upload';
    constructor(_file: File, options: Options) {
      tus.begun.push(options);
    }
    start = () => undefined;
    abort = () => Promise.resolve();
    static terminate = (url: string) => Promise.resolve(void tus.ended.push(url));
  },
}));
beforeEach(() => {
  tus.begun.length = 0;
  tus.ended.length = 0;
});

const withSample = (sample: Sample | null, change: Partial<typeof APPLICATION_SAMPLE> = {}): MyApplicationReply => ({
  application: { ...APPLICATION_SAMPLE, ...change, sample },
  isTeacher: false,
});
function open(sample: Sample | null, handlers: FakeHandlers = {}, change: Partial<typeof APPLICATION_SAMPLE> = {}) {
  const api = fakeApi(handlers);
  const answers = answered('getMyTeacherApplication', withSample(sample, change));
  const data = { user: sampleUser(), answers };
  return { api, ...renderScreen(<TeacherApplicationScreen />, { at: '/teacher-application', data }) };
}
type Opened = ReturnType<typeof open>;
const sound = (bytes = 1024) => new File([new Uint8Array(bytes)], 'me.mp3', { type: 'audio/mpeg' });
const choose = ({ user, screen }: Opened, file = sound()) =>
  user.upload(screen.getByLabelText('Choose a sample', { selector: 'input' }), file);
const begun = () => vi.waitFor(() => tus.begun.at(-1) ?? Promise.reject(new Error('nothing was sent')));

test('is sent while the application waits, and is there once it was checked', async () => {
  const checking: Sample = { ...READY_SAMPLE, state: 'checking', audio: null };
  let came = checking;
  const opened = open(null, { getMyTeacherApplication: () => withSample(came) });
  expect(opened.screen.getByText(/Only the people who decide hear it/)).toBeTruthy();
  await choose(opened);
  const { endpoint, onProgress, onSuccess } = await begun();
  expect(endpoint).toBe(UPLOADS.sample);
  onProgress(512);
  await vi.waitFor(async () =>
    expect((await opened.screen.findByRole('progressbar')).getAttribute('value')).toBe('512'),
  );
  onSuccess();
  expect(await opened.screen.findByText('We’re checking your sample.')).toBeTruthy();
  came = READY_SAMPLE;
  const player = await opened.screen.findByLabelText<HTMLAudioElement>('Your sample', {}, { timeout: 5000 });
  expect([player.getAttribute('src'), player.volume]).toEqual(['/api/audio/a-sample', 0.4]);
  expect(opened.screen.queryByRole('button', { name: 'Choose a sample' })).toBeNull();
});

test('that is too large or empty is not sent, and the server’s own sentence is said', async () => {
  const opened = open(null, { getMyTeacherApplication: () => withSample(null) });
  await choose(opened, sound(0));
  expect((await opened.screen.findByRole('alert')).textContent).toContain('This file is empty');
  const large = sound();
  Object.defineProperty(large, 'size', { value: 50 * 1024 * 1024 + 1 });
  await choose(opened, large);
  expect((await opened.screen.findByRole('alert')).textContent).toContain('over 50 MB');
  expect(tus.begun).toEqual([]);
  await choose(opened);
  const originalResponse = { getStatus: () => 409, getBody: () => '{"message":"This application has been answered."}' };
  (await begun()).onError(Object.assign(new Error('refused'), { originalResponse }));
  expect(await opened.screen.findByText('This application has been answered.')).toBeTruthy();
});

test('of a closed tab is continued with the same file, or given up', async () => {
  const left: Sample = { ...READY_SAMPLE, state: 'arriving', upload: 'left', bytes: 1024, audio: null };
  const opened = open(left, { getMyTeacherApplication: () => withSample(null) });
  await choose(opened, sound(2048));
  expect((await opened.screen.findByRole('alert')).textContent).toContain('This is another file');
  await choose(opened, sound(1024));
  expect((await begun()).uploadUrl).toBe('/api/sample-uploads/left');
  await opened.user.click(await opened.screen.findByRole('button', { name: 'Cancel upload' }));
  await vi.waitFor(() => expect(tus.ended).toEqual(['/api/sample-uploads/an-upload']));
});

test('that could not be taken says why, and another is chosen', () => {
  const { screen } = open({ ...READY_SAMPLE, state: 'refused', fault: 'too_long', audio: null });
  expect(screen.getByText('This is longer than five minutes.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
});

test('is deleted when she says so; where that fails it stays', async () => {
  let works = false;
  const opened = open(READY_SAMPLE, {
    removeTeacherSample: () => (works ? withSample(null) : new FakeRefusal('fault')),
  });
  await opened.user.click(opened.screen.getByRole('button', { name: 'Delete the sample' }));
  expect(await opened.screen.findByRole('alert')).toBeTruthy();
  expect(opened.screen.getByLabelText('Your sample')).toBeTruthy();
  works = true;
  await opened.user.click(opened.screen.getByRole('button', { name: 'Delete the sample' }));
  expect(await opened.screen.findByRole('button', { name: 'Choose a sample' })).toBeTruthy();
});

test('of an answered application says how long it stays, and takes no other', () => {
  const { screen } = open(READY_SAMPLE, {}, { state: 'declined', reason: 'Please tell us more.' });
  expect(screen.getByText(/We delete your sample two weeks after our answer/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Choose/ })).toBeNull();
});
