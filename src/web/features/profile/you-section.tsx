import { NAME_MAX } from '#domain/account/name.ts';
import { useMember } from '#web/platform/session.ts';
import { TextField } from '#web/ui/fields/field.tsx';
import { PhoneField } from '#web/ui/fields/phone-field.tsx';
import { SettingsGroup } from '#web/ui/settings/settings-group.tsx';
import { PictureRow } from './picture/picture-row.tsx';
import { FORM_ID } from './form-id.ts';
import { profile } from './profile.copy.ts';
import type { ProfileForm } from './use-profile-form.ts';
import { ZoneField } from './zone/zone-field.tsx';
import styles from './profile.module.css';

const { you } = profile;

/**
 * Who the member is: picture, names, phone, where the member's days turn over, and the address the member's account is
 * known by.
 */
export function YouSection({ form: { values, problems, set } }: { readonly form: ProfileForm }) {
  const { email } = useMember();
  return (
    <SettingsGroup id="you" title={you.title} note={you.sealed}>
      <PictureRow />
      <div className={styles.two}>
        <TextField
          label={you.firstName}
          form={FORM_ID}
          name="firstName"
          autoComplete="given-name"
          maxLength={NAME_MAX}
          required
          value={values.firstName}
          onChange={set('firstName')}
          error={problems.firstName}
        />
        <TextField
          label={you.lastName}
          form={FORM_ID}
          name="lastName"
          autoComplete="family-name"
          maxLength={NAME_MAX}
          required
          value={values.lastName}
          onChange={set('lastName')}
          error={problems.lastName}
        />
      </div>
      <div className={styles.two}>
        <PhoneField
          label={you.phone}
          name="phone"
          optional
          value={values.phone}
          onChange={set('phone')}
          hint={you.phoneHint}
          error={problems.phone}
        />
        <ZoneField value={values.timeZone} onChange={set('timeZone')} error={problems.timeZone} />
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
