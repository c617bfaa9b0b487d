import type { RemindersPatch } from '#contract/reminder/reminder.schemas.ts';
import {
  changeSettings,
  REMINDER_KINDS,
  type ReminderChannel,
  type ReminderKind,
  type ReminderSettings,
} from '#domain/reminder/reminder.ts';
import type { Phone } from './use-phone.ts';

type Given = {
  readonly settings: ReminderSettings;
  readonly phone: Phone;
  readonly change: (patch: RemindersPatch) => void;
};

/**
 * What a press on a switch does. The first one for a phone asks the member's browser before it is kept; the last one
 * that goes off stops notes to this device too. `mayNotStart`: the browser blocks them and no other device takes any,
 * so no phone switch can go on.
 */
export function usePhoneSwitches({ settings, phone, change }: Given) {
  const { state, others } = phone;
  const onSwitch = (kind: ReminderKind, channel: ReminderChannel, on: boolean) => {
    const patch: RemindersPatch = { switches: { [kind]: { [channel]: on } } };
    if (channel === 'phone' && on && state === 'off' && others === 0) return phone.start(() => change(patch));
    change(patch);
    if (channel === 'phone' && state === 'on' && !isWanted(changeSettings(settings, patch))) phone.stopHere();
  };
  return { onSwitch, wanted: isWanted(settings), mayNotStart: state === 'blocked' && others === 0 };
}

function isWanted({ switches }: ReminderSettings): boolean {
  return REMINDER_KINDS.some((kind) => switches[kind].phone);
}
