import type { TestProject } from 'vitest/node';
import { ensureTemplate, openTestServer } from './database-server.ts';

/** Vitest calls this once before the API tests; what it returns, once after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  try {
    project.provide('testServer', { adminUrl: server.adminUrl, template: await ensureTemplate(server.adminUrl) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
