import { useState } from 'react';
import { ACT_REASON } from '#domain/admin/admin.ts';
import { TextArea } from '#web/ui/fields/field.tsx';
import { useMissing } from '#web/ui/fields/use-missing.ts';
import { shopAdmin } from './shop-admin.copy.ts';

const { reason: words } = shopAdmin;

/** The reason of an act: its field, its words without edges, and whether it stops what is sent without one. */
export function useReason(of: keyof typeof words.of, isNeeded = true) {
  const [reason, setReason] = useState('');
  const { ref, error, stops } = useMissing<HTMLTextAreaElement>(
    isNeeded && reason.trim().length < ACT_REASON.least,
    words.missing,
  );
  const field = (
    <TextArea
      ref={ref}
      label={words.of[of]}
      hint={words.hint}
      name={`${of}-reason`}
      rows={2}
      maxLength={ACT_REASON.longest}
      value={reason}
      onChange={setReason}
      error={error}
    />
  );
  return { field, reason: reason.trim(), stops, clear: () => setReason('') };
}
