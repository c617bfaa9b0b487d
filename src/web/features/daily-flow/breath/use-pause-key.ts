import { useEffect } from 'react';

/** Escape pauses what runs, unless something over the page takes it. */
export function usePauseKey(running: boolean, pause: () => void): void {
  useEffect(() => {
    if (!running) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) pause();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
