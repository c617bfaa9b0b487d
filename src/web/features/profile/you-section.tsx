import type { KeyboardEvent } from 'react';
import { NAME_MAX } from '#domain/account/name.ts';
import { useMember } from '#web/platform/session.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { SaveProblem, savedOf } from './save-state.tsx';
import { PictureRow } from './picture/picture-row.tsx';
import { useOwnPicture } from './picture/use-picture.ts';
import { profile } from './profile.copy.ts';
import type { ProfileForm } from './use-profile-form.ts';
import { ZoneField } from './zone/zone-field.tsx';
import styles from './profile.module.css';

const { you } = profile;

/**
 * Who the member is: picture, names, phone, where the member's days turn over, and the address the member's account is
 * known by.
 */
export function YouSection({ form }: { readonly form: ProfileForm }) {
  const { values, problems, set, choose, leaveField } = form;
  const { email } = useMember();
  const leaving = {
    onBlur: leaveField,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') leaveField();
    },
  };
  return (
    <SettingsGroup id="you" title={you.title} note={you.sealed} saved={savedOf(form)}>
      <PictureRow of={useOwnPicture()} />
      <SaveProblem form={form} />
      <div className={styles.two}>
        <TextField
          label={you.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          value={values.firstName}
          onChange={set('firstName')}
          error={problems.firstName}
          {...leaving}
        />
        <TextField
          label={you.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          value={values.lastName}
          onChange={set('lastName')}
          error={problems.lastName}
          {...leaving}
        />
        <PhoneField
          label={you.phone}
          name="phone"
          optional
          value={values.phone}
          onChange={set('phone')}
          hint={you.phoneHint}
          error={problems.phone}
          onBlur={leaveField}
        />
        <ZoneField value={values.timeZone} onChange={choose('timeZone')} error={problems.timeZone} />
      </div>
      <TextField
        label={you.email}
        name="email"
        type="email"
        autoComplete="off"
        readOnly
        value={email}
        onChange={() => undefined}
        hint={you.emailHint}
      />
    </SettingsGroup>
  );
}
