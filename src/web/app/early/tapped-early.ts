/** How often a control that slept when it was tapped is looked at, and how long at most, in milliseconds. */
const EVERY = 50;
const PATIENCE = 15_000;

/**
 * Keeps a tap on a button whose code is not here yet (the page is drawn before its script, and parts of it wait longer), and gives it
 * back once the button works. The last tap counts. Buttons of forms are left alone: the browser sends those itself.
 */
export function keepTaps(): void {
  let waiting: HTMLButtonElement | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type=button]') : null;
      if (!button || isAwake(button)) return;
      waiting?.removeAttribute('aria-busy');
      waiting = button;
      button.setAttribute('aria-busy', 'true');
      const began = Date.now();
      const look = () => {
        if (waiting !== button) return;
        if (!isAwake(button) && button.isConnected && Date.now() - began < PATIENCE) return void setTimeout(look, EVERY);
        waiting = null;
        button.removeAttribute('aria-busy');
        if (isAwake(button) && button.isConnected) button.click();
      };
      look();
    },
    { capture: true },
  );
}

// React leaves its properties on the elements it has taken over; there is no public word for that. The test holds it to be so.
function isAwake(button: Element): boolean {
  return Object.keys(button).some((key) => key.startsWith('__reactProps$'));
}
