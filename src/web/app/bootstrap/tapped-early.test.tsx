import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTyped } from './keep-typed.ts';
import { keepTaps } from './tapped-early.ts';
import { tellTypedEarly } from './typed-early.ts';

keepTaps(keepTyped());
document.dispatchEvent(new Event('alive'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function drawn(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="app">${markup}</div>`;
  return document.getElementById('app') as HTMLElement;
}
const buttons = () => [...document.querySelectorAll('button')];
const awaken = (root: HTMLElement, tree: React.ReactNode) => act(() => void hydrateRoot(root, tree));

function Birthday({ onSent }: { readonly onSent: (text: string) => void }) {
  const [text, setText] = useState('');
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    onSent(text);
  };
  return (
    <form method="dialog" onSubmit={send}>
      <input name="birthday" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Continue</button>
    </form>
  );
}

test('a tap on a sleeping button is given back once, when the button works', async () => {
  const pressed = vi.fn();
  const root = drawn('<button type="button">My period started</button>');
  buttons()[0]?.click();
  vi.advanceTimersByTime(1_000);
  expect(buttons()[0]?.getAttribute('aria-busy')).toBe('true');
  await awaken(
    root,
    <button type="button" onClick={pressed}>
      My period started
    </button>,
  );
  expect(pressed).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(50));
  expect(pressed).toHaveBeenCalledOnce();
  expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(pressed).toHaveBeenCalledOnce();
});

test('a sleeping menu is opened once: by the tap that is given back, and not by the browser before', async () => {
  const root = drawn('<button type="button" popovertarget="menu">Account menu</button>');
  const opened: boolean[] = [];
  document.body.addEventListener('click', (event) => void opened.push(!event.defaultPrevented));
  buttons()[0]?.click();
  expect(opened).toEqual([false]);
  await awaken(
    root,
    <button type="button" popoverTarget="menu">
      Account menu
    </button>,
  );
  act(() => void vi.advanceTimersByTime(50));
  expect(opened).toEqual([false, true]);
});

test('the last of several taps counts', async () => {
  const [one, two] = [vi.fn(), vi.fn()];
  const root = drawn('<div><button type="button">1</button><button type="button">2</button></div>');
  buttons().forEach((button) => button.click());
  await awaken(
    root,
    <div>
      <button type="button" onClick={one}>
        1
      </button>
      <button type="button" onClick={two}>
        2
      </button>
    </div>,
  );
  act(() => void vi.advanceTimersByTime(50));
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([0, 1]);
});

test('a button that works, and one that sends a form, are left alone', async () => {
  const pressed = vi.fn();
  const root = drawn('<div><button type="button">1</button><button type="submit">2</button></div>');
  buttons()[1]?.click();
  expect(buttons()[1]?.hasAttribute('aria-busy')).toBe(false);
  await awaken(
    root,
    <div>
      <button type="button" onClick={pressed}>
        1
      </button>
      <button type="submit">2</button>
    </div>,
  );
  act(() => buttons()[0]?.click());
  act(() => void vi.advanceTimersByTime(5_000));
  expect(pressed).toHaveBeenCalledOnce();
});

test('a form that needs its code is sent once it works, with what she typed before', async () => {
  const sent: string[] = [];
  const root = drawn(
    '<form method="dialog"><input name="birthday" value=""/><button type="submit">Continue</button></form>',
  );
  (document.querySelector('input') as HTMLInputElement).value = '1994-03-02';
  buttons()[0]?.click();
  vi.advanceTimersByTime(1_000);
  await awaken(root, <Birthday onSent={(text) => void sent.push(text)} />);
  act(() => void vi.advanceTimersByTime(50));
  expect(sent).toEqual([]);
  act(() => tellTypedEarly(document));
  act(() => void vi.advanceTimersByTime(50));
  expect(sent).toEqual(['1994-03-02']);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(sent).toHaveLength(1);
});

test("a form in a dialog is the browser's own", () => {
  drawn('<dialog open><form method="dialog"><button type="submit">Close</button></form></dialog>');
  buttons()[0]?.click();
  expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
});

test('what never wakes is given up after a while', () => {
  drawn('<button type="button">1</button>');
  buttons()[0]?.click();
  vi.advanceTimersByTime(15_100);
  expect(buttons()[0]?.hasAttribute('aria-busy')).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

describe('a field that sleeps', () => {
  const wrote = vi.fn();
  beforeEach(() => wrote.mockClear());
  function Settings({ start = false }) {
    const [on, setOn] = useState(start);
    const [view, setView] = useState('wheel');
    const keep = (what: string | boolean) => void wrote(what);
    return (
      <form>
        <label>
          <input
            type="checkbox"
            role="switch"
            checked={on}
            onChange={({ target }) => (setOn(target.checked), keep(target.checked))}
          />
          Discreet
        </label>
        {['wheel', 'calendar', 'list'].map((value) => (
          <input
            key={value}
            type="radio"
            name="view"
            value={value}
            checked={view === value}
            onChange={() => (setView(value), keep(value))}
          />
        ))}
      </form>
    );
  }
  const sleeping = (start = false) => drawn(renderToString(<Settings start={start} />));
  const box = () => document.querySelector('[role=switch]') as HTMLInputElement;
  const radio = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement;
  const wait = (time = 50) => act(() => void vi.advanceTimersByTime(time));

  test.each([false, true])('is switched from %s once it works, and the write goes out once', async (start) => {
    const root = sleeping(start);
    document.querySelector('label')?.click();
    expect(box().checked).toBe(!start);
    // The screen around it stands and tells what was chosen, while this part sleeps on.
    tellTypedEarly(document);
    wait(1_000);
    await awaken(root, <Settings start={start} />);
    wait();
    wait(20_000);
    expect([box().checked, box().hasAttribute('aria-busy'), wrote.mock.calls]).toEqual([!start, false, [[!start]]]);
  });

  test('is told once also where the page tells what was chosen before that', async () => {
    const root = sleeping();
    box().click();
    await awaken(root, <Settings />);
    act(() => tellTypedEarly(document));
    wait();
    expect([box().checked, wrote.mock.calls]).toEqual([true, [[true]]]);
  });

  test('that was pressed twice is left as it was', async () => {
    const root = sleeping();
    box().click();
    box().click();
    await awaken(root, <Settings />);
    wait(1_000);
    expect([box().checked, wrote.mock.calls]).toEqual([false, []]);
  });

  test('pressed again when it works already, has the last word', async () => {
    const root = sleeping();
    box().click();
    await awaken(root, <Settings />);
    act(() => box().click());
    wait(1_000);
    expect([box().checked, wrote.mock.calls.at(-1)]).toEqual([false, [false]]);
  });

  test('is chosen by the last of several taps in its group, and beside a switch', async () => {
    const root = sleeping();
    radio('calendar').click();
    radio('list').click();
    box().click();
    await awaken(root, <Settings />);
    wait();
    expect([radio('list').checked, box().checked, wrote.mock.calls]).toEqual([true, true, [['list'], [true]]]);
  });

  test('and never wakes shows again what holds', () => {
    sleeping();
    box().click();
    radio('list').click();
    vi.advanceTimersByTime(15_100);
    expect([box().checked, radio('list').checked, vi.getTimerCount()]).toEqual([false, false, 0]);
  });
});

function Page({ onFile, onSend }: { onFile?: (name: string) => void; onSend?: (said: string) => void }) {
  const [name, setName] = useState('');
  const [words, setWords] = useState('as saved before');
  const said = `${name}, ${words}`;
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea name="words" value={words} onChange={(event) => setWords(event.target.value)} />
      <input type="file" name="file" onChange={(event) => onFile?.(event.target.files?.[0]?.name ?? 'none')} />
      <button type="button" onClick={() => onSend?.(said)}>
        Save
      </button>
      <output>{said}</output>
    </form>
  );
}

type Field = HTMLInputElement & HTMLTextAreaElement;
const field = (name: string) => document.querySelector(`[name=${name}]`) as Field;
const said = () => document.querySelector('output')?.textContent;

/** As the browser does it, past what React put on the element. */
function type(name: string, text: string): void {
  const at = field(name);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(at) as object, 'value')?.set?.call(at, text);
  at.dispatchEvent(new Event('input', { bubbles: true }));
}

const wait = () => act(() => void vi.advanceTimersByTime(50));

test('what was typed and chosen before the code came is there and known, also where the first drawing empties it', async () => {
  const root = drawn(renderToString(<Page />));
  type('name', 'Maren');
  type('words', 'as typed now');
  await awaken(root, <Page />);
  await wait();
  expect(said()).toBe('Maren, as typed now');
  expect([field('name').value, field('words').value]).toEqual(['Maren', 'as typed now']);
});

test('a letter that follows at once stands behind those before it', async () => {
  const root = drawn(renderToString(<Page />));
  field('words').focus();
  type('words', 'as typed');
  await awaken(root, <Page />);
  act(() => void field('words').dispatchEvent(new Event('beforeinput', { bubbles: true })));
  expect(said()).toBe(', as typed');
  expect(field('words').selectionStart).toBe('as typed'.length);
  act(() => type('words', `${field('words').value}!`));
  await wait();
  expect(said()).toBe(', as typed!');
});

test('a file that was chosen early is taken once', async () => {
  const chosen = vi.fn();
  const root = drawn(renderToString(<Page />));
  Object.defineProperty(field('file'), 'files', { value: [new File(['a'], 'evening.wav')] });
  field('file').dispatchEvent(new Event('change', { bubbles: true }));
  await awaken(root, <Page onFile={chosen} />);
  await wait();
  await wait();
  expect(chosen.mock.calls).toEqual([['evening.wav']]);
});

test('an early press sends what was typed before it', async () => {
  const sent = vi.fn();
  const root = drawn(renderToString(<Page />));
  type('words', 'as typed now');
  document.querySelector('button')?.click();
  await awaken(root, <Page onSend={sent} />);
  await wait();
  expect(sent.mock.calls).toEqual([[', as typed now']]);
});

test('what works already is left to its own code', async () => {
  const root = drawn(renderToString(<Page />));
  await awaken(root, <Page />);
  act(() => type('words', 'said later'));
  act(() => type('words', 'and again'));
  await wait();
  expect(said()).toBe(', and again');
});
