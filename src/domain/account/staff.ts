export type StaffRole = 'teacher' | 'moderator' | 'admin';
/** The roles that open something now, and those that ask for a second factor and wait while there is none. */
export type StaffRoles = { readonly roles: readonly StaffRole[]; readonly asking: readonly StaffRole[] };

/**
 * Which of the roles somebody holds are in effect (security.md 3): where a second factor is asked of staff, none
 * without one. A code app and a passkey are factors; recovery codes stand in for one and are none.
 */
export function staffRoles({
  held,
  hasFactor,
  asksFactor,
}: {
  readonly held: readonly StaffRole[];
  readonly hasFactor: boolean;
  readonly asksFactor: boolean;
}): StaffRoles {
  return { roles: asksFactor && !hasFactor ? [] : held, asking: asksFactor ? held : [] };
}
