import { href } from '#contract/screens.ts';
import { TextAway, TextFailed, TextGone, TextWaiting, useText } from '#web/features/wisdom/public.ts';
import { useGuide } from '../womb-health.queries.ts';
import { GuideArticle } from './guide-article.tsx';
import { guide as words } from './guide.copy.ts';

const shown = { words, shelf: href('wombHealth') };

/** A guide's page: as the server has it, else as this device keeps it, else what is so. */
export function GuidePage({ id }: { readonly id: string }) {
  const asked = useGuide(id);
  const text = useText('guide', { id, asked });
  switch (text.is) {
    case 'whole':
      return <GuideArticle whole={text.whole} />;
    case 'refused':
      // An address that is none is refused as a mistake of form.
      return [400, 404].includes(text.refusal.status) ? (
        <TextGone {...shown} />
      ) : (
        <TextFailed {...shown} asked={asked} />
      );
    case 'waiting':
      return <TextWaiting words={words} />;
    case 'away':
      return <TextAway words={words} kind="guide" />;
    case 'failed':
      return <TextFailed {...shown} asked={asked} />;
  }
}
