import { LinkButton } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { lighthouse } from '#web/ui/drawings/windows/places/lighthouse.ts';
import { mistyPath } from '#web/ui/drawings/windows/places/misty-path.ts';
import { StandAlone } from '#web/ui/drawings/windows/stand-alone.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { ErrorNote } from '#web/ui/status/states.tsx';
import { Skeleton, Skeletons } from '#web/ui/status/waiting.tsx';
import type { TextKind } from '../kept/kept-text.ts';
import { KeptTexts } from '../kept/kept-texts.tsx';

type Said = { readonly title: string; readonly text: string };
/** What is said where a text does not open, and the way back to its shelf. */
export type StateWords = {
  readonly page: string;
  readonly back: string;
  readonly loading: string;
  readonly gone: Said & { readonly back: string };
  readonly failed: Said;
  readonly away: Said & { readonly others: string };
};
type Props = { readonly words: StateWords; readonly shelf: string };
type Asked = { readonly refetch: () => Promise<unknown>; readonly isFetching: boolean };

/** It did not come: what is so, and another try. */
export function TextFailed({ words, shelf, asked: { refetch, isFetching } }: Props & { readonly asked: Asked }) {
  return (
    <>
      <PageHead title={words.page} actions={<TextLink href={shelf}>{words.back}</TextLink>} />
      <ErrorNote level="h2" title={words.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
        {words.failed.text}
      </ErrorNote>
    </>
  );
}

/** It is on its way. */
export function TextWaiting({ words }: Pick<Props, 'words'>) {
  return (
    <Skeletons label={words.loading}>
      <Skeleton shape="title" />
      <Skeleton shape="block" />
      <Skeleton />
      <Skeleton />
    </Skeletons>
  );
}

/** There is none, for whoever asks. */
export function TextGone({ words, shelf }: Props) {
  return (
    <StandAlone of={mistyPath}>
      <h1>{words.gone.title}</h1>
      <p>{words.gone.text}</p>
      <LinkButton href={shelf}>{words.gone.back}</LinkButton>
    </StandAlone>
  );
}

/** Without a connection, and not on this device: what is here opens. */
export function TextAway({ words, kind }: Pick<Props, 'words'> & { readonly kind: TextKind }) {
  return (
    <StandAlone of={lighthouse}>
      <h1>{words.away.title}</h1>
      <p>{words.away.text}</p>
      <KeptTexts kind={kind} lead={words.away.others} />
    </StandAlone>
  );
}
