/** A signed event on its way to our endpoint. */
export type Parcel = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
/** Carries a parcel and says with which status it was received; rejects where nobody answered. */
export type Deliver = (parcel: Parcel) => Promise<number>;

const MOST_WAIT_MS = 10_000;

/** Carries parcels over HTTP. */
export function byHttp(url: string): Deliver {
  return async ({ body, headers }) => {
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(MOST_WAIT_MS),
    });
    await answer.body?.cancel();
    return answer.status;
  };
}
