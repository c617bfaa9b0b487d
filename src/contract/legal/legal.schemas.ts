import { z } from 'zod';
import { localDateSchema } from '#contract/kit/scalars.ts';
import type { Wire } from '#contract/kit/route.ts';
import { processor, storedGroup } from '#contract/privacy-proof/privacy-proof.schemas.ts';

/** Documents that bind: what they are about is in their address. */
export const LEGAL_DOCUMENTS = ['privacy', 'termsOfUse', 'legalDisclaimer'] as const;
export const legalDocumentName = z.enum(LEGAL_DOCUMENTS);

/**
 * A paragraph, a list, or what is filled in from this installation. Text knows `**strong**` and `[words](/path)` and
 * nothing else.
 */
const block = z.union([
  z.string().min(3),
  z.strictObject({ list: z.array(z.string().min(3)).min(2) }),
  z.strictObject({ show: z.enum(['operator', 'stored', 'processors']) }),
]);
const section = z.strictObject({
  id: z.string().regex(/^[a-z-]{2,40}$/),
  title: z.string().min(2),
  blocks: z.array(block).min(1),
});

/** One version of a document, as it is kept in content/legal. */
export const legalDocument = z.strictObject({
  document: legalDocumentName,
  version: z.int().min(1),
  date: localDateSchema,
  title: z.string(),
  lead: z.string(),
  short: z.strictObject({ title: z.string(), points: z.array(z.string()).min(2) }).optional(),
  sections: z.array(section).min(3),
});

/** Who runs this installation, as far as its settings say. */
const operator = z.object({ name: z.string().nullable(), address: z.array(z.string()), email: z.string().nullable() });

export const legalParams = z.object({ document: legalDocumentName });
export const legalQuery = z.object({
  version: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .optional(),
});

/** GET /api/legal/:document. `versions` are all there are, newest first. */
export const legalReply = z.object({
  document: legalDocument,
  versions: z.array(z.object({ version: z.int(), date: localDateSchema })),
  operator,
  stored: z.array(storedGroup),
  processors: z.array(processor),
});

export type LegalDocument = Wire<typeof legalDocument>;
export type LegalName = LegalDocument['document'];
export type LegalBlock = Wire<typeof block>;
export type Operator = Wire<typeof operator>;
export type LegalReply = Wire<typeof legalReply>;
