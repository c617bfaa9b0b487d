type Props = { readonly checked?: boolean };

/**
 * What a control's code gave it, or null while that is not here. React leaves its properties on the elements it has
 * taken over; there is no public word for that. The tests hold it to be so.
 */
export function propsOf(control: Element): Props | null {
  const key = Object.keys(control).find((name) => name.startsWith('__reactProps$'));
  return key ? ((control as unknown as Record<string, Props>)[key] ?? null) : null;
}
