import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type DataStore } from '@tus/server';

/** A status, and the body that is sent with it. */
export type Answer = { readonly status_code: number; readonly body: string };
const GONE = new Set([404, 410]);
/** One request of the protocol: the id of an upload that begins with it, and what is asked with its last byte. */
export type Passed = { readonly begins: string | null; readonly finish: (id: string) => Promise<Answer | null> };

/** Whether anything of an upload is here: not after its bytes were lost, or where they lie on another host alone. */
export async function hasUpload(datastore: DataStore, id: string): Promise<boolean> {
  try {
    await datastore.getUpload(id);
    return true;
  } catch (error) {
    if (GONE.has((error as Partial<Answer>).status_code ?? 0)) return false;
    throw error;
  }
}

/**
 * The open tus protocol over a place for bytes: parts of uploads are written one after the other, each to its end. Who may send
 * what is decided by the caller, before a request is passed on. `refused` words what the library refuses.
 */
export function openUploadServer({
  path,
  datastore,
  mostBytes,
  refused,
}: {
  readonly path: string;
  readonly datastore: DataStore;
  readonly mostBytes: number;
  readonly refused: (error: Error | Answer) => Answer;
}): (request: IncomingMessage, response: ServerResponse, passed: Passed) => Promise<void> {
  const current = new AsyncLocalStorage<Passed>();
  const server = new Server({
    path,
    relativeLocation: true,
    datastore,
    maxSize: mostBytes,
    namingFunction: () => current.getStore()?.begins ?? '',
    // A file's name may say who or what: none of what a browser tells of it is kept.
    onUploadCreate: async () => Promise.resolve({ metadata: {} }),
    onUploadFinish: async (_request, { id }) => {
      const refusal = await current.getStore()?.finish(id);
      if (refusal) throw refusal;
      return {};
    },
    onResponseError: (_request, error) => refused(error),
  });
  return async (request, response, passed) => {
    await current.run(passed, () => server.handle(request, response));
  };
}
