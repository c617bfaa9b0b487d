import { giveForm } from '#server/platform/payments/practice/billing/payouts.ts';
import { known } from '#server/platform/payments/practice/state/state.ts';
import type { PracticeContext } from '#server/platform/payments/practice/state/context.ts';
import type { AccountLinkRecord } from '#server/platform/payments/practice/state/records.ts';
import { escaped, gonePage, practicePage, type PracticePage } from './frame.ts';
import { PRACTICE_WORDS } from './practice.copy.ts';

const words = PRACTICE_WORDS.account;

/** The form of somebody who is paid out, while its link works; where it does not, to where a new one is asked for. */
export function accountPage(context: PracticeContext, id: string): PracticePage | { readonly leads: string } {
  const link = linkOf(context, id);
  if (!link) return gonePage();
  if (isOver(context, link)) return { leads: link.again };
  const form = `<form method="post" action="/practice/account/${id}"><p class="deeds"><button class="button primary" type="submit">${words.give}</button><a class="button line" href="${escaped(link.returnUrl)}">${words.later}</a></p></form>`;
  return {
    status: 200,
    html: practicePage(
      words.title,
      `<p class="kicker">${words.title}</p><h1>${PRACTICE_WORDS.plainly}</h1><p class="lead">${words.explain}</p>${form}`,
    ),
  };
}

/** Gives what is asked, and leads back. */
export function giveAccountForm(context: PracticeContext, id: string): PracticePage | { readonly leads: string } {
  const link = linkOf(context, id);
  if (!link) return gonePage();
  if (isOver(context, link)) return { leads: link.again };
  link.used = true;
  giveForm(context, known(context.state.payoutAccounts, link.account));
  return { leads: link.returnUrl };
}

function linkOf({ state }: PracticeContext, id: string): AccountLinkRecord | null {
  return Object.hasOwn(state.accountLinks, id) ? (state.accountLinks[id] ?? null) : null;
}

function isOver({ state, at }: PracticeContext, { used, expiresAt, account }: AccountLinkRecord): boolean {
  return used || at >= expiresAt || known(state.payoutAccounts, account).deleted;
}
