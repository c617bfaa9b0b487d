import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from './field.tsx';
import { useMissing } from './use-missing.ts';

function Form({ send }: { send: () => void }) {
  const [text, setText] = useState('');
  const { ref, error, stops } = useMissing<HTMLInputElement>(text === '', 'Enter a name first.');
  return (
    <>
      <TextField label="Name" ref={ref} error={error} value={text} onChange={setText} />
      <Button onClick={() => stops() || send()}>Save name</Button>
    </>
  );
}

test('a press with something missing moves the focus there and says what; the mark goes with the mistake (rule 1)', async () => {
  const send = vi.fn();
  const { screen, user } = renderPart(<Form send={send} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save name' });
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(button.disabled).toBe(false);
  await user.click(button);
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('Enter a name first.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.keyboard('M');
  expect(screen.queryByText('Enter a name first.')).toBeNull();
  await user.click(button);
  expect(send).toHaveBeenCalledOnce();
});
