import type { DayLog } from '#domain/cycle/day-log.ts';
import type { SetField } from '../use-day-log.ts';

/** What a part of the sheet draws and changes. */
export type PartProps = { readonly day: DayLog; readonly set: SetField };

/** What she typed that is no value yet, by field: it stays where she left it, also when the sheet is closed. */
export type Typed = { readonly temperature?: string | undefined; readonly hours?: string | undefined };
export type TypedProps = { readonly typed: Typed; readonly onTyped: (typed: Typed) => void };
