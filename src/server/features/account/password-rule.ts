import { passwordProblems, resemblesIdentity } from '#domain/account/password.ts';
import { refuse, type Refusal } from '#server/platform/http/handler.ts';
import { isLeaked } from '#server/platform/passwords/leaked.ts';

type Identity = { readonly email: string; readonly firstName: string; readonly lastName: string };

export const LEAKED = 'This password stands on a list of leaked ones. Please choose another.';
export const RESEMBLES = 'A password equal to your name or email is too easy to guess. Please choose another.';

/**
 * Whether a new password is taken: the format of §5, then the leaked list, then the member's own name and address
 * (decisions 2).
 */
export async function passwordRefusal({
  password,
  min,
  identity,
}: {
  password: string;
  min: number;
  identity: Identity;
}): Promise<Refusal | null> {
  const problems = passwordProblems(password, min);
  if (problems.length > 0)
    return refuse('password_refused', { message: problems.join('. '), fields: { password: problems.join('. ') } });
  const sentence = (await isLeaked(password)) ? LEAKED : resemblesIdentity(password, identity) ? RESEMBLES : null;
  return sentence ? refuse('password_refused', { message: sentence, fields: { password: sentence } }) : null;
}
