import { describe, expect, test, vi } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { DateField } from './date-field.tsx';
import { SelectField, TextArea, TextField } from './field.tsx';

const described = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent?.trim();

describe('TextField', () => {
  test('is named by its label and passes on what is typed', async () => {
    const { screen, user } = renderPart(
      <Held start="">
        {(value, set) => (
          <TextField label="Email" type="email" name="email" autoComplete="email" value={value} onChange={set} />
        )}
      </Held>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await user.type(field, 'maren@example.com');
    expect(field.value).toBe('maren@example.com');
    expect([field.type, field.name, field.autocomplete]).toEqual(['email', 'email', 'email']);
    expect(field.getAttribute('aria-describedby')).toBeNull();
  });

  test('is described by its hint, and by the error in its place', () => {
    const { screen, rerender } = renderPart(
      <TextField label="Email" hint="We write seldom." value="" onChange={() => {}} />,
    );
    expect(described(screen.getByRole('textbox'))).toBe('We write seldom.');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
    rerender(
      <TextField
        label="Email"
        hint="We write seldom."
        error="Email cannot end with @"
        value="m@"
        onChange={() => {}}
      />,
    );
    expect(described(screen.getByRole('textbox'))).toBe('Email cannot end with @');
    expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  });

  test('an error can carry the press that mends it', async () => {
    const mend = vi.fn();
    const { screen, user } = renderPart(
      <TextField
        label="Email"
        error="Did you mean maren@gmail.com?"
        errorAction={<TextButton onClick={mend}>Use it</TextButton>}
        value="maren@gmial.com"
        onChange={() => {}}
      />,
    );
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(mend).toHaveBeenCalledOnce();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeTruthy();
  });

  test('says that it is optional, and tells when it is left', async () => {
    const left = vi.fn();
    const { screen, user } = renderPart(
      <TextField label="Phone" optional value="" onChange={() => {}} onBlur={left} />,
    );
    expect(screen.getByRole('textbox', { name: 'Phone optional' })).toBeTruthy();
    await user.tab();
    await user.tab();
    expect(left).toHaveBeenCalledOnce();
  });
});

test('DateField is a native date with bounds', () => {
  const { screen } = renderPart(
    <DateField label="Birthday" min="1900-01-01" max="2026-11-21" value="1994-03-12" onChange={() => {}} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Birthday');
  expect([field.type, field.min, field.max, field.value]).toEqual(['date', '1900-01-01', '2026-11-21', '1994-03-12']);
});

test('TextArea takes several lines', async () => {
  const { screen, user } = renderPart(
    <Held start="">{(value, set) => <TextArea label="Note" value={value} onChange={set} />}</Held>,
  );
  await user.type(screen.getByLabelText('Note'), 'one{Enter}two');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('one\ntwo');
});

test('SelectField offers its options and no placeholder to choose', async () => {
  const options = [
    { value: 'yes', label: 'Yes' },
    { value: 'irregular', label: 'Irregularly' },
  ];
  const { screen, user } = renderPart(
    <Held start="">
      {(value, set) => (
        <SelectField
          label="Do you currently menstruate?"
          placeholder="Choose one"
          options={options}
          value={value}
          onChange={set}
        />
      )}
    </Held>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Do you currently menstruate?' });
  await user.selectOptions(field, 'irregular');
  expect(field.value).toBe('irregular');
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Choose one' }).disabled).toBe(true);
});

describe('DateField speaks in our words, not in a pattern (rule 7)', () => {
  const field = (value: string, empty?: string) =>
    renderPart(<DateField label="Birthday" empty={empty} value={value} onChange={() => {}} />);

  test('a chosen date stands written out, an open one as an invitation', () => {
    expect(field('1994-03-12').screen.getByText('12 March 1994')).toBeTruthy();
    expect(field('').screen.getByText('Choose a date')).toBeTruthy();
    expect(field('', 'The first day of it').screen.getByText('The first day of it')).toBeTruthy();
  });

  test('the pattern of the platform shows while she types, and goes when she leaves', async () => {
    const { screen, user, container } = field('1994-03-12');
    const typing = () => container.querySelector('[data-typing]') !== null;
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText('Birthday'));
    expect(typing()).toBe(false);
    await user.keyboard('3');
    expect(typing()).toBe(true);
    await user.tab();
    expect(typing()).toBe(false);
  });

  test('a press opens the picker of the platform', async () => {
    const show = vi.fn();
    HTMLInputElement.prototype.showPicker = show;
    const { screen, user } = field('');
    await user.click(screen.getByLabelText('Birthday'));
    expect(show).toHaveBeenCalledOnce();
  });
});
