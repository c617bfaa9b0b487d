import type { JournalEntry } from './journal/journal.schemas.ts';

/** Every refusal the product makes: its code, its status, and the sentence shown when a screen has no better one. */
export const ERRORS = {
  rate_limited: { status: 429, message: 'That was too many requests. Please wait a moment and try again.' },
  row_unreadable: {
    status: 409,
    message:
      'This couldn’t be opened, so nothing was changed. We’ve been told. Under Privacy, “Entries that can’t be opened”, you can see it and delete it.',
  },
  wrong_host: { status: 421, message: 'Moonhearth doesn’t answer at this address. Please use the address you know.' },
  bad_origin: { status: 403, message: 'This request didn’t come from Moonhearth.' },
  unauthenticated: { status: 401, message: 'Please sign in to continue.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  not_found: { status: 404, message: 'There’s nothing here.' },
  subscription_required: { status: 402, message: 'This is part of Premium.' },
  step_up_required: { status: 403, message: 'Please confirm it’s you first.' },
  staff_factor_required: {
    status: 403,
    message:
      'Your role needs a second step at sign-in. Set up a passkey or an authenticator app under Privacy, “Signing in”.',
  },
  unsupported_media_type: { status: 415, message: 'We can’t read this kind of request.' },
  body_too_large: { status: 413, message: 'This is too large for us to save.' },
  invalid_input: { status: 400, message: 'Something in this form needs another look.' },
  bad_cursor: { status: 400, message: 'This list has changed. Please reload it from the top.' },
  locked: { status: 423, message: 'This is locked. Enter your PIN to open it.' },
  lock_missing: { status: 409, message: 'You have no PIN yet. Choose one first.' },
  pin_form: { status: 400, message: 'A PIN has 4 to 8 digits.' },
  pin_easy: { status: 400, message: 'That PIN is easy to guess. Please choose another.' },
  bad_credentials: { status: 401, message: 'Please check your credentials and try again.' },
  must_reset: {
    status: 403,
    message: 'Someone tried too many wrong passwords for this account. We’ve emailed you a link to choose a new one.',
  },
  verification_required: { status: 403, message: 'Please verify your email address before signing in.' },
  proof_wrong: { status: 422, message: 'That didn’t match. Please try again.' },
  second_factor_required: { status: 403, message: 'One more step: a code or a passkey.' },
  factor_stands: { status: 409, message: 'Codes are already on. Turn them off first.' },
  no_factor: {
    status: 409,
    message: 'Recovery codes replace an authenticator app or a passkey. Set up one of those first.',
  },
  password_refused: { status: 400, message: 'Please choose another password.' },
  age_not_supported: { status: 422, message: 'Moonhearth is for people 13 and older.' },
  link_invalid: { status: 422, message: 'This link has expired. You can ask for a new one.' },
  registration_elsewhere: {
    status: 409,
    message:
      'This link belongs to a sign-up in another browser, so nothing was created. If that wasn’t you, sign up again here.',
  },
  address_taken: {
    status: 409,
    message: 'Another account now uses this email. Nothing changed, and your account keeps its current email.',
  },
  goals_locked: { status: 409, message: 'You can change your goals once every 7 days.' },
  goal_hidden: { status: 422, message: 'This goal isn’t available for your account.' },
  stage_hidden: { status: 422, message: 'This stage isn’t available for your account.' },
  processing_stopped: {
    status: 409,
    message:
      'You withdrew your consent, so we can’t save anything about your health. What you typed is still here. To save it, give your consent again under Privacy.',
  },
  future_day: { status: 422, message: 'You can’t log a day in the future.' },
  cycle_unknown: { status: 422, message: 'No period starts on this day.' },
  picture_kind: {
    status: 415,
    message: 'Please choose a JPEG, PNG or WebP picture. We can’t use other kinds, such as SVG, GIF or HEIC.',
  },
  picture_too_large: { status: 413, message: 'This picture is too large. The limit is 5 MB and 25 megapixels.' },
  picture_unreadable: {
    status: 422,
    message: 'We couldn’t read this picture. It may be damaged. Please choose another one.',
  },
  files_full: {
    status: 413,
    message: 'Your files have reached the limit of 500 MB. Please delete one first.',
  },
  space_full: {
    status: 409,
    message:
      'Your account is full. Nothing you typed is lost. Download everything under Privacy, then delete what you no longer need.',
  },
  name_taken: { status: 409, message: 'You already have one with that name.' },
  symptom_offered: { status: 409, message: 'This symptom is already on the list. You can log it there.' },
  list_full: { status: 409, message: 'Your list is full. Rename one that you no longer need.' },
  presets_full: { status: 409, message: 'You have 20 mixes saved. Please delete one you no longer need.' },
  journal_full: {
    status: 409,
    message: 'Your journal is full. Please export some pages, then delete them.',
  },
  version_missing: { status: 428, message: 'We can’t tell which version of this page you changed. Please reload it.' },
  version_conflict: {
    status: 412,
    message: 'This page was changed somewhere else. We saved both versions until you choose.',
  },
  quiz_moved_on: { status: 409, message: 'There’s a new question now. Please reload the page.' },
  flow_moved_on: { status: 409, message: 'A new day has started. Please reload the page.' },
  archetype_resting: { status: 409, message: 'You can take this again a month after the last time.' },
  archetype_unfinished: { status: 409, message: 'Some questions have no answer yet.' },
  checkout_unavailable: {
    status: 503,
    message: 'This server can’t take payments right now. You weren’t charged.',
  },
  already_subscribed: {
    status: 409,
    message: 'You already have a plan. You can change it under Subscription & Billing.',
  },
  too_few_points: { status: 409, message: 'You don’t have enough points for this yet. Nothing was taken.' },
  good_owned: { status: 409, message: 'You already have this one, under Your downloads. No points were taken.' },
  good_missing: { status: 404, message: 'You don’t have this one yet. You can trade points for it under Rewards.' },
  premium_for_good: { status: 409, message: 'You have Premium without an end, so a month would add nothing.' },
  payment_waits: {
    status: 409,
    message: 'Your last payment hasn’t gone through yet. Check your card first. Your points stay with you.',
  },
  trade_made: { status: 409, message: 'These points were traded already. Please reload the page.' },
  payment_declined: { status: 422, message: 'Your card was declined. You weren’t charged, and nothing has changed.' },
  no_subscription: { status: 409, message: 'You have no plan to change.' },
  cart_empty: { status: 409, message: 'Your cart is empty, so nothing was ordered.' },
  price_changed: {
    status: 409,
    message: 'A price changed while your cart was open. Nothing was charged. Here are today’s prices.',
  },
  sold_out: {
    status: 409,
    message: 'Someone bought the last one just before you. Nothing was charged.',
  },
  order_open: {
    status: 409,
    message: 'You have an order that isn’t paid yet. Please pay it or cancel it first.',
  },
  order_disputed: {
    status: 409,
    message: 'A bank is looking into this payment. Nothing leaves until it has decided.',
  },
  order_moved_on: { status: 409, message: 'This order has moved on. Please reload the page.' },
  address_missing: { status: 422, message: 'Please choose where the parcel should go.' },
  address_refused: { status: 422, message: 'A parcel wouldn’t find its way with this address. Please check it.' },
  not_served: { status: 422, message: 'We don’t ship to this country yet. Nothing was charged.' },
  too_heavy: { status: 422, message: 'This is too heavy for one parcel. Please order it in two.' },
  digital_consent: {
    status: 422,
    message: 'Please agree that your downloads are delivered now, or take them out of your cart.',
  },
  own_order: { status: 409, message: 'This is your own order. Another admin does that.' },
  product_moved_on: {
    status: 409,
    message: 'Someone else changed this product meanwhile. Please look again. What you typed is still here.',
  },
  code_taken: {
    status: 409,
    message: 'Another product or variant has this code already. Please choose a different one.',
  },
  stock_short: { status: 409, message: 'There aren’t that many left. Stock can’t fall below 0, so nothing changed.' },
  refund_too_much: {
    status: 422,
    message: 'That’s more than is left of what was paid. Refunds already on their way count, too.',
  },
  seats_full: {
    status: 409,
    message: 'Someone took the last seat just before you. You can join the waitlist.',
  },
  seats_taken: { status: 409, message: 'More seats than that are taken already.' },
  events_full: { status: 409, message: 'You have many circles planned. Cancel one before you plan another.' },
  event_day: { status: 422, message: 'Please choose a time ahead of now, within a year.' },
  rules_first: { status: 409, message: 'Please read the house rules first. What you typed is still here.' },
  circle_paused: { status: 409, message: 'A moderator has paused your writing for a time. You can read everything.' },
  circle_left: { status: 409, message: 'Your account can’t write in the circle anymore. You can read everything.' },
  words_refused: { status: 422, message: 'These words can’t be posted like this. What you typed is still here.' },
  answered_meanwhile: {
    status: 409,
    message: 'Another moderator has answered this meanwhile. What you typed is still here.',
  },
  circle_own: { status: 422, message: 'These are your own words.' },
  circle_staff: {
    status: 422,
    message: 'You can’t mute or block a moderator. If something is wrong, please report it.',
  },
  said_already: { status: 409, message: 'You’ve said this already, so we didn’t post it twice.' },
  category_closed: {
    status: 409,
    message: 'This topic has closed. Please choose another one. What you typed is still here.',
  },
  thread_closed: {
    status: 409,
    message: 'This thread is no longer open for replies. What you typed is still here.',
  },
  idempotency_mismatch: { status: 422, message: 'This was already sent with different contents.' },
  in_flight: { status: 409, message: 'We’re already saving this. Please wait a moment.' },
  case_moved_on: { status: 409, message: 'Another moderator has decided this meanwhile. Here is how it stands now.' },
  case_claimed: { status: 409, message: 'Another moderator is reading this right now. Please take the next one.' },
  case_gone: { status: 409, message: 'The writer took these words back, so there’s nothing left to decide.' },
  own_words: { status: 409, message: 'These are your own words. Another moderator decides about them.' },
  own_decision: { status: 409, message: 'You made this decision. Another moderator answers the appeal.' },
  own_request: { status: 409, message: 'You asked for this yourself. It takes a second person to agree.' },
  appeal_closed: {
    status: 409,
    message: 'It’s too late to appeal this. Each decision can be looked at again once, within 30 days.',
  },
  announcement_moved_on: {
    status: 409,
    message: 'Someone else changed this announcement meanwhile. Please look again. What you typed is still here.',
  },
  feedback_full: {
    status: 409,
    message: 'You have as much feedback here as we can keep. Please delete some first. What you typed is still here.',
  },
  feedback_held: { status: 409, message: 'Another admin has taken this one. Please take the next one.' },
  feedback_not_held: {
    status: 409,
    message: 'You no longer hold this one. Take it again first. What you typed is still here.',
  },
  feedback_moved_on: {
    status: 409,
    message: 'Something was added or changed meanwhile. Please open it again. What you typed is still here.',
  },
  feedback_merge: {
    status: 422,
    message: 'There’s no other waiting feedback with that number that this can join.',
  },
  own_feedback: { status: 409, message: 'This is your own feedback. Another admin answers it.' },
  payouts_unavailable: {
    status: 503,
    message: 'We can’t reach the payment provider right now. Nothing was changed. Please try again later.',
  },
  own_payout_run: { status: 409, message: 'You made this run yourself. Another admin signs it.' },
  payout_not_signed: { status: 409, message: 'Another admin has to sign this run first.' },
  own_account: { status: 409, message: 'This is your own account. Another admin does that.' },
  last_admin: { status: 409, message: 'This is the last admin. Make somebody else an admin first.' },
  account_not_ready: {
    status: 409,
    message: 'This needs an adult account with a confirmed address that isn’t paused.',
  },
  nothing_changed: { status: 409, message: 'It was like that already, so nothing changed.' },
  application_open: { status: 409, message: 'You already have an application with us. You’ll hear from us by email.' },
  application_decided: { status: 409, message: 'This application has been answered. Please reload the page.' },
  own_application: { status: 409, message: 'This is your own application. Another admin decides about it.' },
  already_teacher: { status: 409, message: 'You are a teacher here already.' },
  profile_moved_on: {
    status: 409,
    message: 'You changed your page somewhere else. What you typed is still here. Please copy it, then reload.',
  },
  profile_unfinished: {
    status: 422,
    message: 'Your page still needs a name, your languages and a few words about you.',
  },
  listing_moved_on: {
    status: 409,
    message: 'Someone else decided about this meditation meanwhile. Please look again. What you typed is still here.',
  },
  recording_too_large: {
    status: 413,
    message: 'A recording may have 300 MB at most. Please export it smaller, as an mp3 or m4a.',
  },
  recordings_full: {
    status: 413,
    message: 'Your 2 GB for recordings are full. Delete one you no longer need, then try again.',
  },
  recordings_waiting_full: {
    status: 413,
    message: 'You have 500 MB of recordings that aren’t public yet. Wait for a decision or delete one, then try again.',
  },
  sample_too_large: {
    status: 413,
    message: 'A sample may have 50 MB at most. Five minutes as an MP3 or M4A are smaller.',
  },
  sample_there: { status: 409, message: 'You’ve sent a sample already. Delete it first to send another one.' },
  upload_open: {
    status: 409,
    message: 'Another upload of yours is under way, perhaps in another tab. Let it finish or cancel it first.',
  },
  upload_out_of_step: {
    status: 409,
    message: 'This upload doesn’t fit what we have of it. Please try again, and it goes on where it stopped.',
  },
  upload_no_room: {
    status: 507,
    message: 'We have no room for this recording right now. What arrived stays for a day. Please try again later.',
  },
  recording_busy: {
    status: 409,
    message:
      'Someone is listening to this recording, or we’re checking it. Take it back first to send another version.',
  },
  recording_moved_on: {
    status: 409,
    message: 'This recording has changed meanwhile. Here is how it stands now. What you typed is still here.',
  },
  recording_unfinished: { status: 422, message: 'Something is still missing before someone can listen to this.' },
  own_recording: { status: 409, message: 'This is your own recording. Another admin decides about it.' },
  thanks_not_heard: { status: 409, message: 'You can send a thank-you once you’ve listened to this recording.' },
  course_moved_on: {
    status: 409,
    message: 'This course has changed meanwhile. Here is how it stands now. What you typed is still here.',
  },
  course_unfinished: { status: 422, message: 'Something is still missing before someone can look at this course.' },
  busy: { status: 503, message: 'We’re very busy right now. Please try again in a moment.' },
  disk_full: {
    status: 503,
    message:
      'We have no room to save right now. You can read everything, and nothing you typed is lost. Please try again later.',
  },
  unavailable: { status: 503, message: 'We can’t save right now. Nothing you typed is lost. Please try again soon.' },
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
