import type { Reader } from '#domain/wisdom/wisdom.ts';
import { memberStore, type Member } from '#server/features/account/public.ts';
import { stageOf } from '#server/features/cycle/public.ts';
import type { Me } from '#server/platform/http/handler.ts';

/** Who reads, by age and stage of life, and what the member told. */
export async function readerOf(me: Me, now: Date): Promise<{ readonly reader: Reader; readonly member: Member }> {
  const member = await memberStore.read(me);
  return { reader: { ...stageOf(member, now), ageGroup: me.ageGroup }, member };
}
