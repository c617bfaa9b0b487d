import { useEffect, useState } from 'react';
import { VOICE_CONSENT } from '#domain/account/consent.ts';
import { parseLocalDate } from '#domain/calendar/local-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { longDate } from '#web/ui/drawings/dates/date-words.ts';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { chooseLanguage, languageOptions, spokenLanguage } from './language.ts';
import { isLocal } from './recogniser.ts';
import { voice } from './voice.copy.ts';
import { usePutVoiceConsent, useVoiceConsent } from './voice.queries.ts';
import styles from './voice.module.css';

const words = voice.dialog;
type Props = { readonly onClose: () => void; readonly onAgreed: () => void };

/**
 * What voice input does and where the sound goes, the member's consent to it, the way to take it back, and the language
 * the member speaks.
 */
export function VoiceDialog({ onClose, onAgreed }: Props) {
  const { consent } = useVoiceConsent();
  const put = usePutVoiceConsent();
  const [language, setLanguage] = useState(spokenLanguage);
  const [takenBack, setTakenBack] = useState(false);
  const pick = (tag: string) => {
    chooseLanguage(tag);
    setLanguage(tag);
  };
  const agree = () => put.mutate(true, { onSuccess: onAgreed });
  const withdraw = () => put.mutate(false, { onSuccess: () => setTakenBack(true) });
  const given = consent?.given === true;
  return (
    <Dialog
      open
      onClose={onClose}
      kicker={words.kicker}
      title={words.title}
      actions={<Actions {...{ given, takenBack, busy: put.isPending, agree, withdraw, onClose }} />}
    >
      <div className={styles.words}>
        {takenBack ? <Notice tone="success">{words.withdrawn}</Notice> : <p>{words.lead}</p>}
        <Place language={language} />
        <SelectField label={words.language} value={language} onChange={pick} options={languageOptions(language)} />
        {given && consent.at ? (
          <p className={styles.muted}>{words.given(dayOf(consent.at))}</p>
        ) : (
          <p className={styles.muted}>{VOICE_CONSENT}</p>
        )}
        {put.isError && <Notice tone="danger">{put.variables ? words.failed : words.notWithdrawn}</Notice>}
      </div>
    </Dialog>
  );
}

type ActionProps = {
  given: boolean;
  takenBack: boolean;
  busy: boolean;
  agree: () => void;
  withdraw: () => void;
  onClose: () => void;
};

function Actions({ given, takenBack, busy, agree, withdraw, onClose }: ActionProps) {
  if (takenBack) return <Button onClick={onClose}>{words.close}</Button>;
  if (given) {
    return (
      <>
        <Button onClick={onClose}>{words.close}</Button>
        <Button kind="line" busy={busy} busyLabel={words.withdrawing} onClick={withdraw}>
          {words.withdraw}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button busy={busy} busyLabel={words.agreeing} onClick={agree}>
        {words.agree}
      </Button>
      <Button kind="quiet" onClick={onClose}>
        {words.decline}
      </Button>
    </>
  );
}

/** Where the sound goes in this browser, for this language. */
function Place({ language }: { language: string }) {
  const [known, setKnown] = useState<{ language: string; local: boolean } | null>(null);
  useEffect(() => {
    let gone = false;
    void isLocal(language).then((local) => !gone && setKnown({ language, local }));
    return () => void (gone = true);
  }, [language]);
  if (known?.language !== language) return <p role="status">{words.looking}</p>;
  return known.local ? <Notice tone="success">{words.local}</Notice> : <Notice tone="warning">{words.remote}</Notice>;
}

function dayOf(instant: string): string {
  const day = parseLocalDate(instant.slice(0, 10));
  return day ? longDate(day) : instant;
}
