/** Why figures are no number for a field. */
export type WholeFault = 'empty' | 'unreadable' | 'out_of_range';

/** A whole number as it is typed, between two bounds; or why it is none. */
export function readWhole(
  text: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | WholeFault {
  const bare = text.trim();
  if (bare === '') return 'empty';
  if (!/^-?\d{1,9}$/.test(bare)) return 'unreadable';
  const number = Number(bare);
  return number < min || number > max ? 'out_of_range' : number;
}
