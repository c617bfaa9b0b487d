/**
 * Calls when there are fewer outputs for sound than before: headphones were pulled out, and what was private would be
 * heard in the room. Returns how to stop. Browsers that tell nothing of outputs never call.
 */
export function onFewerOutputs(listener: () => void): () => void {
  const { mediaDevices } = navigator as Partial<Navigator>;
  if (!mediaDevices?.enumerateDevices) return () => undefined;
  let before = 0;
  const look = async () => {
    const now = (await mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'audiooutput').length;
    if (now < before) listener();
    before = now;
  };
  const changed = () => void look();
  changed();
  mediaDevices.addEventListener('devicechange', changed);
  return () => mediaDevices.removeEventListener('devicechange', changed);
}
