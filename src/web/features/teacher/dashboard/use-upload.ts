import { useEffect, useRef, useState } from 'react';
import { loadResumable, type ResumableUpload } from '#web/platform/resumable.ts';
import { useMember } from '#web/platform/session.ts';
import { toast } from '#web/ui/overlays/toast.ts';

const PART = 8 * 1024 * 1024;
const RETRIES_MS = [0, 1000, 3000, 5000];

export type UploadState =
  | { readonly is: 'none' }
  | { readonly is: 'sending'; readonly sent: number; readonly bytes: number }
  | { readonly is: 'stopped'; readonly sent: number; readonly bytes: number; readonly why: string }
  | { readonly is: 'refused'; readonly why: string };
/** Where a file is sent, how large it may be, in what words, and what is read anew when it is there. */
export type UploadTo = {
  readonly path: string;
  readonly mostBytes: number;
  readonly words: {
    readonly done: { readonly title: string; readonly description: string };
    readonly cancelled: string;
    readonly stopped: string;
    readonly failed: string;
    readonly empty: string;
    readonly tooLarge: string;
  };
  readonly anew: () => Promise<unknown>;
};
/** What is sent: for a new recording, or as the next version of one; `goesOn` names an upload that stopped partway. */
export type Sending = { readonly file: File; readonly recording: string | null; readonly goesOn: string | null };

/**
 * Sends a file by the tus protocol, in parts: after a lost line it goes on where it stopped. The library comes when it is
 * needed, and writes nothing into the browser's storage: the server knows which upload is under way.
 */
export function useUpload({ path, mostBytes, words, anew }: UploadTo) {
  const owner = useMember().id;
  const [state, setState] = useState<UploadState>({ is: 'none' });
  const running = useRef<ResumableUpload | null>(null);
  useEffect(() => {
    const goOn = () => running.current?.start();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      // Left in the middle: what arrived waits for a day.
      void running.current?.abort();
    };
  }, []);
  const options = { headers: { 'for-member': owner }, retryDelays: RETRIES_MS };

  const start = async ({ file, recording, goesOn }: Sending) => {
    const problem = file.size === 0 ? words.empty : file.size > mostBytes ? words.tooLarge : null;
    if (problem) return setState({ is: 'refused', why: problem });
    const at = { bytes: file.size };
    setState({ is: 'sending', sent: 0, ...at });
    const Sender = await loadResumable();
    let sent = 0;
    running.current = new Sender(file, {
      ...options,
      endpoint: path,
      ...(goesOn !== null && { uploadUrl: `${path}/${goesOn}` }),
      ...(recording !== null && { metadata: { recording } }),
      chunkSize: PART,
      storeFingerprintForResuming: false,
      onProgress: (bytes) => {
        sent = bytes;
        setState({ is: 'sending', sent, ...at });
      },
      onSuccess: () => {
        running.current = null;
        setState({ is: 'none' });
        toast(words.done);
        void anew();
      },
      onError: (error) => {
        // Begun nowhere: there is nothing to go on with.
        const { why, isOver: isRefused } = reasonOf(error, words);
        const isOver = isRefused || !running.current?.url;
        if (isOver) running.current = null;
        setState(isOver ? { is: 'refused', why } : { is: 'stopped', sent, ...at, why });
        void anew();
      },
    });
    return running.current.start();
  };

  const goOn = () => {
    if (state.is !== 'stopped') return;
    setState({ is: 'sending', sent: state.sent, bytes: state.bytes });
    running.current?.start();
  };

  const cancel = async (left: string | null) => {
    const url = running.current?.url ?? (left === null ? null : `${path}/${left}`);
    await running.current?.abort();
    running.current = null;
    if (url) {
      const Sender = await loadResumable();
      await Sender.terminate(url, options);
    }
    setState({ is: 'none' });
    toast({ title: words.cancelled });
    await anew();
  };
  const tell = (why: string) => setState({ is: 'refused', why });
  return { state, start, goOn, cancel, tell };
}

/** What went wrong in our words, and whether going on is of no use. */
function reasonOf(error: Error, words: UploadTo['words']): { why: string; isOver: boolean } {
  const response = 'originalResponse' in error ? (error.originalResponse as Response | null) : null;
  if (!response) return { why: words.stopped, isOver: false };
  const status = response.getStatus();
  const isOver = status >= 400 && status < 500 && ![409, 423, 429].includes(status);
  return { why: messageIn(response.getBody()) ?? words.failed, isOver };
}
type Response = { readonly getStatus: () => number; readonly getBody: () => string };

function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === 'string' ? message : null;
  } catch {
    return null;
  }
}
