import { readBases, type BackupLayout, type BackupManifest } from '../folder/layout.ts';

/**
 * The base a restore begins with: the newest one, or the newest that was whole at an instant. Throws a line that says
 * what there is.
 */
export function chooseBase(layout: BackupLayout, at: Date | null): BackupManifest {
  const [newest] = basesBefore(layout, at);
  if (newest) return newest;
  const [first] = readBases(layout);
  if (!first) throw new Error(`There is no whole backup in ${layout.root}.`);
  throw new Error(`The oldest backup in ${layout.root} was whole at ${first.endedAt}: there is nothing from before.`);
}

/** The bases that were whole at an instant, or all, newest first: where one is damaged, the next may do. */
export function basesBefore(layout: BackupLayout, at: Date | null): BackupManifest[] {
  return readBases(layout)
    .filter(({ endedAt }) => at === null || new Date(endedAt) <= at)
    .toReversed();
}
