import { join } from 'node:path';
import type { Env } from '../env.ts';
import { ledgerIn } from '../erasures/erasures.ts';
import { ledgerInFolder } from '../erasures/ledger-in-folder.ts';
import { ledgerInObjects } from '../erasures/ledger-in-objects.ts';
import type { Ledger } from '../erasures/ledger.ts';
import { diskFiles } from '../files/disk-files.ts';
import { filesInObjects } from '../files/files-in-objects.ts';
import type { Files } from '../files/files.ts';
import { largeInObjects } from '../files/large/large-in-objects.ts';
import { largeInS3 } from '../files/large/large-in-s3.ts';
import type { LargeFiles } from '../files/large/large-files.ts';
import { largeOnDisk } from '../files/large/large-on-disk.ts';
import { objectsInPostgres } from '../files/objects/objects-in-postgres.store.ts';
import { objectsInS3 } from '../files/objects/objects-in-s3.ts';
import type { Objects } from '../files/objects/objects.ts';
import { storeName, type StorePlace } from '../files/store-place.ts';
import { uploadsInFolder } from '../uploads/uploads-in-folder.ts';
import { uploadsInObjects } from '../uploads/uploads-in-objects.ts';
import type { Uploads } from '../uploads/uploads.ts';

/** Where what members brought and the ledger of erasures lie: in the data folder, or where every host sees them. */
export type Store = {
  readonly files: Files;
  readonly largeFiles: LargeFiles;
  readonly uploads: Uploads;
  readonly ledger: Ledger;
  /** The folder of pictures and recordings; null where they lie in no folder. */
  readonly folder: string | null;
  /** Null in a folder. */
  readonly objects: Objects | null;
  close(): Promise<void>;
};

export type StoreEnv = Pick<Env, 'dataDir' | 'store' | 's3'>;

/** Opens the store of the settings. Nothing is asked of it before the first use. */
export function openStore({ dataDir, store: place, s3 }: StoreEnv, onFault?: (error: Error) => void): Store {
  const voices = s3 && largeInS3(s3);
  if (place === null || place.kind === 'folder') {
    const folder = place?.folder ?? dataDir;
    return {
      files: diskFiles(join(folder, 'files')),
      largeFiles: voices ?? largeOnDisk(join(folder, 'recordings')),
      uploads: uploadsInFolder(join(folder, 'uploads')),
      ledger: ledgerInFolder(ledgerIn(folder)),
      folder,
      objects: null,
      close: async () => Promise.resolve(),
    };
  }
  const { objects, largeFiles, close } = objectsOf(place, onFault);
  return {
    files: filesInObjects(objects),
    largeFiles: voices ?? largeFiles,
    uploads: uploadsInObjects(s3 ? objectsInS3(s3) : objects, join(dataDir, 'uploads')),
    ledger: ledgerInObjects(objects, storeName(place)),
    folder: null,
    objects,
    close,
  };
}

type Opened = Pick<Store, 'largeFiles' | 'close'> & { readonly objects: Objects };

function objectsOf(place: Exclude<StorePlace, { kind: 'folder' }>, onFault?: (error: Error) => void): Opened {
  if (place.kind === 's3')
    return {
      objects: objectsInS3(place.s3),
      largeFiles: largeInS3(place.s3),
      close: async () => Promise.resolve(),
    };
  const objects = objectsInPostgres(place.url, onFault);
  return { objects, largeFiles: largeInObjects(objects), close: () => objects.close() };
}
