/**
 * How long a document may take before the shell is shown instead, in milliseconds: a line that is there and does
 * nothing is none.
 */
export const NETWORK_PATIENCE_MS = 12_000;
/** What stands before the server says so when the server is gone. */
const UNREACHABLE = new Set([502, 504]);

type Sources = {
  readonly fresh: () => Promise<Response>;
  readonly shell: () => Promise<Response | undefined>;
  readonly heed: (page: Response) => void;
};

/**
 * The document of an address: always the server's, and the shell where none comes in time. `heed` sees what the server
 * sent.
 */
export async function pageFor({ fresh, shell, heed }: Sources): Promise<Response> {
  const asked = fresh();
  try {
    const page = await inTime(asked);
    if (UNREACHABLE.has(page.status)) return (await shell()) ?? page;
    heed(page);
    return page;
  } catch {
    // Without a shell the member waits as long as the browser does, and sees what the browser says.
    return (await shell()) ?? asked;
  }
}

/**
 * Whose page a document of ours is: the member's id, or null for a visitor's. Undefined where a response says nothing
 * of that: no page of ours, or a step on the way to one.
 */
export function ownerOf({ status, headers }: Response): string | null | undefined {
  const isPage =
    (status === 200 || status === 404) &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    headers.get('vary')?.includes('Cookie') === true;
  return isPage ? headers.get('for-member') : undefined;
}

function inTime(asked: Promise<Response>): Promise<Response> {
  return Promise.race([
    asked,
    new Promise<never>((_, fail) => setTimeout(fail, NETWORK_PATIENCE_MS, new Error('too late'))),
  ]);
}
