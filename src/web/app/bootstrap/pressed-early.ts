/**
 * Writes down when Esc is pressed before the code is here that hears it, on a page that has only just come:
 * `watch-esc.ts` reads it from the document's own element. Gives back how to stop.
 */
export function keepEsc(): () => void {
  const { dataset } = document.documentElement;
  const over = new AbortController();
  const note = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.repeat && !event.isComposing)
      dataset['esc'] = `${dataset['esc'] ?? ''} ${event.timeStamp}`;
  };
  addEventListener('keydown', note, { capture: true, signal: over.signal });
  return () => over.abort();
}
