import type { StaffRole } from '#domain/account/staff.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';

/** To whom an announcement is shown. */
export const AUDIENCES = ['everybody', 'adults', 'teens', 'teachers', 'premium'] as const;
export type Audience = (typeof AUDIENCES)[number];
export const ANNOUNCEMENT_STATES = ['draft', 'published', 'taken_back'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

/** The most letters of each part. */
export const ANNOUNCEMENT_LONGEST = { title: 80, words: 400, category: 30 } as const;

/** The audiences that somebody belongs to. A teen is told nothing of plans: premium is for adults who have one. */
export function audiencesOf({
  ageGroup,
  roles,
  hasPremium,
}: {
  readonly ageGroup: 'teen' | 'adult';
  readonly roles: readonly StaffRole[];
  readonly hasPremium: boolean;
}): Audience[] {
  if (ageGroup === 'teen') return ['everybody', 'teens'];
  return [
    'everybody',
    'adults',
    ...(roles.includes('teacher') ? (['teachers'] as const) : []),
    ...(hasPremium ? (['premium'] as const) : []),
  ];
}

/** An announcement as the bell knows it: without its words. */
export type Announced = { readonly id: string; readonly date: LocalDate; readonly audience: Audience };

/**
 * Those that a member is shown, by the audiences they belong to, on their day `today`, the newest first and `most` of
 * them. What was announced before they came is no news to them.
 */
export function announcedTo(
  all: readonly Announced[],
  { to, today, since, most }: { to: readonly Audience[]; today: LocalDate; since: LocalDate; most: number },
): Announced[] {
  return all.filter(({ date, audience }) => date <= today && date >= since && to.includes(audience)).slice(0, most);
}

/** How many of them the member has not read; `read` are the ids they have. */
export function unreadAnnouncements(shown: readonly Announced[], read: readonly string[] = []): number {
  return shown.filter(({ id }) => !read.includes(id)).length;
}
