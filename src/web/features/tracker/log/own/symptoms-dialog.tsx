import { useState, type FormEvent } from 'react';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/fields/field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useBack } from '#web/ui/overlays/use-back.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { offeredSymptomNamed } from '#domain/log/log-lists.ts';
import type { Symptom } from '#domain/cycle/day-log.ts';
import { focusIt } from '../../focus-it.ts';
import { EntryRow, HiddenRows, ShownRows } from './entry-rows.tsx';
import { symptomWord } from '../log.copy.ts';
import { own } from './own.copy.ts';
import { useOwnList } from './use-own-list.ts';
import styles from './own.module.css';

const words = own.symptoms;
const LONGEST = 60;
type Props = {
  readonly lists: LogListsReply | undefined;
  readonly adult: boolean;
  /** Logs one of the closed list on the day at hand. */ readonly onChoose: (symptom: Symptom) => void;
  readonly onClose: () => void;
};

/** The member's own symptoms: made, renamed, hidden and brought back. */
export function SymptomsDialog({ lists, adult, onChoose, onClose }: Props) {
  const { send, said, busy, error } = useOwnList();
  useBack(true, onClose);
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [offered, setOffered] = useState<Symptom | null>(null);
  const asOffered = (text: string) => {
    const known = offeredSymptomNamed(text, { adult });
    setOffered(known);
    return known !== null;
  };
  const symptoms = lists?.symptoms ?? [];
  const hide = ({ id, name: of }: { id: string; name: string }, hidden: boolean) =>
    send({ do: 'changeSymptom', id, body: { hidden } }, { say: hidden ? own.said.hidden(of) : own.said.restored(of) });
  const add = (event: FormEvent) => {
    event.preventDefault();
    setNameless(name.trim() === '');
    if (name.trim() !== '' && !busy && !asOffered(name))
      send({ do: 'makeSymptom', body: { name } }, { say: own.said.made(name.trim()), kept: () => setName('') });
  };
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <div className={styles.parts}>
        <p>{words.lead}</p>
        <form method="post" className={styles.form} noValidate onSubmit={add}>
          <TextField
            label={words.name}
            value={name}
            onChange={setName}
            maxLength={LONGEST}
            autoComplete="off"
            error={nameless && name.trim() === '' ? own.nameless : undefined}
          />
          <Button type="submit" kind="line" busy={busy} busyLabel={own.saving}>
            {words.add}
          </Button>
        </form>
        {offered && (
          <Notice
            tone="info"
            title={words.offered(symptomWord(offered))}
            action={
              <Button kind="line" size="small" onClick={() => onChoose(offered)}>
                {words.choose(symptomWord(offered))}
              </Button>
            }
          >
            {words.offeredText}
          </Notice>
        )}
        {error !== null && (
          <Notice tone="danger" title={own.failed}>
            {error}
          </Notice>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        <ShownRows title={words.list} none={words.none}>
          {symptoms
            .filter(({ hidden }) => !hidden)
            .map((symptom) =>
              renamed === symptom.id ? (
                <Rename
                  key={symptom.id}
                  name={symptom.name}
                  busy={busy}
                  onCancel={() => setRenamed(null)}
                  onName={(next) =>
                    asOffered(next) ||
                    send(
                      { do: 'changeSymptom', id: symptom.id, body: { name: next } },
                      { say: own.said.renamed(next.trim()), kept: () => setRenamed(null) },
                    )
                  }
                />
              ) : (
                <EntryRow
                  key={symptom.id}
                  entry={symptom}
                  action={{
                    word: own.rename,
                    label: own.renameOf(symptom.name),
                    onPress: () => setRenamed(symptom.id),
                  }}
                  onHide={() => hide(symptom, true)}
                />
              ),
            )}
        </ShownRows>
        <HiddenRows
          title={words.hidden}
          note={words.hiddenNote}
          entries={symptoms.filter(({ hidden }) => hidden)}
          onRestore={(symptom) => hide(symptom, false)}
        />
      </div>
    </Dialog>
  );
}

type RenameProps = {
  readonly name: string;
  readonly busy: boolean;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
};

function Rename({ name, busy, onName, onCancel }: RenameProps) {
  const [text, setText] = useState(name);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onName(text);
  };
  return (
    <li>
      <form method="post" className={styles.form} noValidate onSubmit={keep}>
        <TextField
          ref={focusIt}
          label={own.newName(name)}
          value={text}
          onChange={setText}
          maxLength={LONGEST}
          autoComplete="off"
          error={text.trim() === '' ? own.nameless : undefined}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="small" busy={busy} busyLabel={own.saving}>
            {own.keepName}
          </Button>
          <Button size="small" kind="quiet" onClick={onCancel}>
            {own.cancel}
          </Button>
        </div>
      </form>
    </li>
  );
}
