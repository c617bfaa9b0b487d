import { useState } from 'react';
import { useSearch } from '#web/platform/address/path.tsx';
import { unanswered, sectionProblem, type RequiredAnswers } from '#domain/journey/answers.ts';
import { parseGoalsParam } from '#domain/journey/goals-param.ts';
import { sectionsFor, type SectionName } from '#domain/journey/sections.ts';
import { useStep } from '#web/platform/address/use-step.ts';
import { useMistake } from '#web/ui/fields/use-mistake.ts';
import { useUser } from '#web/platform/session.ts';
import { useToday } from '#web/platform/today.ts';
import { journey } from './journey.copy.ts';
import { isAhead, type JourneyAnswers } from './journey-answers.ts';
import { usePendingJourney } from './pending-journey.ts';
import { useJourneySave } from './use-journey-save.ts';

/**
 * The questionnaire: the member's goals, the sections they call, the member's answers, and what Continue, Back and the
 * last button do (§4.6).
 */
export function useJourney() {
  const goals = useJourneyGoals();
  const sections = sectionsFor(goals);
  const { answers, answer } = useAnswers();
  const steps = useStep<number>(0);
  const [asked, setAsked] = useState<ReadonlySet<SectionName>>(new Set());
  const today = useToday();
  const { save, busy } = useJourneySave();
  const current = Math.min(steps.step, sections.length - 1);
  const section = sections[current] ?? 'cycle';
  const last = current === sections.length - 1;

  const problem =
    sectionProblem(section, answers) ??
    (section === 'cycle' && isAhead(answers, today) ? journey.lastPeriodAhead : null);
  const tell = useMistake({ isMended: problem === null, step: section });

  const next = () => {
    if (busy) return;
    setAsked(new Set([...asked, section]));
    if (problem) tell({ title: problem });
    else if (last) save(answers);
    else steps.goOn(current + 1);
  };
  const open = asked.has(section) ? unanswered(section, answers) : [];
  const errorAt = (question: keyof RequiredAnswers) => (open.includes(question) ? journey.choose : undefined);
  return {
    goals,
    sections,
    section,
    current,
    last,
    answers,
    answer,
    today,
    busy,
    next,
    back: () => steps.goBack(Math.max(0, current - 1)),
    errorAt,
  };
}

export type Journey = ReturnType<typeof useJourney>;

/** The goals of the address; without any, those of the signed-in member (§2.1). */
function useJourneyGoals(): readonly string[] {
  const named = parseGoalsParam(new URLSearchParams(useSearch()).get('goals'));
  const user = useUser();
  return named.length > 0 || !user ? named : [...user.sacredGoals, ...user.customGoals];
}

/**
 * What the member said before, then what the member left in this browser as a visitor, then what the member changes
 * now.
 */
function useAnswers() {
  const saved = useUser()?.journeyCustomization ?? {};
  const left = usePendingJourney();
  const [changes, setChanges] = useState<JourneyAnswers>({});
  const answer =
    <K extends keyof JourneyAnswers>(question: K) =>
    (value: JourneyAnswers[K] | string | undefined) =>
      setChanges((before) => ({ ...before, [question]: value }));
  return { answers: { ...saved, ...left, ...changes } as JourneyAnswers, answer };
}
