/** A small bronze bell: three partials, each softer and shorter than the one below. */
const PARTIALS = [
  { hertz: 528, loud: 0.16, seconds: 2.8 },
  { hertz: 1056 * 1.01, loud: 0.06, seconds: 1.6 },
  { hertz: 1584 * 1.04, loud: 0.03, seconds: 0.9 },
] as const;
const SOFT_START = 0.012;
let context: AudioContext | null = null;

/** Rings once. Made on the device, nothing is downloaded; where the browser gives no sound there is none. */
export async function ring(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const start = context.currentTime;
  for (const { hertz, loud, seconds } of PARTIALS) {
    const [tone, level] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = hertz;
    level.gain.setValueAtTime(0.0001, start);
    level.gain.exponentialRampToValueAtTime(loud, start + SOFT_START);
    level.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(level).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds);
  }
}
