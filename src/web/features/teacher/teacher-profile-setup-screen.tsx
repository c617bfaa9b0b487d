import { href } from '#contract/screens.ts';
import type { TeacherProfileReply } from '#contract/teacher/teacher.schemas.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { hearthDoor } from '#web/ui/drawings/windows/places/hearth-door.ts';
import { Pictured } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import { profileCopy as words } from './profile.copy.ts';
import { ProfileForm } from './profile/profile-form.tsx';
import { useTeacherProfile } from './teacher.queries.ts';
import styles from './teacher.module.css';

/** /teacher-profile-setup: what a teacher says of herself, as a draft and as members see it. */
export function TeacherProfileSetupScreen() {
  const { data, isError, isFetching, refetch } = useTeacherProfile();
  return (
    <>
      <Pictured of={hearthDoor}>
        <PageHead kicker={words.kicker} title={words.title} />
      </Pictured>
      <p className={styles.lead}>{words.lead}</p>
      {data ? (
        <>
          <Standing of={data} />
          <ProfileForm of={data} />
        </>
      ) : isError ? (
        <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failed.text}
        </ErrorNote>
      ) : (
        <Skeletons label={words.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short" />
        </Skeletons>
      )}
    </>
  );
}

function Standing({ of: { teacher, draft, shown } }: { readonly of: TeacherProfileReply }) {
  const isSame = JSON.stringify(draft) === JSON.stringify(shown);
  const state = shown === null ? 'none' : isSame ? 'shown' : 'changed';
  return (
    <p className={styles.standing} data-state={state}>
      <span>{words.state[state]}</span>
      {shown && teacher && <TextLink href={href('teacher', { params: { teacher } })}>{words.seePage}</TextLink>}
    </p>
  );
}
