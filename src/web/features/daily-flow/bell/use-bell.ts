/** Rings the bell where it is on. Its code comes with the first ring. */
export function useBell(on: boolean): () => void {
  return () => {
    if (!on || typeof AudioContext === 'undefined') return;
    // A bell that cannot ring is no fault of the step: the member goes on in silence.
    void import('./bell.ts').then(({ ring }) => ring()).catch(() => undefined);
  };
}
