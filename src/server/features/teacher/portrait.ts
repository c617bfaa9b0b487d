import type { TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import { addMemberFile } from '#server/features/account/public.ts';
import type { Me } from '#server/platform/http/handler.ts';
import { setPortrait } from './profile.ts';
import { profileStore } from './profile.store.ts';
import type { TeacherDeps } from './teacher-deps.ts';
import { teacherSeals } from './teacher-seals.ts';

type Deps = Pick<TeacherDeps, 'files' | 'vault'>;

/** Puts a square into the draft of the teacher's page. */
export async function changePortrait(
  { files, vault }: Deps,
  { me, square }: { readonly me: Me; readonly square: Buffer },
): Promise<TeacherProfileReply> {
  const seal = (name: string) => teacherSeals.portrait(vault, name, square);
  return setPortrait({ vault }, { me, portrait: await addMemberFile({ files }, { me, seal }) });
}

/** A portrait's bytes where the member may see it: of a public page, or the member's own. Null for any other name. */
export async function readPortrait(
  { files, vault }: Deps,
  { me, file }: { readonly me: Me; readonly file: string },
): Promise<Buffer | null> {
  if (!UUID.test(file) || !(await profileStore.seesPortrait(me.tx, file))) return null;
  const sealed = await files.get(file);
  return sealed && teacherSeals.openPortrait(vault, file, sealed);
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
