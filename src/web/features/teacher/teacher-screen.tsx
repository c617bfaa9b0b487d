import { href, screens } from '#contract/screens.ts';
import { DeferredCourseShelf } from '#web/features/course/public.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { useMember } from '#web/platform/session.ts';
import { WithoutThing } from '#web/platform/address/without-thing.tsx';
import { Skeleton } from '#web/ui/status/waiting.tsx';
import { TeacherCard } from './page/teacher-card.tsx';
import { profileCopy } from './profile.copy.ts';
import { useTeacher } from './teacher.queries.ts';

const { page: words } = profileCopy;

/** /teachers/:teacher: what a teacher says of herself, for members. */
export function TeacherScreen() {
  const { teacher } = useScreenParams('teacher');
  const found = useTeacher(teacher);
  const { data } = found;
  const { ageGroup } = useMember();
  if (data)
    return (
      <>
        <TeacherCard of={data.teacher} level="h1" />
        {ageGroup === 'adult' && <DeferredCourseShelf teacher={data.teacher.id} />}
      </>
    );
  return (
    <WithoutThing
      of={found}
      page={screens.teacher.title}
      gone={words.gone}
      back={{ to: href('home'), label: words.gone.home }}
      failed={words.failed}
      loading={words.loading}
    >
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </WithoutThing>
  );
}
