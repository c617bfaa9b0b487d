/** Gives a player's track its captions as a file, while it is there. */
export function showCaptions(track: HTMLTrackElement | null, captions: string) {
  if (!track || captions === '') return undefined;
  const address = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }));
  track.src = address;
  return () => URL.revokeObjectURL(address);
}
