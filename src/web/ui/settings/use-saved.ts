import { useState } from 'react';
import type { Saved } from './settings-group.tsx';

const SAVED: Saved = { is: 'saved', words: 'Saved' };

/** "Saved", from the first change that was: for settings that save as they change. */
export function useSaved(): readonly [saved: Saved, say: (isSaved: boolean) => void] {
  const [saved, setSaved] = useState<Saved>(null);
  return [saved, (isSaved) => setSaved(isSaved ? SAVED : null)];
}
