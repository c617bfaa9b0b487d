import { addressOf, type AddressParts } from '#contract/address.ts';
import type { PageAnswers } from '#contract/first-data.ts';
import { table, type RouteName } from '#contract/table.ts';
import type { CallReply } from '#web/platform/api.ts';

/** What a document carries of the reply to one call: for `data: { answers: { ...answered(...) } }`. */
export function answered<N extends RouteName>(name: N, reply: CallReply<N>, at?: AddressParts): PageAnswers {
  return { [addressOf(table[name].path, at)]: reply };
}
