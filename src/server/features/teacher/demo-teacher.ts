import type { ProfileWords } from '#domain/teacher/teacher.ts';
import { asMadeMember, type AccountDeps } from '#server/features/account/public.ts';
import { profileStore } from './profile.store.ts';
import { teacherSeals } from './teacher-seals.ts';

/** What members know the demo's teacher by. */
export const DEMO_TEACHER = '7ea0c1de-0000-4000-8000-000000000001';

const PAGE: ProfileWords = {
  name: 'Solveig Aune',
  addressed: 'Solveig',
  languages: 'English, Norwegian',
  words:
    'I led evening circles in a small harbor town for eleven years. What I bring is slow, and most of it can be done lying down with a blanket.\n\nI trained as a breath teacher, and I still take lessons.',
  approach: 'Long pauses, plain words, and always a second way to do it. You can stop anywhere.',
};

/** Gives the demo's teacher a public page, once. */
export async function layDemoTeacher(deps: AccountDeps, teacher: string): Promise<void> {
  await asMadeMember(deps, teacher, async (me) => {
    if (await profileStore.mine(me.tx, me.userId)) return;
    const page = teacherSeals.page(deps.vault, DEMO_TEACHER, PAGE);
    await profileStore.save(me.tx, {
      userId: me.userId,
      id: DEMO_TEACHER,
      version: 1,
      draft: page,
      shown: page,
      draft_portrait: null,
      shown_portrait: null,
      shown_at: deps.clock.now(),
    });
  });
}
