import { Phone } from 'lucide-react';
import { href } from '#contract/screens.ts';
import type { GuideWhole } from '#contract/womb-health/womb-health.schemas.ts';
import {
  Blocks,
  Contents,
  KeepText,
  ReadingPage,
  RedFlags,
  Related,
  useWisdom,
  type ReadParts,
} from '#web/features/wisdom/public.ts';
import { ConditionPicture } from '#web/platform/covers/condition-picture.tsx';
import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { HerLog } from '../log/her-log.tsx';
import { useRangeSources } from '../log/use-range-sources.ts';
import { ANATOMY } from './anatomy.copy.ts';
import { Anatomy } from './anatomy.tsx';
import { guide as copy } from './guide.copy.ts';
import { KeepCondition } from './keep-condition.tsx';
import { OwnWords } from './own-words.tsx';
import { Questions } from './questions.tsx';
import styles from './guide.module.css';

const ENDS = {
  before: [{ to: 'log', words: copy.log }],
  after: [{ to: 'questions', words: copy.questions.title }],
} as const;

/** A guide: red flags first with whom to call, her own log beside it, then its text, what to ask, and its sources. */
export function GuideArticle({ whole }: { readonly whole: GuideWhole }) {
  const { name, title, window, blocks, callPiece } = whole;
  const ranges = useRangeSources(whole.figures);
  return (
    <ReadingPage
      reading={{ ...whole, kind: 'evidence', audience: 'adult', known: null }}
      more={ranges}
      shelf={copy.page}
      picture={<ConditionPicture of={window} />}
      acts={<KeepCondition name={name} isKept={whole.isKept} />}
      contents={<Contents blocks={blocks} {...ENDS} />}
      foot={<Foot whole={whole} />}
    >
      {(parts) => (
        <>
          <div>
            <RedFlags part={whole.redFlags} {...parts} />
            <p className={styles.call}>
              <Phone size={18} aria-hidden="true" />
              <TextLink href={href('wisdomPiece', { params: { piece: callPiece } })}>{copy.call}</TextLink>
            </p>
          </div>
          {name === 'other' && <OwnWords key={whole.ownWords} words={whole.ownWords} />}
          <HerLog kinds={whole.figures}>{name === 'pms_pmdd' && <ToRatings />}</HerLog>
          <Told name={name} blocks={blocks} parts={parts} />
          <Questions title={title} questions={whole.questions} />
        </>
      )}
    </ReadingPage>
  );
}

/** Where moods and body are rated by day, and what these days show over her periods. */
function ToRatings() {
  return (
    <div className={styles.ratings}>
      <p>{copy.ratings.lead}</p>
      <LinkButton kind="line" size="small" href={href('ratings')}>
        {copy.ratings.rate}
      </LinkButton>
      <TextLink href={href('ratingPattern')}>{copy.ratings.pattern}</TextLink>
    </div>
  );
}

type ToldProps = Pick<GuideWhole, 'name' | 'blocks'> & { readonly parts: ReadParts };

/** The text. A drawing stands at the end of the section that it explains. */
function Told({ name, blocks, parts }: ToldProps) {
  const starts = blocks.flatMap((block, at) => (block.kind === 'heading' ? [at] : []));
  const cut = starts[ANATOMY[name]?.after ?? 1] ?? blocks.length;
  return (
    <div className={styles.prose}>
      <Blocks part="text" blocks={blocks.slice(0, cut)} {...parts} />
      <Anatomy of={name} />
      <Blocks part="text" blocks={blocks.slice(cut)} from={cut} {...parts} />
    </div>
  );
}

/** What to read next, what is kept on this device, and the way back. */
function Foot({ whole }: { readonly whole: GuideWhole }) {
  const { data } = useWisdom();
  const related = whole.related.flatMap((id) => data?.pieces.find((piece) => piece.id === id) ?? []);
  return (
    <>
      <Related pieces={related} />
      <KeepText kind="guide" whole={whole} />
      <p>
        <TextLink href={href('wombHealth')}>{copy.back}</TextLink>
      </p>
    </>
  );
}
