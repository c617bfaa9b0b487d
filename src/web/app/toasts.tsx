/** Shows toasts. */
export function Toasts() {
  return null;
}
