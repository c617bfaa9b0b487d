/** What one tab tells the others of this browser: she left by the quick exit, or the lock has closed. */
export type Told = 'left' | 'shut';

const NAME = 'near';

/** Tells the other tabs. */
export function tellTabs(told: Told): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(told);
  channel.close();
}

/** Hears the other tabs; gives back the way to stop. */
export function hearTabs(hear: (told: Told) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<Told>) => hear(data);
  return () => channel.close();
}
