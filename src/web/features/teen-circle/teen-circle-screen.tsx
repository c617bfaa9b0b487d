import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';

const TeenRoom = deferred(async () => (await import('./teen-room.tsx')).TeenRoom);
const AboutTeens = deferred(async () => (await import('./about-teens.tsx')).AboutTeens);

/** /teen-circle: the room for teens and for moderators who were vetted for it; for other adults, what it is. */
export function TeenCircleScreen() {
  const { ageGroup, roles } = useMember();
  if (ageGroup === 'teen') return <TeenRoom />;
  return roles.includes('moderator') ? <Moderator /> : <AboutTeens />;
}

// Whether she was vetted is the server's to say: to one who was not there is nothing there.
function Moderator() {
  const { isSuccess, error } = useQuery({ ...read('teenKeeper'), retry: false });
  if (isSuccess) return <TeenRoom />;
  return error instanceof ApiError && error.status === 404 ? <AboutTeens /> : null;
}
