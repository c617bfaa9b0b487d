/** For `ref`: gives the focus to what the member has just asked for, once, when it comes. */
export function focusIt(element: HTMLElement | null): void {
  element?.focus();
}
