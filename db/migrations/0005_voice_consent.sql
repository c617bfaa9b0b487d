-- Voice input is a purpose of its own (security.md 6): given before the microphone first opens, taken back as easily.
alter table app.consent drop constraint consent_purpose_check;
alter table app.consent add constraint consent_purpose_check check (purpose in ('health_processing', 'voice'));
