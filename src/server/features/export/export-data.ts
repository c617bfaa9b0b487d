import type { ExportDocument } from '#domain/export/export-document.ts';
import type { ExportCall, ExportPartOf, ExportSlice } from '#server/platform/manifest/manifest.ts';

/** What all features together add to the export; the list of manifests is checked to bring each part. */
export type ExportParts = readonly ExportPartOf<ExportSlice>[];

/**
 * Everything that is stored about the member and says something: opened now, for the member, and held nowhere. The
 * manifests name for each column the part it goes to.
 */
export async function exportData(parts: ExportParts, call: ExportCall): Promise<ExportDocument> {
  const slices = await Promise.all(parts.map((part) => part(call)));
  const document = {
    ...Object.assign({}, ...slices),
    exportedAt: call.now.toISOString(),
    about: Object.assign({}, ...slices.map(({ about }) => about)),
    practice: Object.assign({}, ...slices.map(({ practice }) => practice)),
    collections: Object.assign({}, ...slices.map(({ collections }) => collections)),
    record: Object.assign({}, ...slices.map(({ record }) => record)),
  };
  return document as ExportDocument;
}
