/** How long something lasts, in seconds, as §2.4 writes it: "8:30", and "12 min" for whole minutes. */
export function lengthWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return rest === 0 ? `${minutes} min` : `${minutes}:${String(rest).padStart(2, '0')}`;
}
