import { test as base, expect } from '@playwright/test';


/**
 * A test whose page must stay silent: no error on the console, no uncaught error, nothing the content security policy refused (Chromium
 * writes that to the console), no request to another origin.
 */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin) complaints.push(`foreign request: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
