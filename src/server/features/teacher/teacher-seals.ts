import type { ProfileWords } from '#domain/teacher/teacher.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

const KEY = 'teacher';

/** What an applicant says. */
export type ApplicationWords = {
  readonly name: string;
  readonly teaches: string;
  readonly training: string;
  readonly links: string;
};

const seal = (vault: Vault, place: string, bytes: Buffer) => vault.sealUnder(KEY, { place, bytes });
const open = (vault: Vault, place: string, sealed: Buffer) => vault.openUnder(KEY, { place, sealed });

/** Seals applications, reasons, teachers' pages and portraits under the application's key: others than their writer read them. */
export const teacherSeals = {
  application: (vault: Vault, id: string, words: ApplicationWords) =>
    seal(vault, `application|${id}`, Buffer.from(JSON.stringify(words))),
  openApplication: (vault: Vault, id: string, sealed: Buffer) =>
    JSON.parse(open(vault, `application|${id}`, sealed).toString()) as ApplicationWords,
  reason: (vault: Vault, id: string, text: string) => seal(vault, `reason|${id}`, Buffer.from(text)),
  openReason: (vault: Vault, id: string, sealed: Buffer) => open(vault, `reason|${id}`, sealed).toString(),
  page: (vault: Vault, id: string, words: ProfileWords) =>
    seal(vault, `page|${id}`, Buffer.from(JSON.stringify(words))),
  openPage: (vault: Vault, id: string, sealed: Buffer) =>
    JSON.parse(open(vault, `page|${id}`, sealed).toString()) as ProfileWords,
  portrait: (vault: Vault, file: string, picture: Buffer) => seal(vault, `portrait|${file}`, picture),
  openPortrait: (vault: Vault, file: string, sealed: Buffer) => open(vault, `portrait|${file}`, sealed),
};
