import { useState, type FormEvent } from 'react';
import type { ModerationCase, ReasonChoice, TrailEntry } from '#contract/moderation/moderation.schemas.ts';
import { PAUSE_DAYS } from '#domain/circle/limits.ts';
import { NOTE_LONGEST, VOICE_OUTCOMES, type VoiceOutcome } from '#domain/moderation/decision.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextButton } from '#web/ui/actions/text-link.tsx';
import { RadioGroup } from '#web/ui/choices/radio-group.tsx';
import { SelectField, TextArea } from '#web/ui/fields/field.tsx';
import { moderation } from './moderation.copy.ts';
import type { Deciding } from './moderation.queries.ts';
import styles from './moderation.module.css';

const { form: words } = moderation;
type Props = {
  readonly of: ModerationCase;
  /** The decision in effect, which this one would change. */ readonly from: TrailEntry | null;
  readonly reasons: readonly ReasonChoice[];
  readonly busy: boolean;
  readonly onDecide: (decision: Omit<Deciding, 'version'>) => void;
  readonly onCancel: () => void;
};

type Draft = {
  readonly outcome: 'hide' | 'change';
  readonly reason: string;
  readonly voice: VoiceOutcome;
  readonly days: string;
  readonly note: string;
};
const startOf = (from: TrailEntry | null): Draft => ({
  outcome: from?.words === 'change' ? 'change' : 'hide',
  reason: from?.reason ?? '',
  voice: from?.voice ?? 'none',
  days: from?.days ? String(from.days) : '',
  note: from?.note ?? '',
});

/**
 * What happens to the words and to their writer, with the reason she reads. It starts from the decision in effect; what
 * was changed stays when it fails.
 */
export function DecideForm({ of: { id, room }, from, reasons, busy, onDecide, onCancel }: Props) {
  const [changed, setChanged] = useState<Partial<Draft>>({});
  const { outcome, reason, voice, days, note } = { ...startOf(from), ...changed };
  const set = (change: Partial<Draft>) => setChanged((before) => ({ ...before, ...change }));
  const [tried, setTried] = useState(false);
  const chosen = reasons.find((one) => one.id === reason);
  const lacks = { reason: !chosen, days: voice === 'pause' && days === '' };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (busy) return;
    if (!chosen || lacks.days) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${chosen ? 'days' : 'reason'}"]`)?.focus();
      return;
    }
    onDecide({
      words: voice === 'close' ? 'hide' : outcome,
      voice,
      days: voice === 'pause' ? Number(days) : null,
      reason: chosen.id,
      note: note.trim() === '' ? null : note,
    });
  };
  const choices = (['hide', 'change'] as const).map((value) => ({
    value,
    label: words.outcomes[value],
    note: words.outcomeNotes[value],
  }));
  const fitting = reasons.filter((one) => one.rooms.includes(room));
  const missing = (what: 'reason' | 'days') => (tried && lacks[what] ? words.missing[what] : undefined);
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <RadioGroup
        legend={words.words}
        name={`outcome-${id}`}
        look="columns"
        options={choices}
        value={outcome}
        onChange={(value) => set({ outcome: value })}
      />
      <SelectField
        label={words.reason}
        name="reason"
        value={reason}
        onChange={(value) => set({ reason: value })}
        placeholder={words.reasonPlaceholder}
        options={fitting.map((one) => ({ value: one.id, label: one.label }))}
        error={missing('reason')}
      />
      {chosen && (
        <p className={styles.reads}>
          {words.reads} <q>{chosen.told}</q>
        </p>
      )}
      <SelectField
        label={words.voice}
        name="voice"
        value={voice}
        onChange={(value) => set({ voice: value as VoiceOutcome })}
        hint={voice === 'close' ? words.closeNote : undefined}
        options={VOICE_OUTCOMES.map((value) => ({ value, label: words.voices[value] }))}
      />
      {voice === 'pause' && (
        <SelectField
          label={words.days}
          name="days"
          value={days}
          onChange={(value) => set({ days: value })}
          hint={from?.voice === 'pause' ? words.daysNote : undefined}
          placeholder={words.daysPlaceholder}
          options={PAUSE_DAYS.map((one) => ({ value: String(one), label: words.day(one) }))}
          error={missing('days')}
        />
      )}
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        rows={2}
        optional
        maxLength={NOTE_LONGEST}
        value={note}
        onChange={(value) => set({ note: value })}
      />
      <div className={styles.acts}>
        <Button type="submit" busy={busy} busyLabel={moderation.deciding}>
          {words.submit}
        </Button>
        <TextButton onClick={onCancel}>{words.cancel}</TextButton>
      </div>
    </form>
  );
}
