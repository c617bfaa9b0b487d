import { existsSync, readFileSync } from 'node:fs';

const PARTS = /^- '?(dialog|alert|status|heading|textbox|button|paragraph|text)\b/;
const MOST_PARTS = 14;

/**
 * How the page stood when a journey failed, a part a line: of what Playwright wrote beside it, the newest dialog where
 * one is open, else the page. Empty where nothing was written.
 */
export function pageStood(attachments = []) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path || !existsSync(path)) return [];
  const snapshot = /# Page snapshot\s+```yaml\n([\s\S]*?)\n```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  const lines = snapshot.split('\n').map((line) => line.trim().replaceAll(/ \[[a-z]+=\w+\]/g, ''));
  const dialog = lines.findLastIndex((line) => /^- '?dialog/.test(line));
  const seen = lines.slice(Math.max(dialog, 0)).filter((line) => PARTS.test(line));
  return seen.slice(0, MOST_PARTS).map((line) => line.slice(2).slice(0, 90));
}
