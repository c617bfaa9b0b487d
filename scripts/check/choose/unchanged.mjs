import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file that git knows or would add, below the root; null where there is no checkout. */
export function checkedFiles(root) {
  const asked = ['-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', asked, { encoding: 'utf8', maxBuffer: 64 << 20 });
  if (status !== 0 || !existsSync(join(root, '.git'))) return null;
  return [...new Set(stdout.split('\0'))].filter((file) => file && existsSync(join(root, file))).toSorted();
}

/**
 * Says of a step, which names by `reads` the files that it looks at, what its answer depends on: these, its command,
 * its environment, and this Node.
 */
export function fingerprints(root, files) {
  const hashes = new Map();
  const hashOf = (file) => {
    if (!hashes.has(file))
      hashes.set(
        file,
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest('base64'),
      );
    return hashes.get(file);
  };
  return ({ command, env, reads }) => {
    const inputs = files.filter(reads).map((file) => [file, hashOf(file)]);
    const all = [process.version, command, env ?? {}, inputs];
    return createHash('sha256').update(JSON.stringify(all)).digest('base64');
  };
}

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Sorts out of the steps those whose last run was green and whose inputs are the same now. A step without `reads` is
 * always due; with `all` every one is. `remember` is told of each result, so that the next run knows: the inputs are
 * those from before the run.
 */
export function sortOut(steps, { root, kept, all }) {
  const files = checkedFiles(root);
  const printOf = fingerprints(root, files ?? []);
  const prints = new Map(steps.filter(({ reads }) => reads && files).map((step) => [step.name, printOf(step)]));
  const green = read(kept);
  const same = ({ name }) => !all && prints.has(name) && green[name] === prints.get(name);
  const remember = ({ name, counts }) => {
    if (!prints.has(name)) return;
    const { [name]: _, ...others } = read(kept);
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, JSON.stringify(counts.failed === 0 ? { ...others, [name]: prints.get(name) } : others));
  };
  return { due: steps.filter((step) => !same(step)), unchanged: steps.filter(same), remember };
}
