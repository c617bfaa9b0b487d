import { useState } from 'react';
import type { LogListsReply } from '#contract/log/log.schemas.ts';
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { dateWithYear } from '#web/ui/drawings/dates/date-words.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useBack } from '#web/ui/overlays/use-back.ts';
import { Notice } from '#web/ui/status/notice.tsx';
import { KIND_WORDS } from '../sheet/sheet.copy.ts';
import { EntryRow, HiddenRows, ShownRows } from './entry-rows.tsx';
import { MedicationForm, type MedicationDraft } from './medication-form.tsx';
import { own, SCHEDULE_WORDS } from './own.copy.ts';
import { useOwnList } from './use-own-list.ts';
import styles from './own.module.css';

const words = own.medications;
type Props = {
  readonly lists: LogListsReply | undefined;
  readonly today: LocalDate;
  readonly adult: boolean;
  /** A new entry begins as something that is taken for pain. */
  readonly forPain?: boolean;
  readonly onClose: () => void;
};

/** What the member takes or uses: made, changed, put away and brought back. */
export function MedicationsDialog({ lists, today, adult, forPain = false, onClose }: Props) {
  useBack(true, onClose);
  const { send, said, busy, error } = useOwnList();
  const medications = lists?.medications ?? [];
  const shown = medications.filter(({ hidden }) => !hidden);
  const [editing, setEditing] = useState<string | null>(shown.length === 0 || forPain ? 'new' : null);
  const done = () => setEditing(null);
  const hide = ({ id, name }: { id: string; name: string }, hidden: boolean) =>
    send(
      { do: 'changeMedication', id, body: { hidden } },
      { say: hidden ? own.said.hidden(name) : own.said.restored(name) },
    );
  const make = (body: MedicationDraft) =>
    send({ do: 'makeMedication', body }, { say: own.said.made(body.name.trim()), kept: done });
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <div className={styles.parts}>
        <p>{words.lead}</p>
        {error !== null && (
          <Notice tone="danger" title={own.failed}>
            {error}
          </Notice>
        )}
        <p role="status" className={styles.said}>
          {said}
        </p>
        <ShownRows title={words.list} none={words.none}>
          {shown.map((medication) =>
            editing === medication.id ? (
              <li key={medication.id}>
                <MedicationForm
                  first={medication}
                  adult={adult}
                  busy={busy}
                  save={words.save}
                  onCancel={done}
                  onSave={(body) =>
                    send(
                      { do: 'changeMedication', id: medication.id, body },
                      { say: own.said.changed(body.name.trim()), kept: done },
                    )
                  }
                />
              </li>
            ) : (
              <EntryRow
                key={medication.id}
                entry={medication}
                note={`${KIND_WORDS[medication.kind]}, ${SCHEDULE_WORDS[medication.schedule].toLowerCase()}, ${words.since} ${dateWithYear(medication.start)}`}
                action={{
                  word: own.change,
                  label: own.changeOf(medication.name),
                  onPress: () => setEditing(medication.id),
                }}
                onHide={() => hide(medication, true)}
              />
            ),
          )}
        </ShownRows>
        {editing === 'new' ? (
          <MedicationForm
            first={{
              name: '',
              kind: adult && !forPain ? 'pill' : 'medicine',
              schedule: forPain ? 'as_needed' : 'daily',
              start: today,
              forPain,
            }}
            adult={adult}
            busy={busy}
            save={words.add}
            onCancel={shown.length > 0 ? done : undefined}
            onSave={make}
          />
        ) : (
          <div>
            <Button kind="line" size="small" onClick={() => setEditing('new')}>
              {words.another}
            </Button>
          </div>
        )}
        <HiddenRows
          title={words.hidden}
          note={words.hiddenNote}
          entries={medications.filter(({ hidden }) => hidden)}
          onRestore={(medication) => hide(medication, false)}
        />
      </div>
    </Dialog>
  );
}
