import { propsOf } from './awake.ts';

/** How often a control that slept when it was tapped is looked at, and how long at most, in milliseconds. */
const EVERY = 50;
const PATIENCE = 15_000;

/** A form with `method="dialog"` that stands in no dialog sends nothing without its code. */
const SENDS = 'form[method=dialog] button[type=submit]';
const KEPT = `button[type=button],[type=checkbox],[type=radio],${SENDS}`;

type Control = HTMLButtonElement | HTMLInputElement;
type Tap = {
  readonly control: Control;
  /** The state the member left a field in; nothing for a button. */ readonly wished: boolean | null;
};
type Props = NonNullable<ReturnType<typeof propsOf>>;

/**
 * Keeps a tap on a button, a switch, a box or a radio whose code is not here yet (the page is drawn before its script,
 * and parts of it wait longer), and gives it back once the control works. Of all buttons the last tap counts, of a
 * field the state the member left it in. Buttons of forms that the browser sends by itself are left alone. A field that
 * never wakes shows again what holds. `tellTyped` runs before a tap is given back: a button may send what was typed.
 */
export function keepTaps(tellTyped: () => void = () => undefined): void {
  const taps = new Map<unknown, Tap>();
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const control = target instanceof Element ? target.closest<Control>(KEPT) : null;
      if (!control || (control.matches(SENDS) && control.closest('dialog'))) return;
      const wished = 'checked' in control ? control.checked : null;
      // One tap of all on buttons, one choice of a group of radios, each box for itself.
      const key = wished === null ? taps : control.type === 'radio' ? control.name : control;
      if (propsOf(control)) return void (wished !== null && taps.delete(key));
      // The browser opens a menu without any code: given back, the tap would close it again.
      if (control.hasAttribute('popovertarget')) event.preventDefault();
      taps.get(key)?.control.removeAttribute('aria-busy');
      const tap = { control, wished };
      taps.set(key, tap);
      control.setAttribute('aria-busy', 'true');
      const began = Date.now();
      // What the member typed early is told to the page just after it works: a form that is sent before would be sent
      // without.
      let isTold = !control.matches(SENDS);
      const look = () => {
        if (taps.get(key) !== tap) return;
        const props = propsOf(control);
        if (!(props && isTold) && control.isConnected && Date.now() - began < PATIENCE) {
          isTold ||= props !== null;
          return void setTimeout(look, EVERY);
        }
        taps.delete(key);
        tellTyped();
        giveBack(tap, props);
        control.removeAttribute('aria-busy');
      };
      look();
    },
    { capture: true },
  );
}

// It is busy until it has heard: what was chosen early is told by one alone (`typed-early.ts`).
function giveBack({ control, wished }: Tap, props: Props | null): void {
  if ('checked' in control) {
    const held = props?.checked ?? control.defaultChecked;
    control.checked = held;
    if (held === wished) return;
  }
  if (props && control.isConnected) control.click();
}
