import type { ReceiptReply } from '#contract/privacy/privacy.schemas.ts';

const NUMBER = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;
const SIGNED = ['erasedAt', 'text', 'signature', 'publicKey'] as const;

/** The receipt number in whatever was pasted: the number alone, the receipt, or a sentence around it. Null when there is none. */
export function numberIn(pasted: string): string | null {
  return NUMBER.exec(pasted)?.[0].toLowerCase() ?? null;
}

/** Whether a pasted receipt says the same as the one that is kept. What is no whole receipt claims nothing and cannot differ. */
export function saysTheSame(pasted: string, kept: ReceiptReply): boolean {
  const told = receiptIn(pasted);
  return SIGNED.every((part) => told[part] === undefined || told[part] === kept[part]);
}

function receiptIn(pasted: string): Partial<Record<(typeof SIGNED)[number], unknown>> {
  try {
    return Object(JSON.parse(pasted)) as Partial<Record<(typeof SIGNED)[number], unknown>>;
  } catch {
    // Words around a number are no receipt, and nothing is amiss with them.
    return {};
  }
}
