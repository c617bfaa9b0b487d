import type { FieldViewer } from '#domain/cycle/day-fields/day-fields.ts';
import type { DayLog } from '#domain/cycle/day-log.ts';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { Offered } from '../symptom-order.ts';
import type { SetField } from '../use-day-log.ts';

/** What a part of the sheet draws and changes. */
export type PartProps = { readonly day: DayLog; readonly set: SetField };

/**
 * What the member typed that is no value yet, by field: it stays where the member left it, also when the sheet is
 * closed.
 */
export type Typed = {
  readonly temperature?: string | undefined;
  readonly hours?: string | undefined;
  readonly cup?: string | undefined;
  readonly wholes?: Readonly<Record<string, string>>;
};
export type TypedProps = { readonly typed: Typed; readonly onTyped: (typed: Typed) => void };

/** What the member keeps a list of; painkillers are medications that a new entry is begun as. */
export type OwnList = 'symptoms' | 'medications' | 'painkillers';

/** What every part of the sheet may use. */
export type SheetPartProps = PartProps &
  TypedProps & {
    readonly viewer: FieldViewer;
    readonly lists: LogListsReply | undefined;
    readonly offered: readonly Offered[];
    readonly onManage: (list: OwnList) => void;
  };
