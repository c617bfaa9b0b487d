import { BANK_COUNTRIES } from './payout-countries.ts';

/** Where a payout goes: a bank account, by its IBAN or, where there is none, its number with the bank's own. */
export type PayoutPlace = {
  readonly holder: string;
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly account: string;
  /** BIC or routing number; empty beside an IBAN. */
  readonly bank: string;
};
export type PlaceProblem = { readonly field: keyof PayoutPlace; readonly message: string };

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Without spaces and dashes, in capitals. */
export function bareAccount(typed: string): string {
  return typed.replaceAll(/[\s\p{Pd}.]/gu, '').toUpperCase();
}

/** An IBAN whose check digits are right (ISO 13616: letters as numbers, modulo 97 is 1). */
export function isIban(account: string): boolean {
  if (!IBAN.test(account)) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  return [...turned].reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0) === 1;
}

/** What is wrong with where the money is to go; the first thing, or null. */
export function placeProblem({ holder, country, account, bank }: PayoutPlace): PlaceProblem | null {
  if (holder.trim().length < 2) return { field: 'holder', message: 'Enter the name on the account.' };
  if (!BANK_COUNTRIES.includes(country)) return { field: 'country', message: 'Choose the country of your bank.' };
  if (/^[A-Z]{2}\d{2}/.test(account))
    return isIban(account)
      ? null
      : { field: 'account', message: 'This IBAN has a typing slip. Please check each group.' };
  if (!/^[A-Z0-9]{4,34}$/.test(account))
    return { field: 'account', message: 'Enter your IBAN or account number, letters and digits only.' };
  return /^[A-Z0-9]{8,11}$/.test(bank)
    ? null
    : { field: 'bank', message: 'Without an IBAN we need your bank’s BIC or routing number.' };
}
