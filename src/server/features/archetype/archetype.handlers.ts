import type { archetypeRoutes } from '#contract/archetype/archetype.routes.ts';
import type { ArchetypeReply } from '#contract/archetype/archetype.schemas.ts';
import { againOn, countShares } from '#domain/archetype/archetype.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { memberStore, memberToday } from '#server/features/account/public.ts';
import type { Clock } from '#server/platform/clock.ts';
import { refuse, type HandlersOf, type Me } from '#server/platform/http/handler.ts';
import { loadArchetypeContent } from './archetype-content.ts';
import { archetypeStore, type ArchetypeDocument } from './archetype.store.ts';

// Read once, when the server starts, so that it does not start on content that is not whole.
const CONTENT = loadArchetypeContent();

export function archetypeHandlers({ clock }: { readonly clock: Clock }): HandlersOf<typeof archetypeRoutes> {
  return {
    getArchetypeQuiz: ({ me }) => readArchetypes(me, clock.now()),
    keepArchetypeAnswer: async ({ me, body: { question, answer } }) => {
      const now = clock.now();
      const [member, document] = await Promise.all([memberStore.read(me), archetypeStore.readForUpdate(me)]);
      if (!isOpen(document, memberToday(member, now))) return refuse('archetype_resting');
      if (CONTENT.questions.every(({ id }) => id !== question))
        return refuse('invalid_input', { fields: { question: 'This is not one of the questions' } });
      const answers = { ...document.answers, [question]: answer };
      archetypeStore.write(me, { document: { ...document, answers }, now });
      return { answered: Object.keys(answers).length };
    },
    finishArchetypeQuiz: async ({ me }) => {
      const now = clock.now();
      const [member, document] = await Promise.all([memberStore.read(me), archetypeStore.readForUpdate(me)]);
      const today = memberToday(member, now);
      if (!isOpen(document, today)) return told(me, { document, today });
      const leans = CONTENT.questions.flatMap(({ id, answers }) => answers[document.answers[id] ?? -1]?.leans ?? []);
      if (leans.length < CONTENT.questions.length) return refuse('archetype_unfinished');
      const after = {
        ...document,
        answers: {},
        mirrors: [...document.mirrors, { on: today, shares: countShares(leans) }],
      };
      archetypeStore.write(me, { document: after, now });
      return told(me, { document: after, today });
    },
  };
}

/** The member's archetype quiz as it stands. */
async function readArchetypes(me: Me, now: Date): Promise<ArchetypeReply> {
  const [member, document] = await Promise.all([memberStore.read(me), archetypeStore.read(me)]);
  return told(me, { document, today: memberToday(member, now) });
}

/** Whether it may be taken: never before, or a month ago. */
function isOpen({ mirrors }: ArchetypeDocument, today: LocalDate): boolean {
  const last = mirrors.at(-1);
  return !last || today >= againOn(last.on);
}

function told(
  { ageGroup }: Pick<Me, 'ageGroup'>,
  { document, today }: { document: ArchetypeDocument; today: LocalDate },
): ArchetypeReply {
  const { mirrors, answers } = document;
  const open = isOpen(document, today);
  const last = mirrors.at(-1);
  return {
    today,
    questions: open
      ? CONTENT.questions.map(({ id, ask, askTeen, answers: offered }) => ({
          id,
          ask: (ageGroup === 'teen' && askTeen) || ask,
          answers: offered.map(({ text }) => text),
        }))
      : [],
    answers: open ? answers : {},
    mirrors: mirrors.toReversed(),
    pages: last ? CONTENT.pages : [],
    againOn: last ? againOn(last.on) : null,
  };
}
