import { readBases, type BackupLayout, type BackupManifest } from '../folder/layout.ts';

/**
 * The base a restore begins with: the newest one, or the newest that was whole at an instant. Throws a line that says
 * what there is.
 */
export function chooseBase(layout: BackupLayout, at: Date | null): BackupManifest {
  const bases = readBases(layout);
  const newest = bases.findLast(({ endedAt }) => at === null || new Date(endedAt) <= at);
  if (newest) return newest;
  const [first] = bases;
  if (!first) throw new Error(`There is no whole backup in ${layout.root}.`);
  throw new Error(`The oldest backup in ${layout.root} was whole at ${first.endedAt}: there is nothing from before.`);
}
