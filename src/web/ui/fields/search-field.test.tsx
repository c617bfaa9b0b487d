import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that keeps what is looked for in a new object, and gives a new function at each drawing. */
function Page({ heard }: { readonly heard: string[] }) {
  const [, setView] = useState({ words: '' });
  const search = (words: string) => {
    heard.push(words);
    setView({ words });
  };
  return <SearchField label="Search" most={100} onSearch={search} />;
}

/** Time passes, and the page is drawn anew in between. */
async function rest(): Promise<void> {
  for (let times = 0; times < 20; times += 1) await act(() => vi.advanceTimersByTimeAsync(100));
}

test('says what is looked for when that changes, and not with every drawing of its page', async () => {
  const heard: string[] = [];
  render(<Page heard={heard} />);
  await rest();
  expect(heard).toEqual(['']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'moon ' } });
  await rest();
  expect(heard).toEqual(['', 'moon']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'm' } });
  await rest();
  expect(heard).toEqual(['', 'moon', '']);
});
