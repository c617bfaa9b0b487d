import { useState } from 'react';
import type { ModerationCase, ReasonChoice, TrailEntry } from '#contract/moderation/moderation.schemas.ts';
import type { WordsOutcome } from '#domain/moderation/decision.ts';
import { ApiError, sentenceOf } from '#web/platform/api-error.ts';
import { StepUpDeclined } from '#web/platform/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/status/badge.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { AskAuthor } from './ask-author.tsx';
import { CaseTrail } from './case-trail.tsx';
import { DecideForm } from './decide-form.tsx';
import { moderation as words } from './moderation.copy.ts';
import { useCase, useClaim, useDecide, useRelease, type Deciding } from './moderation.queries.ts';
import styles from './moderation.module.css';

type Props = {
  readonly of: ModerationCase;
  /** The decision in effect, in the list of what was decided. */ readonly decision?: TrailEntry;
  readonly reasons: readonly ReasonChoice[];
  readonly timeZone: string;
};

/** One case: what was said, why it is here, what happened before, and what to do. */
export function CaseCard({ of: listed, decision, reasons, timeZone }: Props) {
  const deciding = useDeciding(listed);
  const { one, done, isForm, failure, blocked } = deciding;
  const trail = deciding.trail ?? (decision ? [decision] : []);
  const until = one.claimedUntil === null ? '' : timeOf(one.claimedUntil, timeZone);
  return (
    <li className={styles.case} data-first={one.room === 'teen' || one.whys.includes('crisis') || undefined}>
      <Said of={one} isDecided={decision !== undefined} timeZone={timeZone} />
      {trail.length > 0 && <CaseTrail of={trail} reasons={reasons} timeZone={timeZone} />}
      {failure && <Notice tone="warning">{failure}</Notice>}
      {done && (
        <Notice tone="success" action={<TextButton onClick={deciding.again}>{words.done.again}</TextButton>}>
          {words.done[done]}
        </Notice>
      )}
      {blocked === null ? (
        !done &&
        !isForm && (
          <Acts
            of={one}
            isDecided={decision !== undefined}
            busy={deciding.busy}
            onStand={deciding.stand}
            onOther={deciding.open}
          />
        )
      ) : (
        <p className={styles.blocked}>{blocked === 'claimed' ? words.claimed(until) : words[blocked]}</p>
      )}
      {isForm && (
        <DecideForm
          of={one}
          from={trail.at(-1) ?? null}
          reasons={reasons}
          busy={deciding.busy}
          onDecide={deciding.decide}
          onCancel={deciding.cancel}
        />
      )}
      {!decision && !done && blocked === null && !isForm && <AskAuthor of={one} />}
    </li>
  );
}

/** The words, where they stand, and what is known about them. */
function Said({ of: one, isDecided, timeZone }: HeadProps) {
  return (
    <>
      <CaseHead of={one} isDecided={isDecided} timeZone={timeZone} />
      {one.thread !== null && (
        <p className={styles.thread}>
          {words.inAnswer} <q>{one.thread}</q>
        </p>
      )}
      <blockquote className={styles.words} dir="auto">
        {one.body}
      </blockquote>
      {one.before && <p className={styles.before}>{words.before(one.before)}</p>}
      {one.appeal && (
        <p className={styles.appeal}>
          <b>{words.appeal}</b> {one.appeal.words}
        </p>
      )}
    </>
  );
}

/** Why somebody cannot decide now. */
function blockedBy(
  one: ModerationCase,
  claimedByOther: boolean,
): 'ownWords' | 'ownDecision' | 'overruled' | 'claimed' | null {
  if (one.isOwnWords) return 'ownWords';
  if (one.isOwnDecision) return one.appeal === null ? 'overruled' : 'ownDecision';
  return claimedByOther ? 'claimed' : null;
}

/** What the card knows of its case: the list's copy until it is opened, then the case as it is now. */
function useDeciding(listed: ModerationCase) {
  const [isOpened, setOpened] = useState(false);
  const [isForm, setForm] = useState(false);
  const [done, setDone] = useState<WordsOutcome | null>(null);
  const fresh = useCase(listed.id, isOpened || listed.whys.includes('appeal'));
  const [claim, release, decide] = [useClaim(listed.id), useRelease(listed.id), useDecide(listed.id)];
  const one = fresh.data?.case ?? listed;
  const claimedByOther = claim.data ? !claim.data.mine : one.claim === 'other';
  const blocked = blockedBy(one, claimedByOther);
  const send = (decision: Omit<Deciding, 'version'>) => {
    setOpened(true);
    decide.mutate(
      { ...decision, version: one.version },
      {
        onSuccess: () => {
          setDone(decision.words);
          setForm(false);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'case_moved_on') setForm(false);
        },
      },
    );
  };
  return {
    one,
    trail: fresh.data?.trail,
    done,
    isForm: isForm && blocked === null,
    blocked,
    busy: decide.isPending,
    failure:
      decide.error && !(decide.error instanceof StepUpDeclined) ? sentenceOf(decide.error, words.form.failed) : null,
    stand: () => send({ words: 'stand', voice: 'none', days: null, reason: null, note: null }),
    decide: send,
    open: () => {
      setOpened(true);
      setForm(true);
      claim.mutate();
    },
    again: () => {
      setDone(null);
      setForm(true);
    },
    cancel: () => {
      setForm(false);
      release.mutate();
    },
  };
}

type HeadProps = { readonly of: ModerationCase; readonly isDecided: boolean; readonly timeZone: string };

function CaseHead({ of: one, isDecided, timeZone }: HeadProps) {
  const reports = one.reports.map(({ label, count }) => words.report(label, count));
  const whys = one.whys.flatMap((why) => (why === 'reported' ? reports : [words.whys[why]]));
  return (
    <p className={styles.head}>
      {one.room === 'teen' && <Badge kind="warning">{words.teen}</Badge>}
      {whys.map((why) => (
        <Badge key={why} kind={why === words.whys.crisis ? 'expired' : 'moon'}>
          {why}
        </Badge>
      ))}
      <span>
        {[
          words.states[one.wordsState],
          one.isAnonymous ? words.nameless : null,
          isDecided ? null : words.since(dayOf(one.openedAt, timeZone)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}

type ActsProps = {
  readonly of: ModerationCase;
  readonly isDecided: boolean;
  readonly busy: boolean;
  readonly onStand: () => void;
  readonly onOther: () => void;
};

function Acts({ of: one, isDecided, busy, onStand, onOther }: ActsProps) {
  return (
    <div className={styles.acts}>
      {!(isDecided && one.wordsState === 'shown') && (
        <Button kind="line" size="small" busy={busy} busyLabel={words.deciding} onClick={onStand}>
          {words.let[one.wordsState]}
        </Button>
      )}
      <Button kind="line" size="small" onClick={onOther}>
        {isDecided ? words.decided.change : words.decide}
      </Button>
    </div>
  );
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' };

export function dayOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone }).format(new Date(at));
}

export function timeOf(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
}
