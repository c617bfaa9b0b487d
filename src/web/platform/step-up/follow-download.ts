import { ensureStepUp } from './step-up.ts';

/**
 * Asks for a proof of identity where one is due, then follows a download; a refusal of the server shows as a failed
 * download and leaves the page as it is. Rejects as ensureStepUp does.
 */
export async function followDownload(address: string): Promise<void> {
  await ensureStepUp();
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
