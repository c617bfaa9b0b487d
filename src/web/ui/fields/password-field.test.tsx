import { describe, expect, test } from 'vitest';
import { Held, renderPart } from '#web/testing/render-part.tsx';
import { PasswordField } from './password-field.tsx';

const short = 'Password must be at least 6 characters long';
const part = (problems: (value: string) => string[], warning?: string) => (
  <Held start="">
    {(value, set) => (
      <PasswordField
        label="Password"
        value={value}
        onChange={set}
        problems={problems(value)}
        warning={warning}
        praise="That will do nicely"
      />
    )}
  </Held>
);
const judge = (value: string) => (value.length < 6 ? [short] : []);

describe('PasswordField', () => {
  test('shows and hides what is typed', async () => {
    const { screen, user } = renderPart(part(judge));
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    expect(field.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field.type).toBe('password');
  });

  test('says nothing before the first letter, and is live from then on', async () => {
    const { screen, user } = renderPart(part(judge));
    const field = screen.getByLabelText('Password');
    expect(screen.queryByText(short)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
    await user.type(field, 'abcde');
    expect(screen.getByText(short)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Not valid yet' })).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, 'f');
    expect(screen.queryByText(short)).toBeNull();
    expect(screen.getByRole('img', { name: 'Valid' })).toBeTruthy();
    expect(screen.getByText('That will do nicely')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  test('takes words with spaces between them letter by letter, and says nothing of a space that is on its way', async () => {
    const { screen, user } = renderPart(part((value) => (value === value.trim() ? [] : ['no spaces at the ends'])));
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    for (const letter of '  two lights to live by') {
      await user.type(field, letter);
      expect(screen.queryByText('no spaces at the ends')).toBeNull();
    }
    expect(field.value).toBe('two lights to live by');
  });

  test('drops spaces before the first letter at once, those after the last when it is left, and sends neither', async () => {
    const told: string[] = [];
    const { screen, user } = renderPart(
      <Held start="">
        {(value, set) => (
          <PasswordField label="Password" value={value} onChange={(next) => (told.push(next), set(next))} />
        )}
      </Held>,
    );
    const field = screen.getByLabelText<HTMLInputElement>('Password');
    await user.click(field);
    await user.paste('  moonlight  ');
    expect(field.value).toBe('moonlight  ');
    await user.tab();
    expect(field.value).toBe('moonlight');
    expect(told).toEqual(['moonlight']);
  });

  test('what is put there from outside has no spaces of before behind it', async () => {
    const { screen, user } = renderPart(
      <Held start="">
        {(value, set) => (
          <>
            <PasswordField label="Password" value={value} onChange={set} />
            <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => set('another one')}>
              Fill in
            </button>
          </>
        )}
      </Held>,
    );
    await user.type(screen.getByLabelText('Password'), 'one ');
    await user.click(screen.getByRole('button', { name: 'Fill in' }));
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('another one');
  });

  test('shows every problem on a line of its own, and a warning beside them', async () => {
    const { screen, user } = renderPart(
      part(() => ['one', 'two'], 'Password contains quotes which may cause issues in some systems'),
    );
    await user.type(screen.getByLabelText('Password'), '"');
    expect(
      ['one', 'two', 'Password contains quotes which may cause issues in some systems'].map((text) =>
        screen.getByText(text).textContent?.trim(),
      ),
    ).toHaveLength(3);
    expect(screen.queryByText('That will do nicely')).toBeNull();
  });
});
