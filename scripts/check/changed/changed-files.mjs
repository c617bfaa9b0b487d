import { spawnSync } from 'node:child_process';

/**
 * The files that differ between a revision and what lies here now, new ones included and gone ones too. Throws where
 * git does not know the revision.
 */
export function changedFiles(root, since) {
  const git = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
    return stdout.split('\0').filter(Boolean);
  };
  const differ = git('diff', '--name-only', '--no-renames', '-z', since, '--');
  return [...new Set([...differ, ...git('ls-files', '-z', '--others', '--exclude-standard')])].toSorted();
}
