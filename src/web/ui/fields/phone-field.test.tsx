import { renderToString } from 'react-dom/server';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Held } from '#web/testing/render-part.tsx';
import { PhoneField } from './phone-field.tsx';

const reported = vi.fn();
const part = (more: object = {}) => (
  <Held start="">
    {(value, set) => (
      <PhoneField label="Phone" value={value} onChange={(next) => (reported(next), set(next))} {...more} />
    )}
  </Held>
);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
const country = () => screen.getByRole<HTMLSelectElement>('combobox');
const shell = () => field().parentElement as HTMLElement;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const formats = () => act(() => vi.dynamicImportSettled());
const widen = (width: number) =>
  (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });

beforeEach(() => {
  vi.useFakeTimers();
  reported.mockClear();
  widen(1024);
});
afterEach(() => void vi.useRealTimers());

describe('what the field is (§2.10)', () => {
  test('a telephone input for digits, the United States first, the calling code beside it and not to be edited', () => {
    render(part());
    expect([field().type, field().inputMode, field().autocomplete, field().placeholder]).toEqual([
      'tel',
      'numeric',
      'tel',
      'Enter phone number',
    ]);
    expect(country().value).toBe('US');
    expect(screen.getByText('+1').tagName).toBe('SPAN');
  });

  test('can be disabled whole', () => {
    render(part({ disabled: true }));
    expect([field().disabled, country().disabled]).toEqual([true, true]);
  });
});

describe('what it takes and reports', () => {
  test('works before the formats arrive, and writes the number the national way after', async () => {
    render(part());
    type('2015550123');
    expect(field().value).toBe('2015550123');
    await formats();
    expect(field().value).toBe('(201) 555-0123');
  });

  test('reports on the next animation frame, once, as an international string', () => {
    render(part());
    type('201555012');
    type('2015550123');
    expect(reported).not.toHaveBeenCalled();
    pass(20);
    expect(reported.mock.calls).toEqual([['+12015550123']]);
  });

  test('cleans a pasted number', () => {
    render(part());
    type('+1 (201) 555-0123');
    pass(20);
    expect(reported).toHaveBeenLastCalledWith('+12015550123');
    expect(country().value).toBe('US');
  });

  test('a pasted foreign number moves the country', async () => {
    render(part());
    type('+49 030 1234567');
    await formats();
    pass(20);
    expect(country().value).toBe('DE');
    expect(screen.getByText('+49')).toBeTruthy();
    expect(reported).toHaveBeenLastCalledWith('+49301234567');
  });

  test('letters leave nothing', () => {
    render(part());
    type('call me');
    pass(20);
    expect(field().value).toBe('');
    expect(reported).not.toHaveBeenCalled();
  });

  test('another country keeps the digits and changes the number', () => {
    render(part());
    type('2015550123');
    fireEvent.change(country(), { target: { value: 'FR' } });
    pass(20);
    expect(reported).toHaveBeenLastCalledWith('+332015550123');
  });

  test('takes the value of its parent, also later', async () => {
    const { rerender } = render(<PhoneField label="Phone" value="+442079460000" onChange={reported} />);
    await formats();
    expect([country().value, field().value]).toEqual(['GB', '20 7946 0000']);
    rerender(<PhoneField label="Phone" value="" onChange={reported} />);
    pass(20);
    expect(field().value).toBe('');
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('the typing flag (§4.12)', () => {
  const typing = () => shell().dataset['typing'];

  test('is set by focus and by input', () => {
    render(part());
    expect(typing()).toBe('false');
    fireEvent.focus(field());
    expect(typing()).toBe('true');
  });

  test('ends 1500 ms after the last input, not a millisecond sooner', () => {
    render(part());
    type('2');
    pass(1000);
    type('20');
    pass(1499);
    expect(typing()).toBe('true');
    pass(1);
    expect(typing()).toBe('false');
  });

  test('ends 2000 ms after the field is left, not a millisecond sooner', () => {
    render(part());
    type('2');
    fireEvent.blur(field());
    pass(1999);
    expect(typing()).toBe('true');
    pass(1);
    expect(typing()).toBe('false');
  });
});

describe('an error', () => {
  const invalid = () => shell().dataset['invalid'];

  test('shows a border from 769 px on', () => {
    widen(769);
    render(part({ error: 'Please enter a whole phone number' }));
    expect(invalid()).toBe('true');
  });

  test('shows none at 768 px, and its sentence only when she has stopped typing', () => {
    widen(768);
    render(part({ error: 'Please enter a whole phone number' }));
    type('2');
    expect([invalid(), screen.queryByText('Please enter a whole phone number')]).toEqual(['false', null]);
    pass(1500);
    expect(invalid()).toBe('false');
    expect(screen.getByText('Please enter a whole phone number')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });
});

test('the document names no country, so that the browser may name them in its own words', () => {
  const options = [
    ...renderToString(<PhoneField label="Phone" value="" onChange={() => undefined} />).matchAll(
      /<option[^>]*>(.*?)<\/option>/g,
    ),
  ].map(([, words]) => words?.replaceAll('<!-- -->', ''));
  expect(options).toEqual(['US +1']);
});
