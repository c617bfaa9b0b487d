import { useEffect, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

/**
 * Whether the member has given a sign on this page: for a small thing that would fetch its code or its facts as soon as
 * it is drawn.
 */
export function useFirstInteraction(): boolean {
  const [stirred, setStirred] = useState(false);
  useEffect(() => onFirstInteraction(() => setStirred(true)), []);
  return stirred;
}
