import type { Client } from 'pg';
import type { TestApp } from '../open-test-app.ts';

/** How a row of a swept table is made, and the age from which it goes. */
export type OldRow = {
  readonly name: keyof TestApp['services']['sweeps'];
  readonly table: string;
  readonly limit: number;
  readonly put: (client: Client, row: { userId: string; id: string; at: Date }) => Promise<unknown>;
  readonly id?: string;
};

const DAY = 86_400_000;
/** Six years back from now, as the calendar counts them. */
const SIX_YEARS = Date.now() - new Date().setUTCFullYear(new Date().getUTCFullYear() - 6);
const CASE =
  "insert into auth.circle_case (id, room, post_id, whys, urgency, turn, opened_at) values ($1, 'community', $1, '{}', 1, 1, $2)";
const putPost = (client: Client, id: string) =>
  client.query(
    "insert into app.circle_post (id, room, category, body, is_anonymous, state, at, answered_at, touched_at) values ($1, 'community', 'rituals', 'Tea by the window.', false, 'shown', now(), now(), now())",
    [id],
  );

/** Rows that the circle and its moderators leave behind. */
export const CIRCLE_ROWS: readonly OldRow[] = [
  {
    name: 'staff_audit',
    table: 'auth.staff_audit',
    limit: SIX_YEARS,
    put: (client, { id, at }) =>
      client.query(
        "insert into auth.staff_audit (id, at, staff, role, action, result, request_id, ip_prefix) values ($1, $2, '', 'moderator', 'a', 'b', 'c', 'd')",
        [id, at],
      ),
  },
  {
    name: 'author_requests',
    table: 'auth.circle_author_request',
    limit: SIX_YEARS,
    put: async (client, { id, at }) => {
      await putPost(client, id);
      await client.query(CASE, [id, at]);
      return client.query(
        "insert into auth.circle_author_request (id, case_id, room, staff, reason, at) values ($1, $1, 'community', '', 'a', $2)",
        [id, at],
      );
    },
  },
  {
    name: 'circle_told',
    table: 'auth.circle_told',
    limit: DAY,
    id: 'post_id',
    put: async (client, { id, at }) => {
      await putPost(client, id);
      return client.query("insert into auth.circle_told (post_id, tag, until) values ($1, '', $2)", [id, at]);
    },
  },
];
