import { randomInt, randomUUID } from 'node:crypto';
import type { teenCircleRoutes } from '#contract/teen-circle/teen-circle.routes.ts';
import type { TeenTopic } from '#contract/teen-circle/teen-circle.schemas.ts';
import { judgeBody } from '#domain/circle/body.ts';
import { keeperOf, minutesPastIn, watchUntil } from '#domain/circle/teen/watch.ts';
import { memberStore } from '#server/features/account/public.ts';
import type { CircleContent } from '#server/features/circle/public.ts';
import { authorTag } from '#server/platform/anonymous/author.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import type { Services } from '#server/platform/manifest/services.ts';
import { openFirstName, sealFirstName } from './first-name.ts';
import { teenCircleStore } from './teen-circle.store.ts';

type Deps = Pick<Services, 'db' | 'vault' | 'clock'> & { readonly content: CircleContent };

/** A queue is shown this far; the rest follows as it empties. */
const OPEN_SHOWN = 20;
/** Answers stay in reach of the teen who asked for so many days, and so many of all are looked through for hers. */
const ANSWERED = { days: 60, most: 2_000 } as const;
const DAY = 86_400_000;

export function teenCircleHandlers(deps: Deps): HandlersOf<typeof teenCircleRoutes> {
  const { clock, vault, content, db } = deps;
  return {
    teenAbout: async () => content.parents,
    teenTopics: async () => ({ items: topicsOf(content) }),
    teenKeeper: ({ me }) => keeperSeen(deps, me),
    teenKeepWatch: async ({ me, body: { hours } }) => {
      const now = clock.now();
      const { profile, timeZone } = await memberStore.read(me);
      const id = randomUUID();
      const until = watchUntil(now, { hours, minutesPast: minutesPastIn(timeZone, now) });
      const name = sealFirstName(vault, { place: `watch|${id}`, name: profile });
      return (await teenCircleStore.keepWatch(me.tx, { id, name, until })) ? keeperSeen(deps, me) : refuse('not_found');
    },
    teenEndWatch: async ({ me }) => {
      await teenCircleStore.endWatch(me.tx);
      return keeperSeen(deps, me);
    },
    teenOpenQuestions: async ({ me }) => {
      const rows = await teenCircleStore.openQuestions(me.tx, OPEN_SHOWN + 1);
      const items = rows.slice(0, OPEN_SHOWN).map(({ id, body, at }) => ({ id, body, at: at.toISOString() }));
      return { items, more: rows.length > OPEN_SHOWN };
    },
    teenAnswer: async ({ me, params: { question }, body }) => {
      const judged = judgeBody(body.body, 'reply');
      if (!judged.ok) return refuse('words_refused', { fields: { body: judged.why } });
      const { profile } = await memberStore.read(me);
      const id = randomUUID();
      const name = sealFirstName(vault, { place: `reply|${id}`, name: profile });
      const at = clock.now();
      const done = await teenCircleStore.answer(me.tx, { id, question, body: judged.body, name, language: 'en', at });
      if (done === 'answered') return { ok: true };
      return refuse(done === 'answered_meanwhile' ? 'answered_meanwhile' : 'not_found');
    },
    teenMyQuestions: ({ me }) => answeredSeen(deps, me),
    teenShareQuestion: async ({ me, params: { question } }) => {
      const tag = authorTag(vault, { userId: me.userId, postId: question });
      const plants = content.plantNames.teen;
      const plant = plants[randomInt(plants.length)] ?? '';
      const done = await teenCircleStore.share(db, { id: question, tag, plant, at: clock.now() });
      return done ? { ok: true } : refuse('not_found');
    },
  };
}

async function keeperSeen({ clock, vault }: Deps, me: Me) {
  const watch = keeperOf(await teenCircleStore.watches(me.tx), clock.now());
  const firstName = watch && openFirstName(vault, { place: `watch|${watch.id}`, sealed: watch.name });
  return { keeper: watch && firstName ? { firstName, until: watch.until.toISOString(), isMine: watch.mine } : null };
}

async function answeredSeen({ clock, vault }: Deps, me: Me) {
  const rows = await teenCircleStore.answered(me.tx, {
    since: new Date(clock.now().getTime() - ANSWERED.days * DAY),
    most: ANSWERED.most,
    tagOf: (id) => authorTag(vault, { userId: me.userId, postId: id }),
  });
  const items = rows.map((row) => ({
    id: row.id,
    body: row.body,
    at: row.at.toISOString(),
    isShared: row.state === 'shown',
    answer: {
      firstName: row.answer_name && openFirstName(vault, { place: `reply|${row.answer_id}`, sealed: row.answer_name }),
      body: row.answer,
      at: row.answered_at.toISOString(),
    },
  }));
  return { items };
}

/** The topics with what they say about health, and where each statement comes from. */
function topicsOf({ teenTopics, sources }: CircleContent): TeenTopic[] {
  return teenTopics.map(({ category, title, opening, questions }) => ({
    category,
    title,
    opening: opening.map(({ text, source }) => ({ text, source: (source && sources.get(source)) || null })),
    questions,
  }));
}
