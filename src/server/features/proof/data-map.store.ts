import type { ProofPayload } from '#contract/proof/proof.schemas.ts';
import { readDataMap } from '#server/platform/db/lint/registers.ts';

export const dataMapStore = {
  /** Every column there is, as the register that the database is checked against tells it. */
  fields(): ProofPayload['dataMap'] {
    return Object.entries(readDataMap()).flatMap(([table, { retention, columns }]) =>
      Object.entries(columns).map(([name, column]) => ({
        field: `${table}.${name}`,
        class: column.class,
        protection: column.protection,
        retention,
        purpose: column.purpose,
      })),
    );
  },
};
