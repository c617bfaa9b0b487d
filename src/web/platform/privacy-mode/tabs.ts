/** What one tab tells the others of this browser: the member left by the quick exit, or the lock has closed. */
export type TabMessage = 'left' | 'shut';

const NAME = 'privacy-mode';

/** Tells the other tabs. */
export function tellTabs(told: TabMessage): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(told);
  channel.close();
}

/** Hears the other tabs; gives back the way to stop. */
export function hearTabs(hear: (told: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data);
  return () => channel.close();
}
