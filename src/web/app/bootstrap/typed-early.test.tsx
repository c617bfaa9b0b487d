import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { tellTypedEarly } from './typed-early.ts';

afterEach(cleanup);

function Form() {
  const [name, setName] = useState('');
  const [answer, setAnswer] = useState('');
  const [wants, setWants] = useState(false);
  const [note, setNote] = useState('as it was');
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      {['yes', 'no'].map((value) => (
        <input
          key={value}
          type="radio"
          name="answer"
          value={value}
          checked={answer === value}
          onChange={() => setAnswer(value)}
        />
      ))}
      <input type="checkbox" name="wants" checked={wants} onChange={(event) => setWants(event.target.checked)} />
      <textarea name="note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{`${name}, ${answer}, ${wants}, ${note}`}</output>
    </form>
  );
}

test('what was typed and chosen before the script came is taken over, what was left alone is not', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.append(document.createRange().createContextualFragment(renderToString(<Form />)));
  const field = (selector: string) => place.querySelector<HTMLInputElement>(selector) as HTMLInputElement;
  field('[name=name]').value = 'Maren';
  field('[value=no]').checked = true;
  field('[name=wants]').checked = true;
  act(() => void hydrateRoot(place, <Form />));
  expect(place.querySelector('output')?.textContent).toBe(', , false, as it was');
  act(() => tellTypedEarly(place));
  expect(place.querySelector('output')?.textContent).toBe('Maren, no, true, as it was');
  expect(field('[name=name]').value).toBe('Maren');
  expect(field('[value=no]').checked).toBe(true);
  place.remove();
});
