import type { FloorServer } from '../floors/floors.ts';
import type { Product } from '../ground/product.ts';

/** What every row is measured with. `runs` counts page visits and rounds of load; `quick` shortens what is long. */
export type Context = {
  readonly product: Product;
  readonly cookie: string;
  readonly page: FloorServer;
  readonly statements: FloorServer;
  readonly runs: number;
  readonly quick: boolean;
  /** Posts of the large circle, and where the seeded folders stay. */ readonly posts?: number | undefined;
  readonly keep?: string | undefined;
};
