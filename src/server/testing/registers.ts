import { dataMap, sharedTables } from '#server/app/manifests.ts';
import { readPrivilegedFunctions, type Registers } from '#server/platform/db/lint/registers.ts';

/** What the lint holds the product's database against. */
export const registers: Registers = { privilegedFunctions: readPrivilegedFunctions(), dataMap, shared: sharedTables };
