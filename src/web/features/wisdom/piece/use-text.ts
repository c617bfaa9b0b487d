import { ApiError } from '#web/platform/api-error.ts';
import { useKept } from '#web/platform/offline/keep-here.ts';
import { useOffline } from '#web/platform/offline/offline-state.ts';
import type { TextKind } from '../kept/kept-text.ts';

type Asked<Whole> = { readonly data: Whole | undefined; readonly error: unknown; readonly isError: boolean };
/** How a text stands: here whole, refused, on its way, without a connection, or failed. */
type TextState<Whole> =
  | { readonly is: 'whole'; readonly whole: Whole }
  | { readonly is: 'refused'; readonly refusal: ApiError }
  | { readonly is: 'waiting' | 'away' | 'failed' };

/** A text as the server has it, else as this device keeps it, else what is so. */
export function useText<Whole extends { readonly id: string }>(
  kind: TextKind,
  { id, asked }: { readonly id: string; readonly asked: Asked<Whole> },
): TextState<Whole> {
  const kept = useKept<Whole>(kind);
  const isAway = useOffline() !== null || (!import.meta.env.SSR && !navigator.onLine);
  const refusal = asked.error instanceof ApiError ? asked.error : null;
  const here = kept.data?.find((one) => one.whole.id === id)?.whole;
  const whole = asked.data ?? (asked.isError && !refusal ? here : undefined);
  if (whole) return { is: 'whole', whole };
  if (refusal) return { is: 'refused', refusal };
  if (!asked.isError || !kept.isFetched) return { is: 'waiting' };
  return { is: isAway ? 'away' : 'failed' };
}
