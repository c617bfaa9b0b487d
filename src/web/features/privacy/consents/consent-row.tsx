import { useState } from 'react';
import type { ConsentHistory } from '#contract/consent/consent.schemas.ts';
import { href } from '#contract/screens.ts';
import { sentenceOf } from '#web/platform/api-error.ts';
import { deferred } from '#web/platform/deferred.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { SwitchRow } from '#web/ui/settings/settings-list.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { dateWords, inSentence } from '../moment.ts';
import { consentsCopy as words } from '../privacy.copy.ts';
import { useOn } from '../use-on.ts';
import { ConsentSteps } from './consent-steps.tsx';
import { Stopped } from './stopped.tsx';
import { usePutConsent } from './use-put-consent.ts';

type Consent = ConsentHistory['consents'][number];
const StopDialog = deferred(async () => (await import('./stop-dialog.tsx')).StopDialog);

/** One purpose. The consent that everything else rests on is taken back in a dialog that says what then happens. */
export function ConsentRow({ consent }: { readonly consent: Consent }) {
  const { purpose, given } = consent;
  const [asking, setAsking] = useState(false);
  const put = usePutConsent(purpose);
  const change = (next: boolean) => (purpose === 'health_processing' && !next ? setAsking(true) : put.mutate(next));
  return (
    <SwitchRow
      title={words.purposes[purpose].title}
      note={<Standing consent={consent} />}
      checked={put.isPending ? put.variables : given}
      disabled={put.isPending}
      onChange={change}
    >
      {put.isError && !asking && <Notice tone="danger">{sentenceOf(put.error, words.failed)}</Notice>}
      {purpose === 'health_processing' && !given && <Stopped />}
      {purpose === 'reminders' && given && (
        <p>
          {words.remindersNext.text}{' '}
          <TextLink inline href={`${href('profileSettings')}#notifications`}>
            {words.remindersNext.link}
          </TextLink>
        </p>
      )}
      <ConsentSteps consent={consent} />
      {asking && <StopDialog put={put} onClose={() => setAsking(false)} />}
    </SwitchRow>
  );
}

function Standing({
  consent: {
    purpose,
    history: [last],
  },
}: {
  readonly consent: Consent;
}) {
  const on = useOn();
  const how = last && words[last.action](inSentence(dateWords(last.at, on)), words.methods[last.method] ?? '');
  return (
    <>
      {words.purposes[purpose].about} {how ?? words.never}
    </>
  );
}
