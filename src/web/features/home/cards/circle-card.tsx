import { useQuery } from '@tanstack/react-query';
import { screenAt } from '#contract/screens.ts';
import type { HomeData } from '#contract/home/home.schemas.ts';
import { read } from '#web/platform/queries.ts';
import { useMember } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { cards } from './cards.copy.ts';
import styles from './cards.module.css';

const copy = cards.circle;
/** A post that fills the card’s characters goes on (§2.4). */
const CUT = 80;

/** Where Join Circle leads, once its page stands (decisions 2, 10). */
const ROOMS = { adult: '/community', teen: '/teen-circle' } as const;

/** The member's own room (§2.4): its two newest posts, and how many are new. Teens are led to theirs. */
export function CircleCard() {
  const { ageGroup } = useMember();
  const teen = ageGroup === 'teen';
  const { data } = useQuery(read('getHomeData'));
  if (!screenAt(ROOMS[ageGroup])) return null;
  return (
    <section className={styles.circle} aria-labelledby="home-circle">
      <div>
        <h2 id="home-circle">{teen ? copy.teen : copy.title}</h2>
        {data && data.newPostsCount > 0 && <Badge>{copy.fresh(data.newPostsCount)}</Badge>}
        <LinkButton kind="hearth" size="small" href={ROOMS[ageGroup]}>
          {copy.join}
        </LinkButton>
      </div>
      {data?.recentPosts.length === 0 && <p>{copy.empty}</p>}
      {data?.recentPosts.map((post) => (
        <blockquote key={post.id} dir="auto">
          <span data-cut={post.content.length >= CUT || undefined}>{post.content}</span> <cite>{nameOf(post)}</cite>
        </blockquote>
      ))}
    </section>
  );
}

function nameOf({ isAnonymous, firstName, lastName }: HomeData['recentPosts'][number]): string {
  if (isAnonymous) return copy.anonymous;
  return [firstName, lastName].filter(Boolean).join(' ') || copy.member;
}
