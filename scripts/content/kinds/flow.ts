import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { loadArchetypeContent } from '#server/features/archetype/archetype-content.ts';
import { loadFlowContent } from '#server/features/daily-flow/flow-content.ts';
import { ROOT } from '../../architecture/finding.ts';
import type { Report } from '../report.ts';
import { checkWhole } from './whole.ts';

const folderOf = (kind: string) => pathToFileURL(join(ROOT, 'content', kind, '/'));
const EASE = 70;

/** The words of the daily flow. */
export function checkFlow(folder = folderOf('flow')): Promise<Report> {
  return Promise.resolve(
    checkWhole({ kind: 'flow', folder, load: () => loadFlowContent(folder), except: [], ease: EASE }),
  );
}

/** The archetype quiz: its questions, and the five pages of reading. */
export function checkArchetypes(folder = folderOf('archetypes')): Promise<Report> {
  const load = () => loadArchetypeContent(folder);
  return Promise.resolve(
    checkWhole({ kind: 'archetypes', folder, load, except: ['id', 'leans', 'screen', 'kin'], ease: EASE }),
  );
}
