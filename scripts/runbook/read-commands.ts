/** Every command of a page, each once, as it is written between backticks. */
export function readCommands(page: string): string[] {
  const found = [...page.matchAll(/`(npm run [^`]+)`/g)].map(([, line]) => (line ?? '').replace(/\s+/g, ' '));
  return [...new Set(found)];
}
