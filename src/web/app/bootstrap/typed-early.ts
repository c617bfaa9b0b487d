type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the page what the member typed or chose before its script was here. The browser keeps the letters in the
 * fields, but the page knows nothing of them and would empty the fields with its first drawing. To be called once, when
 * the screen stands. A choice that is kept until its field wakes (`tapped-early.ts`) is told there.
 */
export function tellTypedEarly(root: ParentNode): void {
  const fields = [...root.querySelectorAll<Field>('input:not([type=file]), textarea')];
  // All are read before the first is told: telling one draws the page again, and that empties the others.
  fields.flatMap((field) => tellerOf(field) ?? []).forEach((tell) => tell());
}

function tellerOf(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && CHOICES.includes(field.type))
    return field.hasAttribute('aria-busy') || field.checked === field.defaultChecked ? null : () => tellChosen(field);
  const { value, defaultValue } = field;
  return value === defaultValue ? null : () => tellTyped(field, value);
}

const CHOICES = ['checkbox', 'radio'];

// React hears of a value only when it differs from the last one set on the element itself; the prototype's setter goes
// past that.
function tellTyped(field: Field, typed: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
