import { href } from '#contract/screens.ts';
import type { PieceSummary } from '#contract/wisdom/wisdom.schemas.ts';
import type { ApiError } from '#web/platform/api-error.ts';
import { usePiece, useWisdom } from '../wisdom.queries.ts';
import { Article } from './article.tsx';
import { Closed } from './closed.tsx';
import { piece as words } from './piece.copy.ts';
import { TextAway, TextFailed, TextGone, TextWaiting } from './text-states.tsx';
import { useText } from './use-text.ts';

const shown = { words, shelf: href('wisdom') };

/** A piece's page: as the server has it, else as this device keeps it, else what is so. */
export function PiecePage({ id }: { readonly id: string }) {
  const asked = usePiece(id);
  const library = useWisdom();
  const text = useText('piece', { id, asked });
  switch (text.is) {
    case 'whole':
      return <Article whole={text.whole} />;
    case 'refused':
      return (
        <Refused refusal={text.refusal} summary={library.data?.pieces.find((one) => one.id === id)} asked={asked} />
      );
    case 'waiting':
      return <TextWaiting words={words} />;
    case 'away':
      return <TextAway words={words} kind="piece" />;
    case 'failed':
      return <TextFailed {...shown} asked={asked} />;
  }
}

type RefusedProps = {
  readonly refusal: ApiError;
  readonly summary: PieceSummary | undefined;
  readonly asked: ReturnType<typeof usePiece>;
};

function Refused({ refusal: { status, body }, summary, asked }: RefusedProps) {
  // An address that is none is refused as a mistake of form.
  if (status === 404 || status === 400) return <TextGone {...shown} />;
  if (status === 402 && summary) return <Closed summary={summary} isYearly={body?.feature === 'yearly_wisdom'} />;
  return status === 402 ? <TextWaiting words={words} /> : <TextFailed {...shown} asked={asked} />;
}
