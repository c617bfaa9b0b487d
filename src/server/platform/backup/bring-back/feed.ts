import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BackupLayout } from '../folder/layout.ts';
import { readSealed } from '../folder/seal.ts';
import { isSegment, positionOf, readSegments, timelineOf, type KeptSegment } from '../folder/segments.ts';

/**
 * Hands PostgreSQL the files of the log it asks for. `failure` is why the log could not be followed to its end; null
 * while it could.
 */
export type Feed = { readonly command: string; failure(): string | null; stop(): Promise<void> };

const LOOK_MS = 10;
/** PostgreSQL takes an exit above 125 as the end of all, not as the end of the log. */
const script = (pid: number) => `#!/bin/sh
cd "$(dirname "$0")" || exit 200
: > "want/$1"
while [ -d /proc/${pid} ]; do
  if [ -e "have/$1" ]; then mv "have/$1" "../postgres/$2" && exit 0; exit 200; fi
  if [ -e "none/$1" ]; then rm -f "none/$1"; exit 1; fi
  sleep 0.02
done
exit 200
`;

/**
 * Opens a post in the data folder where PostgreSQL, while it recovers, asks for one file of the log after the other.
 * Each is decrypted when it is asked for, so that the identity never leaves this process and the plain log never lies
 * on the disk whole.
 */
export function openFeed({
  layout,
  identity,
  dataDir,
}: {
  layout: BackupLayout;
  identity: string;
  dataDir: string;
}): Feed {
  const folder = join(dataDir, 'restore-wal');
  // PostgreSQL may run as somebody else; the data folder above lets nobody but it pass.
  for (const path of [folder, ...['want', 'have', 'none'].map((name) => join(folder, name))]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o777);
  }
  writeFileSync(join(folder, 'fetch'), script(process.pid));
  const state = { failure: null as string | null, over: false };
  const kept = readSegments(layout.wal);
  const served = serve();
  async function serve(): Promise<void> {
    while (!state.over) {
      for (const name of readdirSync(join(folder, 'want'))) await answer(name);
      await sleep(LOOK_MS);
    }
  }
  async function answer(name: string): Promise<void> {
    rmSync(join(folder, 'want', name), { force: true });
    const segment = kept.get(name);
    if (segment)
      await hand(segment).catch((error: unknown) => {
        state.failure ??= `${segment.file} cannot be read: ${error instanceof Error ? error.message : 'damaged'}`;
      });
    else if (isLost(kept, name))
      state.failure ??= `${name} is missing from ${layout.wal}, while later parts of the log are there.`;
    if (!existsSync(join(folder, 'have', name))) writeFileSync(join(folder, 'none', name), '');
  }
  async function hand({ name, mark, file }: KeptSegment): Promise<void> {
    const content = await readSealed(join(layout.wal, file), identity);
    if (createHash('sha256').update(content).digest('hex').slice(0, 16) !== mark)
      throw new Error('its content is not what was copied');
    const part = join(folder, `${name}.part`);
    writeFileSync(part, content, { mode: 0o666 });
    chmodSync(part, 0o666);
    renameSync(part, join(folder, 'have', name));
  }
  const stop = async () => {
    state.over = true;
    await served;
    rmSync(folder, { recursive: true, force: true });
  };
  return { command: 'sh ../restore-wal/fetch %f %p', failure: () => state.failure, stop };
}

/** The log ends where nothing follows; where something of the same history does, a part is lost. */
function isLost(kept: ReadonlyMap<string, KeptSegment>, name: string): boolean {
  if (!isSegment(name)) return false;
  return [...kept.keys()].some(
    (other) => isSegment(other) && timelineOf(other) === timelineOf(name) && positionOf(other) > positionOf(name),
  );
}
