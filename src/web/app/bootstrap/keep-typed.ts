import { propsOf } from './awake.ts';
import { tellText, tellTypedEarly } from './typed-early.ts';

/** How often a field that slept when it was filled is looked at, in milliseconds. */
const EVERY = 50;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What the member left in a field, and what was marked in it; null for fields that do not say. */
type Left = { readonly text: string; readonly from: number | null; readonly to: number | null };

/**
 * Keeps what is typed, chosen or marked in a field whose code is not here yet, and tells the field once it works: React
 * fills some fields anew with its first drawing (areas of text, menus), and hears of none. The first page says by the
 * event `alive` that it stands (`link-interceptor.ts`): React names its fields earlier, while it may still fill them
 * anew. Boxes and radios are kept as taps (`tapped-early.ts`). Nothing is written anywhere: what is kept lasts until its
 * field has it, or goes. Gives back how to tell what may be told now.
 */
export function keepTyped(): () => void {
  const kept = new Map<Field, Left>();
  let isAlive = false;
  let isLooking = false;
  const tell = () => {
    if (!isAlive) return;
    for (const [field, left] of kept) {
      if (field.isConnected && !propsOf(field)) continue;
      kept.delete(field);
      if (field.isConnected) fill(field, left);
    }
  };
  const look = () => {
    tell();
    isLooking = kept.size > 0;
    if (isLooking) setTimeout(look, EVERY);
  };
  const keep = ({ target }: Event) => {
    if (!isField(target) || (isAlive && propsOf(target))) return;
    kept.set(target, leftIn(target));
    if (isLooking) return;
    isLooking = true;
    setTimeout(look, EVERY);
  };
  for (const kind of ['input', 'change', 'select']) document.addEventListener(kind, keep, { capture: true });
  // The next letter belongs behind those that came before it.
  document.addEventListener('beforeinput', tell, { capture: true });
  const begin = () => {
    isAlive = true;
    tell();
    tellTypedEarly(document);
  };
  document.addEventListener('alive', begin, { once: true });
  return tell;
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input:not([type=checkbox],[type=radio]),textarea,select');
}

function leftIn(field: Field): Left {
  if (!('selectionStart' in field)) return { text: field.value, from: null, to: null };
  return { text: field.value, from: field.selectionStart, to: field.selectionEnd };
}

// Of files and menus React hears by their change alone.
function fill(field: Field, { text, from, to }: Left): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field.type !== 'file') field.value = text;
    return void field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  // Else the field's own code has it already, and only the mark may be lost.
  if (field.value !== text || field.defaultValue !== text) tellText(field, text);
  if (from !== null && document.activeElement === field) field.setSelectionRange(from, to);
}
