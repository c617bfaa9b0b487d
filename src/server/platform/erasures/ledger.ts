import { createHash } from 'node:crypto';

/** What a line says of a member: the member is being erased, the member is erased, or it did not come to it. */
export type LedgerStep = 'asked' | 'done' | 'undone';
/** One line: the keyed hash of a member's id, and which key it was made with. */
export type Line = { readonly step: LedgerStep; readonly at: string; readonly key: string; readonly member: string };

/** The ledger of erasures of all hosts, outside the database. Lines are only ever added. */
export type Ledger = {
  /** Where it lies, for a sentence. */
  readonly place: string;
  /** Adds a line; it lies safe when this resolves. One that is there already may be added again. */
  add(line: Line): Promise<void>;
  /**
   * The lines of every host since an instant, or all of them with null, in pages of at most a thousand. Those of a host
   * come as they were added; older ones than were asked for may be among them.
   */
  pages(since: Date | null): AsyncIterable<readonly Line[]>;
  /** A number that changes when a line is added; null where only reading all of it would tell. */
  size(): Promise<number | null>;
};

const FORM = /^(asked|done|undone) (\S+) ([0-9a-f]{8}) ([0-9a-f]{64}) ([0-9a-f]{8})$/;

/** A line as text, which ends with a check of itself. */
export function textOf({ step, at, key, member }: Line): string {
  const said = `${step} ${at} ${key} ${member}`;
  return `${said} ${checkOf(said)}`;
}

/** The line of a text; null for one that a power cut has torn, which was never acknowledged, and for any other text. */
export function parseLine(text: string): Line | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [, step, at, key, member, check] = found as unknown as [string, LedgerStep, string, string, string, string];
  return check === checkOf(`${step} ${at} ${key} ${member}`) ? { step, at, key, member } : null;
}

/** The lines of one ledger's text. */
export function parseLines(text: string): Line[] {
  return text.split('\n').flatMap((line) => parseLine(line) ?? []);
}

/** Every line of a ledger, for a copy of it. */
export async function allLines(ledger: Ledger): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const page of ledger.pages(null)) lines.push(...page);
  return lines;
}

function checkOf(said: string): string {
  return createHash('sha256').update(said).digest('hex').slice(0, 8);
}
