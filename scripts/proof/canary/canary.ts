import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { asOwner } from '#server/platform/db/owner.ts';
import { ROOT } from '../../bench/ground/place.ts';
import { environment } from '../../bench/ground/product.ts';
import { makeMembers } from '../../bench/ground/people.ts';
import { herToday, idIn, memberWrites, sendAs, sendingOf, type WriteSample } from '../deeds.ts';
import { sharedGround, type Ground } from '../ground.ts';
import type { Found, Proof } from '../proof.ts';
import { PLANTED, sessionInBrowser } from './browser.ts';
import { searchFolder, type Searched } from './search.ts';

/** What stays as it is said: no deed that takes back or covers what an earlier one told. */
const TELLING =
  /^(patchUser|putDayLog|createJournalEntry|patchJournalEntry|makeSymptom|makeMedication|patchDailyFlow|importDays|recordVisit|putSoundPreset|applyToTeach)$/;
/**
 * What a browser keeps of its own accord, for its owner: names for signing in, and what was typed into named fields.
 * Words of health are not excused there.
 */
const ITS_OWN_MEMORY = /^"quillfeather[^"]*" in Default\/(Login Data|Web Data)$/;
const PICTURE = 'Vellum Box Brownie 4';

/**
 * Words that stand nowhere else, in every field of a member; a real session in a browser; then every file of both is
 * searched.
 */
export const canary: Proof = {
  name: 'canary',
  claims:
    'what a member tells stands in clear nowhere: not in the database, its WAL, its log, the lines of the server, the files, a backup, nor in a browser after sign-out',
  run: async (): Promise<Found> => {
    const ground = await sharedGround();
    const family = `quillfeather${randomUUID().slice(0, 6)}`;
    const [cookie = ''] = await makeMembers(ground.product, 1, family);
    const email = `${family}0@members.example`;
    const words = await tellEverything(ground, cookie);
    const texts = [...words, email, family, PICTURE];
    const places: [string, Searched][] = [];
    await plantInDatabase(ground);
    // security.md 9: kept mails are readable by intention, on the local default alone, for seven days.
    rmSync(join(ground.dataDir, 'mail'), { recursive: true, force: true });
    places.push(['data folder', searchFolder(ground.dataDir, [...texts, PLANTED])]);
    places.push(['backup', searchFolder(await backedUp(ground), texts)]);
    const lines = readFileSync(ground.said, 'utf8');
    const wrong = texts.filter((text) => lines.includes(text)).map((text) => `"${text}" is in the lines of the server`);
    const session = await sessionInBrowser(ground, { email, password: 'two lights to live by', word: words[0] ?? '' });
    if (session) {
      places.push(['browser', searchFolder(session.profile, [...texts, PLANTED])]);
      if (!session.seen) wrong.push('the browser never showed a word of hers');
    }
    for (const [place, { found, bytes }] of places) {
      wrong.push(
        ...found
          .filter((each) => !each.startsWith(`"${PLANTED}"`) && !ITS_OWN_MEMORY.test(each))
          .map((each) => `${each} of the ${place}`),
      );
      if (bytes < 1_000) wrong.push(`there was nothing to search in the ${place}`);
      if (place !== 'backup' && !found.some((each) => each.startsWith(`"${PLANTED}"`)))
        wrong.push(`what was planted in the ${place} was not found`);
    }
    const figures = {
      words: texts.length,
      ...Object.fromEntries(
        places.map(([place, { files, bytes }]) => [place, `${files} files, ${Math.round(bytes / 1_048_576)} MB`]),
      ),
      ...(session ? {} : { browser: 'none on this machine' }),
    };
    return { figures, compared: places.reduce((sum, [, { files }]) => sum + files, 0), wrong };
  },
};

/** Tells words of the member's own in every field that takes them, and gives them. */
async function tellEverything(ground: Ground, cookie: string): Promise<string[]> {
  const said = new Set<string>();
  const words = (field: string): string => {
    const word = field === 'password' ? 'two lights to live by' : `kestrel marmalade ${field}`;
    if (field !== 'password') said.add(word);
    return word;
  };
  const told: WriteSample = { words, today: herToday(), had: new Map(), password: 'two lights to live by' };
  for (const named of memberWrites().filter(({ name }) => TELLING.test(name))) {
    const answer = await sendAs(ground.origin, { named, sending: sendingOf(named, told), cookie, key: randomUUID() });
    if (answer.status >= 300) throw new Error(`${named.name} answered ${answer.status} ${answer.text}`);
    const id = idIn(answer.text);
    if (id) told.had.set(named.name, id);
  }
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b5533c' } })
    .withExif({ IFD0: { Make: PICTURE } })
    .jpeg()
    .toBuffer();
  const taken = await fetch(`${ground.origin}/api/avatar`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'image/jpeg', 'x-upload': '1' },
    body: new Uint8Array(photo),
  });
  if (!taken.ok) throw new Error(`the picture answered ${taken.status}`);
  return [...said];
}

async function plantInDatabase({ adminUrl }: Ground): Promise<void> {
  await asOwner(adminUrl, (owner) =>
    owner.query(
      `create table public.planted (clear text); insert into public.planted values ('${PLANTED}'); checkpoint; drop table public.planted`,
    ),
  );
}

/** A backup as a person would make it on the host; the folder it lies in. */
async function backedUp(ground: Ground): Promise<string> {
  const to = join(ground.scratch, 'backup');
  mkdirSync(to, { recursive: true });
  const child = spawn(process.execPath, ['src/server/app/commands/backup.ts', '--to', to], {
    cwd: ROOT,
    env: environment({ port: Number(new URL(ground.origin).port), dataDir: ground.dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const out of [child.stdout, child.stderr]) out.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`the backup ended with ${code}:\n${Buffer.concat(said).toString()}`);
  return to;
}
