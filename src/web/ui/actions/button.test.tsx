import { describe, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { Button, LinkButton } from './button.tsx';

describe('Button', () => {
  test('is pressed by pointer, Enter and Space', async () => {
    const press = vi.fn();
    const { screen, user } = renderPart(<Button onClick={press}>Continue</Button>);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  test('does not send a form unless it is told to', () => {
    const { screen } = renderPart(<Button>Back</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  test('while busy says so, keeps its focus and answers nothing', async () => {
    const press = vi.fn();
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { screen, user } = renderPart(
      <form onSubmit={send}>
        <Button type="submit" busy busyLabel="Creating Account..." onClick={press}>
          Complete Registration
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Creating Account...' });
    await user.tab();
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    await user.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.querySelector('[data-part="ring"]')).not.toBeNull();
  });

  test('disabled is not reachable and answers nothing', async () => {
    const press = vi.fn();
    const { screen, user } = renderPart(
      <Button disabled onClick={press}>
        Select a Plan Above
      </Button>,
    );
    await user.click(screen.getByRole('button'));
    await user.tab();
    expect(document.activeElement).toBe(document.body);
    expect(press).not.toHaveBeenCalled();
  });
});

test('LinkButton is a link with an address', () => {
  const { screen } = renderPart(<LinkButton href="/standalone-signup?ref=ivy">Start Your Journey</LinkButton>);
  expect(screen.getByRole('link', { name: 'Start Your Journey' }).getAttribute('href')).toBe(
    '/standalone-signup?ref=ivy',
  );
});
