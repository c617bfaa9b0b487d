import { expect, test } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'yes', label: 'Yes', note: 'More or less monthly' },
  { value: 'irregular', label: 'Irregularly', note: 'Hard to say when' },
  { value: 'no', label: 'No' },
] as const;
type Answer = (typeof options)[number]['value'];

test.each(['rows', 'arches'] as const)('as %s it is one group of radios that arrow keys walk', async (look) => {
  const { screen, user } = renderPart(
    <Held start={undefined as Answer | undefined}>
      {(value, set) => (
        <RadioGroup
          legend="Do you currently menstruate?"
          name="currentlyMenstruates"
          look={look}
          options={options}
          value={value}
          onChange={set}
        />
      )}
    </Held>,
  );
  expect(screen.getByRole('group', { name: 'Do you currently menstruate?' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /Yes/ }));
  await user.keyboard('{ArrowDown}');
  const checked = screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(checked.map((radio) => radio.value)).toEqual(['irregular']);
});

test('says that it may be left out, and what is wrong', () => {
  const { screen } = renderPart(
    <RadioGroup
      legend="Do you track your cycle?"
      name="tracksCycle"
      optional
      error="Choose one"
      options={options}
      value={undefined}
      onChange={() => {}}
    />,
  );
  const group = screen.getByRole('group', { name: 'Do you track your cycle? optional' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Choose one')).toBeTruthy();
});
