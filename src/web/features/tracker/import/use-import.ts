import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import type { ImportResult } from '#domain/import/import-result.ts';
import { refreshCycle } from '#web/features/cycle/public.ts';
import { useMember } from '#web/platform/session.ts';
import { callOnce } from '#web/platform/outbox/call-once.ts';
import { batchesOf } from './batches.ts';
import { readFile } from './read-file.ts';

export type Export = Extract<ImportResult, { ok: true }>;
export type Counts = { readonly imported: number; readonly merged: number; readonly unchanged: number };
/** How far an import has come. `next` is the first batch that was not answered; `error` says why it stopped there. */
export type Sending = { readonly next: number; readonly batches: number; readonly counts: Counts; readonly running: boolean; readonly error: unknown };
export type ImportState =
  | { readonly step: 'choose'; readonly refused: string | null; readonly reading: boolean }
  | { readonly step: 'preview'; readonly found: Export }
  | { readonly step: 'send'; readonly found: Export; readonly sending: Sending };

const CHOOSE: ImportState = { step: 'choose', refused: null, reading: false };
const NOTHING: Counts = { imported: 0, merged: 0, unchanged: 0 };

/** Her history from a file of another tracker: read here, shown first, then sent in batches. A stopped import goes on where it stopped. */
export function useImport(today: LocalDate) {
  const client = useQueryClient();
  const band = useMember().ageBand;
  const closed = useRef(false);
  const [state, setState] = useState<ImportState>(CHOOSE);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  const choose = async (file: File) => {
    setState({ step: 'choose', refused: null, reading: true });
    const result = await readFile(file, { today, band });
    setState(result.ok ? { step: 'preview', found: result } : { step: 'choose', refused: result.reason, reading: false });
  };
  const send = async (found: Export, from: Pick<Sending, 'next' | 'counts'>) => {
    const batches = batchesOf(found.days);
    let sending: Sending = { ...from, batches: batches.length, running: true, error: null };
    const show = (change: Partial<Sending>) => {
      sending = { ...sending, ...change };
      setState({ step: 'send', found, sending });
    };
    show({});
    try {
      for (const [index, days] of batches.entries()) {
        if (index < sending.next || closed.current) continue;
        const reply = await callOnce('importDays', { body: { source: found.source, days } }, String(index));
        show({ next: index + 1, counts: sum(sending.counts, reply) });
      }
      show({ running: false });
    } catch (error) {
      show({ running: false, error });
    } finally {
      void refreshCycle(client);
    }
  };
  return {
    state,
    choose: (file: File) => void choose(file),
    again: () => setState(CHOOSE),
    start: () => state.step === 'preview' && void send(state.found, { next: 0, counts: NOTHING }),
    goOn: () => state.step === 'send' && void send(state.found, state.sending),
  };
}

function sum(a: Counts, b: Counts): Counts {
  return { imported: a.imported + b.imported, merged: a.merged + b.merged, unchanged: a.unchanged + b.unchanged };
}
