import { act, fireEvent } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, LOST } from '#web/testing/fake-api.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { sampleUser } from '#web/testing/sample-user.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { currentToast, dismissToast } from '#web/ui/overlays/toast.ts';
import { FakeRecogniser } from './fake-recogniser.sample.ts';
import { LONGEST_MS } from './listening.ts';
import { VoiceButton } from './public.ts';

function Note({ most }: { most?: number | undefined }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <TextArea label="Note" ref={field} value={text} onChange={setText} maxLength={most} />
      <VoiceButton field={field} value={text} onChange={setText} name="your note" />
    </>
  );
}

HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => {
  FakeRecogniser.reset();
  vi.stubGlobal('SpeechRecognition', FakeRecogniser);
});
afterEach(() => {
  vi.unstubAllGlobals();
  // The toast belongs to the page, and other files share it.
  dismissToast(currentToast()?.id ?? 0);
});

const stands = (given: boolean) => ({
  consents: [{ purpose: 'voice' as const, given, at: given ? '2026-11-20T08:00:00.000Z' : null }],
});
function open({ given = true, most }: { given?: boolean; most?: number } = {}) {
  let now = given;
  const api = fakeApi({ getConsents: () => stands(now), putConsent: ({ body }) => stands((now = body.given)) });
  return { api, ...renderScreen(<Note most={most} />, { data: { user: sampleUser() } }) };
}
type Opened = ReturnType<typeof open>;
async function press({ screen, user }: Opened, name: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name, hidden: true }));
}
const browser = () => FakeRecogniser.all[0] as FakeRecogniser;
const note = ({ screen }: Opened) => screen.getByLabelText<HTMLTextAreaElement>('Note');

describe('off until she agrees (security.md E7)', () => {
  test('the first press asks, and tells where the sound may go', async () => {
    const view = open({ given: false });
    await press(view, 'Speak into your note');
    expect(await view.screen.findByText(/may send the sound to its maker/)).not.toBeNull();
    expect(FakeRecogniser.all).toHaveLength(0);
    await press(view, 'I agree, start listening');
    await view.screen.findByRole('button', { name: 'Stop speaking into your note', hidden: true });
    expect(view.api.called('putConsent').map(({ body }) => body)).toEqual([{ given: true }]);
    expect(browser().isOn).toBe(true);
  });
  test('Not now leaves it off', async () => {
    const view = open({ given: false });
    await press(view, 'Speak into your note');
    await press(view, 'Not now');
    expect([view.api.called('putConsent').length, FakeRecogniser.all.length]).toEqual([0, 0]);
  });
  test('taken back in the same place, it asks again', async () => {
    const view = open();
    await view.user.click(await view.screen.findByRole('button', { name: 'Voice settings' }));
    await press(view, 'Turn voice input off');
    await view.screen.findByText(/Voice input is off/);
    await press(view, 'Done');
    await press(view, 'Speak into your note');
    expect(await view.screen.findByRole('button', { name: 'I agree, start listening', hidden: true })).not.toBeNull();
    expect(FakeRecogniser.all).toHaveLength(0);
  });
  test('on this device where the browser can', async () => {
    FakeRecogniser.available = async () => 'available';
    const view = open({ given: false });
    await press(view, 'Speak into your note');
    await view.screen.findByText(/The sound never leaves it/);
    await press(view, 'I agree, start listening');
    await vi.waitFor(() => expect(browser().processLocally).toBe(true));
  });
  test('when her choice cannot be looked up the microphone stays off', async () => {
    fakeApi({ getConsents: () => LOST });
    const view = renderScreen(<Note />, { data: { user: sampleUser() } });
    await view.user.click(view.screen.getByRole('button', { name: 'Speak into your note' }));
    await vi.waitFor(() => expect(currentToast()).toMatchObject({ title: 'We couldn’t check your choice' }), {
      timeout: 5000,
    });
    expect(FakeRecogniser.all).toHaveLength(0);
  });
});

async function listening(options: { most?: number } = {}): Promise<Opened> {
  const view = open(options);
  await view.screen.findByRole('button', { name: 'Voice settings' });
  await press(view, 'Speak into your note');
  await view.screen.findByRole('button', { name: 'Stop speaking into your note' });
  return view;
}

describe('listening', () => {
  test('words go to the caret, guesses are shown beside it', async () => {
    const view = await listening();
    fireEvent.change(note(view), { target: { value: 'Today well' } });
    note(view).focus();
    note(view).setSelectionRange(5, 5);
    act(() => browser().say(['I sle', false]));
    expect(view.screen.getByText('I sle')).not.toBeNull();
    act(() => browser().say(['I slept', true]));
    expect(note(view).value).toBe('Today I slept well');
    act(() => browser().say(['very', true]));
    expect(note(view).value).toBe('Today I slept very well');
  });
  test('two results before a drawing stand in their order', async () => {
    const view = await listening();
    act(() => {
      browser().say(['one', true]);
      browser().say(['two', true]);
    });
    expect(note(view).value).toBe('one two');
  });
  test('she stops; a screen reader hears both', async () => {
    const view = await listening();
    expect(view.screen.getByText(/^Listening\. Your words/).getAttribute('role')).toBe('status');
    await press(view, 'Stop speaking into your note');
    expect(browser().isOn).toBe(false);
    expect(view.screen.queryByText('Stopped listening.')).not.toBeNull();
  });
  test('a full field ends it and says so', async () => {
    const view = await listening({ most: 6 });
    act(() => browser().say(['far too long', true]));
    expect(note(view).value).toBe('far to');
    expect(browser().isOn).toBe(false);
    expect(view.screen.queryByText('This field is full. Your last words didn’t fit.')).not.toBeNull();
  });
  test('leaving the page ends it', async () => {
    const view = await listening();
    view.unmount();
    expect(browser().isOn).toBe(false);
  });
});

describe('§8, word for word', () => {
  test('a browser without recognition', async () => {
    vi.stubGlobal('SpeechRecognition', undefined);
    await press(open(), 'Speak into your note');
    expect(currentToast()).toMatchObject({
      title: 'Voice recognition not available',
      description: "Your browser doesn't support speech recognition",
    });
  });
  test('an error', async () => {
    await listening();
    act(() => browser().fail('not-allowed'));
    expect(currentToast()).toMatchObject({
      title: 'Voice recognition error',
      description: 'Please check microphone permissions and try again',
      kind: 'danger',
    });
  });
  test('no start', async () => {
    FakeRecogniser.unstartable = true;
    const view = open();
    await view.screen.findByRole('button', { name: 'Voice settings' });
    await press(view, 'Speak into your note');
    await vi.waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Could not start recording',
        description: 'Please check microphone permissions',
        kind: 'danger',
      }),
    );
  });
  test('15 minutes', async () => {
    const view = open();
    await view.screen.findByRole('button', { name: 'Voice settings' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(view.screen.getByRole('button', { name: 'Speak into your note' }));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(browser().isOn).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(LONGEST_MS));
    expect(browser().isOn).toBe(false);
    expect(currentToast()).toMatchObject({
      title: 'Recording automatically stopped',
      description: '15-minute recording limit reached',
    });
  });
});
