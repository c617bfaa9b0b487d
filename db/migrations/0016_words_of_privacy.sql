-- What the privacy page and the safety of an account will say: letters, consents and links that did not exist yet.

alter table auth.outbox_mail drop constraint outbox_mail_kind_check;
alter table auth.outbox_mail add constraint outbox_mail_kind_check check (kind in (
  'verify', 'already_registered', 'reset', 'password_changed', 'note', 'billing',
  'new_device', 'sign_in_changed', 'must_reset', 'confirm_email', 'email_changing', 'email_changed',
  'deletion_planned', 'deletion_stopped', 'inactive_first', 'inactive_last'));

alter table app.consent drop constraint consent_purpose_check;
alter table app.consent add constraint consent_purpose_check check (purpose in ('health_processing', 'voice', 'reminders', 'community', 'product_mail'));

alter table auth.link drop constraint link_purpose_check;
alter table auth.link add constraint link_purpose_check check (purpose in ('verify', 'reset', 'email'));
