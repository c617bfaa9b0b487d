/** How many pastels an avatar can have (§2.10, §9). */
export const AVATAR_COLOURS = 12;

/**
 * The letter of a fallback avatar: the first character of the name in capitals, of the address when there is no name
 * (§2.10).
 */
export function avatarInitial(name: string, email = ''): string {
  const first = Array.from(name.trim() || email.trim())[0];
  return first === undefined ? '' : first.toUpperCase();
}

/** Which of the 12 pastels a fallback avatar wears, 0 to 11: the code of its initial mod 12 (§2.10). */
export function avatarColour(name: string, email = ''): number {
  return (avatarInitial(name, email).codePointAt(0) ?? 0) % AVATAR_COLOURS;
}
