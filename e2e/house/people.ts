import type { Page } from '@playwright/test';

const PASSWORD = 'two lights to live by';

/** Signs the page's browser in as one of the demo accounts of the local default. */
export async function signInAs(page: Page, key: 'adult' | 'teen' | 'teacher' | 'moderator' | 'admin' | 'lapsed'): Promise<void> {
  const reply = await page.request.post('/api/auth/login', { data: { email: `${key}@demo.example`, password: PASSWORD } });
  if (!reply.ok()) throw new Error(`sign-in answered ${reply.status()}`);
}
