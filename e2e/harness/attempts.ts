import type { Page } from '@playwright/test';

/**
 * What the self-test of the privacy proof makes the browser refuse, and say so: the address it asks for, and the words
 * of the two doors that texts may not pass.
 */
const TRIED = /example\.invalid|TrustedHTML|TrustedScript|trusted-types|require-trusted-types-for/;

/** Whether a complaint is one that the page's own self-test asked for. On every other page nothing is. */
export function isTried(page: Page, complaint: string): boolean {
  return URL.canParse(page.url()) && new URL(page.url()).pathname === '/privacy-proof' && TRIED.test(complaint);
}
