import { href } from '#contract/screens.ts';
import { DeferredCourseShelf } from '#web/features/course/public.ts';
import { useScreenParams } from '#web/platform/address/screen-address.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { TeacherCard } from './page/teacher-card.tsx';
import { profileCopy } from './profile.copy.ts';
import { useTeacher } from './teacher.queries.ts';

const { page: words } = profileCopy;

/** /teachers/:teacher: what a teacher says of herself, for members. */
export function TeacherScreen() {
  const { teacher } = useScreenParams('teacher');
  const { data, error, isFetching, refetch } = useTeacher(teacher);
  const { ageGroup } = useMember();
  if (data)
    return (
      <>
        <TeacherCard of={data.teacher} level="h1" />
        {ageGroup === 'adult' && <DeferredCourseShelf teacher={data.teacher.id} />}
      </>
    );
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <StandAlone of={mistyPath}>
        <h1>{words.gone.title}</h1>
        <p>{words.gone.text}</p>
        <LinkButton href={href('home')}>{words.gone.home}</LinkButton>
      </StandAlone>
    );
  if (error)
    return (
      <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    );
  return (
    <Skeletons label={words.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Skeletons>
  );
}
