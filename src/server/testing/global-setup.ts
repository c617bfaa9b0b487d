import { mkdirSync, rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureTemplate, openTestServer } from './database-server.ts';

/** Vitest calls this once before the API tests; what it returns, once after them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const statements = process.env['STATEMENTS_TO'];
  if (statements) rmSync(statements, { recursive: true, force: true });
  if (statements) mkdirSync(statements, { recursive: true });
  const server = await openTestServer();
  try {
    const { template, version } = await ensureTemplate(server.adminUrl);
    project.provide('testServer', { adminUrl: server.adminUrl, template, version });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
