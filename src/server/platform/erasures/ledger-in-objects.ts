import type { Objects } from '../files/objects/objects.ts';
import { textOf, type Ledger, type LedgerStep, type Line } from './ledger.ts';

const PREFIX = 'erasure-';
const FORM = /^erasure-(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)-(asked|done|undone)-([0-9a-f]{8})-([0-9a-f]{64})$/;
const PAGE = 1_000;

/**
 * A ledger of one object a line. Its name says all of the line, so that a list reads a thousand at once; it begins with
 * the instant, so that a list may begin at one. The same line has the same name, and no other has it.
 */
export function ledgerInObjects(objects: Objects, place: string): Ledger {
  return {
    place,
    add: async (line) => {
      const { step, at, key, member } = line;
      await objects.add(`${PREFIX}${at}-${step}-${key}-${member}`, Buffer.from(`${textOf(line)}\n`));
    },
    async *pages(since) {
      let page: Line[] = [];
      const after = since && `${PREFIX}${since.toISOString()}`;
      for await (const { name } of objects.list({ prefix: PREFIX, ...(after && { after }) })) {
        const found = FORM.exec(name);
        if (!found) continue;
        const [, at, step, key, member] = found as unknown as [string, string, LedgerStep, string, string];
        if (page.push({ step, at, key, member }) < PAGE) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
    size: async () => Promise.resolve(null),
  };
}
