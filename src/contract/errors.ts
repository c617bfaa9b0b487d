import type { JournalEntry } from './journal/journal.schemas.ts';

/** Every refusal the product makes: its code, its status, and the sentence shown when a screen has no better one. */
export const ERRORS = {
  rate_limited: { status: 429, message: 'That was a lot at once. Please wait a moment and try again.' },
  row_unreadable: {
    status: 409,
    message:
      'This couldn’t be opened, so nothing was changed. We’ve been told. Under Privacy, “Entries that can’t be opened”, you can see it and delete it.',
  },
  wrong_host: { status: 421, message: 'Moonhearth doesn’t answer at this address. Please use the address you know.' },
  bad_origin: { status: 403, message: 'This request did not come from Moonhearth.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  subscription_required: { status: 402, message: 'This is part of Premium.' },
  step_up_required: { status: 403, message: 'Please show first that it is you.' },
  staff_factor_required: {
    status: 403,
    message:
      'Your role waits for a second step at sign-in. Set up a passkey or a code app under Privacy settings, "Signing in"; then it opens.',
  },
  unsupported_media_type: { status: 415, message: 'This request has a form we do not read.' },
  body_too_large: { status: 413, message: 'This is larger than we can take.' },
  invalid_input: { status: 400, message: 'Something in this form needs another look.' },
  bad_cursor: { status: 400, message: 'This list has moved on. Please open it again from the top.' },
  locked: { status: 423, message: 'This is locked. Your PIN opens it.' },
  lock_missing: { status: 409, message: 'There is no lock yet. Choose a PIN first.' },
  pin_form: { status: 400, message: 'A PIN has 4 to 8 digits.' },
  pin_easy: { status: 400, message: 'That is among the first that anybody tries. Please choose another.' },
  bad_credentials: { status: 401, message: 'Please check your credentials and try again.' },
  must_reset: {
    status: 403,
    message: 'Very many wrong passwords were tried for this account. We have sent you a link to choose a new one.',
  },
  verification_required: { status: 403, message: 'Please verify your email address before signing in.' },
  proof_wrong: { status: 422, message: 'That did not match. Please try again.' },
  second_factor_required: { status: 403, message: 'One more step: a code or a passkey.' },
  factor_stands: { status: 409, message: 'Codes are on already. Switch them off first.' },
  no_factor: { status: 409, message: 'Recovery codes stand in for an app or a passkey. Set up one of these first.' },
  password_refused: { status: 400, message: 'Please choose another password.' },
  age_not_supported: { status: 422, message: 'Moonhearth is made for people of 13 and older.' },
  link_invalid: { status: 422, message: 'This link is not valid any more. You can ask for a new one.' },
  registration_elsewhere: {
    status: 409,
    message:
      'This link belongs to a sign-up that began somewhere else, not in this browser. Nothing was created. If that wasn’t you, sign up again here.',
  },
  address_taken: {
    status: 409,
    message:
      'This address belongs to another account by now. Nothing was changed: yours stays with the address it has.',
  },
  goals_locked: { status: 409, message: 'Goals can be changed once in 7 days.' },
  goal_hidden: { status: 422, message: 'This goal is not open to your account.' },
  stage_hidden: { status: 422, message: 'This stage is not open to your account.' },
  processing_stopped: {
    status: 409,
    message:
      'You have taken back your consent, so nothing about your health is taken in. What you typed is still here: give the consent again under Privacy settings, then save once more.',
  },
  future_day: { status: 422, message: 'A day that has not come yet cannot be logged.' },
  cycle_unknown: { status: 422, message: 'There is no period that begins on this day.' },
  picture_kind: {
    status: 415,
    message: 'Please choose a JPEG, PNG or WebP picture. Others, such as SVG, GIF and HEIC, we do not take.',
  },
  picture_too_large: { status: 413, message: 'This picture is too large. Up to 5 MB and 25 megapixels fit.' },
  picture_unreadable: {
    status: 422,
    message: 'This picture could not be read. It may be damaged; please choose another one.',
  },
  files_full: {
    status: 413,
    message: 'Your files take as much room as we can keep for you, 500 MB. Please take one away first.',
  },
  space_full: {
    status: 409,
    message:
      'Your account holds as much as we can keep for one person. Nothing you typed is lost. Download everything under Privacy settings, then delete what you no longer need.',
  },
  name_taken: { status: 409, message: 'You have one of that name already.' },
  symptom_offered: { status: 409, message: 'This one is on the list of symptoms already: you can log it there.' },
  list_full: { status: 409, message: 'Your list is full. Give one that you no longer need another name.' },
  journal_full: {
    status: 409,
    message: 'Your journal holds as many pages as we can keep. Please take some out with the export first.',
  },
  version_missing: { status: 428, message: 'Please say which version of this page you changed.' },
  version_conflict: {
    status: 412,
    message: 'This page was changed elsewhere in the meantime. Both versions are kept until you choose.',
  },
  quiz_moved_on: { status: 409, message: 'Another question stands here by now. Please load the page again.' },
  flow_moved_on: { status: 409, message: 'The day has turned. Please load the page again.' },
  archetype_resting: { status: 409, message: 'This can be taken again a month after the last time.' },
  archetype_unfinished: { status: 409, message: 'Some questions have no answer yet.' },
  checkout_unavailable: {
    status: 503,
    message: 'Payments are not open on this server right now. Nothing was charged.',
  },
  already_subscribed: {
    status: 409,
    message: 'You have a plan already. You can change it under Subscription & Billing.',
  },
  payment_declined: { status: 422, message: 'Your card was declined. Nothing was charged and nothing has changed.' },
  no_subscription: { status: 409, message: 'There is no plan to change.' },
  idempotency_mismatch: { status: 422, message: 'This was sent before with other contents.' },
  in_flight: { status: 409, message: 'This is being saved already. Please wait a moment.' },
  busy: { status: 503, message: 'Many people are here at once. Please try again in a moment.' },
  disk_full: {
    status: 503,
    message:
      'There is no room to save right now. You can read everything, and nothing you typed is lost. Saving comes back by itself as soon as there is space.',
  },
  unavailable: { status: 503, message: 'We cannot save right now. Nothing you typed is lost; please try again soon.' },
  fault: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every refusal. `fields` names the inputs of a form that need another look. */
export type ErrorBody = {
  readonly message: string;
  readonly code: ErrorCode;
  readonly requestId?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly requiresVerification?: boolean;
  readonly email?: string;
  readonly feature?: string;
  /** What a proof of identity has to be made for, where one serves one act alone. */
  readonly act?: string;
  /** The page as it stands on the server, where a change came with an older version of it (412). */
  readonly current?: JournalEntry;
};
