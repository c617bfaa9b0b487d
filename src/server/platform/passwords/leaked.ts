let list: Promise<ReadonlySet<string>> | null = null;

/** True when the password stands on the bundled list of leaked ones (49,233 of them), whatever its case. */
export async function isLeaked(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(String)),
  );
  return (await list).has(password.toLowerCase());
}
