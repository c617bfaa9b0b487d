const sections: (() => Promise<unknown>)[] = [];

/**
 * Makes the fetch of a late section's code known. It must not fail: a section whose code does not come says so in its
 * place.
 */
export function registerSections(fetch: () => Promise<unknown>): void {
  sections.push(fetch);
}

/** Fetches the code of all late sections known so far, each once. */
export async function fetchSections(): Promise<void> {
  await Promise.all(sections.map((fetch) => fetch()));
}
