let holder = 0;

/**
 * Says that the keys of the lock screen are now the caller's, and gives back what lets go of them: where another has
 * taken them meanwhile (the page, from the small player) they stay as they are.
 */
export function holdKeys(letGo: () => void): () => void {
  holder += 1;
  const mine = holder;
  return () => void (mine === holder && letGo());
}
