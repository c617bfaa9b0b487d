import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asMadeMember, memberStore } from '#server/features/account/public.ts';
import { asOwner } from '#server/platform/db/owner.ts';
import { readAffected } from '../on-host/affected.store.ts';
import { openAccountDeps } from '../on-host/account-on-host.ts';
import { onHost, type Host } from '../on-host/host.ts';

export const AFFECTED_USAGE = 'npm run admin -- affected --from INSTANT --to INSTANT [--addresses FILE]';
const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Tells whom a leak between two instants concerns (docs/runbook.md): numbers, and on demand the addresses they must be
 * told at, in a file for its reader alone.
 */
export async function affected(words: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...words],
    options: { from: { type: 'string' }, to: { type: 'string' }, addresses: { type: 'string' } },
  });
  const [from, to] = [instantOf(values.from), instantOf(values.to)];
  if (from > to) throw new Error('--from lies after --to.');
  await onHost((host) => tell(host, { from, to, file: values.addresses ?? null }));
}

function instantOf(text: string | undefined): Date {
  const at = new Date(text ?? '');
  if (!text || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(at.getTime()))
    throw new Error(`An instant looks like 2026-11-21T12:00:00Z: ${AFFECTED_USAGE}`);
  return at;
}

async function tell(host: Host, { from, to, file }: { from: Date; to: Date; file: string | null }): Promise<void> {
  const found = await asOwner(host.adminUrl, (owner) => readAffected(owner, { from, to }));
  say(`From ${from.toISOString()} to ${to.toISOString()}:`);
  say(`${String(found.members.length).padStart(8)}  members of whom something was open, was made or was sent`);
  say(
    `${String(found.sessions).padStart(8)}  sessions that were open at some moment of it, ${found.signedIn} of them begun in it`,
  );
  say(`${String(found.registered).padStart(8)}  accounts made`);
  say(`${String(found.passwordsChanged).padStart(8)}  accounts whose newest password dates from it`);
  say(`${String(found.mails).padStart(8)}  messages handed to the relay (known for 7 days)`);
  if (file) await writeAddresses(host, { members: found.members, file });
  else if (found.members.length > 0)
    say(
      'Their addresses are sealed. To tell them, --addresses FILE writes the addresses to a file of mode 0600. Each member sees that in her access history.',
    );
}

async function writeAddresses(
  host: Host,
  { members, file }: { members: readonly string[]; file: string },
): Promise<void> {
  const deps = await openAccountDeps(host);
  try {
    const lines: string[] = [];
    for (const userId of members) {
      lines.push(
        await asMadeMember(deps, userId, async (me) => {
          const { profile } = await memberStore.read(me);
          await memberStore.audit(me, {
            action: 'address_read',
            result: 'done',
            at: deps.clock.now(),
            requestId: 'host',
            ipPrefix: 'host',
          });
          return profile.email;
        }),
      );
    }
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
    say(`${lines.length} addresses are in ${file}. Delete it once they are told.`);
  } finally {
    await deps.db.close();
  }
}
