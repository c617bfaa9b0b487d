import pg from 'pg';
import { lintDatabase } from './lint/lint.ts';
import { readPrivilegedFunctions, type Registers } from './lint/registers.ts';
import { RULES } from './lint/rules.ts';

/** What a look through the rules of the database found; `faults` is empty when none has a hole. */
export type RowRules = {
  readonly at: Date;
  readonly rules: number;
  readonly tables: number;
  readonly faults: readonly string[];
};

const FRESH_MS = 10 * 60_000;
// Privileged functions and columns are compared with their registers besides.
const COMPARISONS = 4;

/**
 * Looks through the running database for a missing policy, an open table or an unknown column, on request and at most
 * every ten minutes. Whoever asks meanwhile waits for the same look. `url` leads to the database directly.
 */
export function openRowRules({
  url,
  now,
  registers,
}: {
  readonly url: string;
  readonly registers: Omit<Registers, 'privilegedFunctions'>;
  readonly now: () => Date;
}): () => Promise<RowRules> {
  let last: { readonly until: number; readonly looked: Promise<RowRules> } | null = null;
  return () => {
    if (!last || last.until < performance.now()) {
      const looked = look({ url, now, registers });
      last = { until: performance.now() + FRESH_MS, looked };
      // A look that failed is no answer for the next one.
      looked.catch(() => (last = null));
    }
    return last.looked;
  };
}

async function look({ url, now, registers }: Parameters<typeof openRowRules>[0]): Promise<RowRules> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const faults = await lintDatabase(client, { privilegedFunctions: readPrivilegedFunctions(), ...registers });
    return {
      at: now(),
      rules: Object.keys(RULES).length + COMPARISONS,
      tables: Object.keys(registers.dataMap).length,
      faults: faults.map(({ rule, object }) => `${rule}: ${object}`),
    };
  } finally {
    await client.end();
  }
}
