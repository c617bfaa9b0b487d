import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { KeptText } from '#domain/import/import-result.ts';
import type { Heir } from '#domain/import/tellers.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { importStore, sameness, type Batch, type ImportDocument } from './import.store.ts';
import type { BatchTeller } from './tellers-of.ts';

type Gained = { readonly days: number; readonly kept: number };
const NONE: Gained = { days: 0, kept: 0 };

/**
 * Batches that answer from now on for what an import that goes had brought and they told too, so that each can still be
 * taken back.
 */
export class Heirs {
  readonly #batches: Map<string, Batch>;
  readonly #changed = new Set<string>();
  readonly #gained = new Map<string, Gained>();

  constructor(batches: readonly Batch[]) {
    this.#batches = new Map(batches.map((batch) => [keyOf(batch), batch]));
  }

  /** Fields of a day. */
  take(date: LocalDate, heirs: readonly Heir<BatchTeller>[]): void {
    for (const { teller, fields } of heirs) {
      const batch = this.#batches.get(keyOf(teller));
      if (!batch) continue;
      const { added } = batch.document;
      const known = added.find((entry) => entry.date === date);
      const entry = { date, fields: { ...known?.fields, ...fields } };
      this.#change(batch, { added: [...added.filter((other) => other !== known), entry] });
      if (!known) this.#gain(batch.id, { days: 1, kept: 0 });
    }
  }

  /** Records without a place here: the first batch that told one too keeps it. */
  takeKept(records: readonly KeptText[]): void {
    const gone = new Map(records.map((record) => [sameness(record), record]));
    for (const key of this.#batches.keys()) {
      const batch = this.#batches.get(key);
      const kept = (batch?.document.keptToo ?? []).filter((record) => gone.delete(sameness(record)));
      if (!batch || kept.length === 0) continue;
      this.#change(batch, {
        kept: [...batch.document.kept, ...kept],
        keptToo: (batch.document.keptToo ?? []).filter((record) => !kept.includes(record)),
      });
      this.#gain(batch.id, { days: 0, kept: kept.length });
    }
  }

  /** Writes what changed, and how much each import brought by now. */
  async write(
    me: Me,
    { imports, now }: { imports: readonly { id: string; document: ImportDocument }[]; now: Date },
  ): Promise<void> {
    for (const key of this.#changed) {
      const batch = this.#batches.get(key);
      if (batch) await importStore.changeBatch(me, batch);
    }
    for (const { id, document } of imports) {
      const { days, kept } = this.#gained.get(id) ?? NONE;
      if (days + kept === 0) continue;
      await importStore.write(me, {
        id,
        document: { ...document, days: document.days + days, kept: document.kept + kept },
        now,
      });
    }
  }

  #change(batch: Batch, change: Partial<Batch['document']>): void {
    this.#batches.set(keyOf(batch), { ...batch, document: { ...batch.document, ...change } });
    this.#changed.add(keyOf(batch));
  }

  #gain(id: string, { days, kept }: Gained): void {
    const before = this.#gained.get(id) ?? NONE;
    this.#gained.set(id, { days: before.days + days, kept: before.kept + kept });
  }
}

function keyOf({ id, number }: Pick<Batch, 'id' | 'number'>): string {
  return `${id}/${number}`;
}
