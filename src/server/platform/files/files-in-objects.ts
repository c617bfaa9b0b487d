import type { Files } from './files.ts';
import { NAME, named } from './large/large-files.ts';
import type { Objects } from './objects/objects.ts';

const PREFIX = 'file-';

/** Files as objects that every host sees, each under `file-` and its name. */
export function filesInObjects(objects: Objects): Files {
  const at = (name: string) => `${PREFIX}${named(name)}`;
  return {
    put: async (name, bytes) => objects.put(at(name), bytes),
    get: async (name) => objects.get(at(name)),
    remove: async (name) => objects.remove(at(name)),
    async *namesBefore(instant) {
      for await (const object of objects.list({ prefix: PREFIX })) {
        const name = object.name.slice(PREFIX.length);
        if (object.at < instant && NAME.test(name)) yield name;
      }
    },
  };
}
