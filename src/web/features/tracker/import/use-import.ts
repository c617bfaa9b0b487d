import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { refreshCycle } from '#web/features/cycle/public.ts';
import { keyOf } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { zoneOfBrowser } from '#web/platform/today.ts';
import { readFile } from './read/read-file.ts';
import { sendBatches, type Export, type Sending } from './send-batches.ts';

export type ImportState =
  /** `share` of the file that has been read, 0 to 1; null while nothing is being read. */
  | { readonly step: 'choose'; readonly refused: string | null; readonly share: number | null }
  | { readonly step: 'preview'; readonly found: Export }
  | { readonly step: 'send'; readonly found: Export; readonly sending: Sending };

/** Bytes from which on reading takes long enough to be told of. */
const LONG_FILE = 2_000_000;
const CHOOSE: ImportState = { step: 'choose', refused: null, share: null };

/**
 * The member's history from a file of another tracker: read here, shown first, then sent in batches under one id. It
 * can be stopped, and a stopped import goes on where it stopped.
 */
export function useImport(today: LocalDate) {
  const client = useQueryClient();
  const ageGroup = useMember().ageGroup;
  const stop = useRef<AbortController | null>(null);
  const [state, setState] = useState<ImportState>(CHOOSE);
  useEffect(() => () => stop.current?.abort(), []);
  const begin = () => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };
  const choose = async (file: File) => {
    const signal = begin();
    const shown = (of: number) => of > LONG_FILE;
    setState({ step: 'choose', refused: null, share: shown(file.size) ? 0 : null });
    // A small zip may hold a long file.
    const onProgress = (read: number, of: number) =>
      void (signal.aborted || !shown(of) || setState({ step: 'choose', refused: null, share: read / of }));
    const reader = { today, ageGroup, zone: zoneOfBrowser() };
    const result = await readFile(file, { reader, onProgress, signal });
    if (!signal.aborted)
      setState(
        result.ok ? { step: 'preview', found: result } : { step: 'choose', refused: result.reason, share: null },
      );
  };
  const send = async (found: Export, from: Sending | null) => {
    await sendBatches(found, { from, signal: begin(), show: (sending) => setState({ step: 'send', found, sending }) });
    void refreshCycle(client);
    void client.invalidateQueries({ queryKey: keyOf('getImports') });
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    again: () => {
      stop.current?.abort();
      setState(CHOOSE);
    },
    start: (found: Export) => void send(found, null),
    goOn: () => state.step === 'send' && void send(state.found, state.sending),
    stop: () => stop.current?.abort(),
  };
}
