type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells the page what the browser has put into its fields by itself before its script was here: after a way back, or
 * from what it knows of the member. The page knows nothing of that, and would empty the fields with its next drawing.
 * To be called once, when the screen stands. What the member typed is told by `keep-typed.ts`, and a choice that is kept
 * until its field wakes by `tapped-early.ts`.
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
  return value === defaultValue ? null : () => tellText(field, value);
}

const CHOICES = ['checkbox', 'radio'];

/**
 * React hears of a text only when it differs from the last one set on the element itself; the prototype's setter goes
 * past that.
 */
export function tellText(field: Field, text: string): void {
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellChosen(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
