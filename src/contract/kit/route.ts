import type { StaffRole } from '#domain/account/staff.ts';
import type { Feature } from '#domain/membership/is-open.ts';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whose age a route is for. `teen_room`: teens, and moderators who were vetted to look after the teens' room. */
export type AccessAge = 'any' | 'adult' | 'teen' | 'teen_room';

/**
 * Who may call a route: everybody, any member, who holds a role of staff, or who holds at least one of several. A wrong
 * role or age answers 404, a plan that does not reach answers 402.
 */
export type Access = {
  readonly who: 'public' | 'member' | StaffRole | readonly [StaffRole, ...StaffRole[]];
  readonly age: AccessAge;
} & ({ readonly plan: 'any' } | { readonly plan: 'full'; readonly feature: Feature });

/** The named limits of security.md 5; their figures stand once, in limits.ts. */
export type RateName =
  | 'read'
  | 'write'
  | 'nameless'
  | 'import'
  | 'export'
  | 'feed'
  | 'avatar'
  | 'upload'
  | 'login'
  | 'register'
  | 'mail'
  | 'checkout'
  | 'billing'
  | 'deletion'
  | 'archive'
  | 'webhook'
  | 'page'
  | 'presence';

/**
 * What the product asks of a schema: to read what came. Every schema of zod is one. The compiler compares each schema
 * of each route with this in every layer; with the whole of zod's own type that was half of what a check of types cost.
 */
export interface Schema {
  readonly _zod: object;
  parse(came: unknown): unknown;
  safeParse(came: unknown): z.ZodSafeParseResult<unknown>;
}

/** One endpoint as plain data. Everything is required, so that no route exists without a decision about it. */
export type Route = {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateName;
  /** Largest body in bytes; 0 when the route takes none. */
  readonly bodyLimit: number;
  readonly params: Schema | null;
  readonly query: Schema | null;
  readonly body: Schema | null;
  readonly reply: Schema | null;
  /** Status of a success. There is always a reply: what a kept answer is read from again. */
  readonly status: 200 | 201 | 202;
  /** C2 and C3 replies are never stored by a cache; C0 and C1 are revalidated. */
  readonly cache: 'no-store' | 'revalidate';
  readonly errors: readonly string[];
  /**
   * Asks for a proof of identity: 403 `step_up_required` otherwise (security.md 3). `true`: one within the last five
   * minutes, which signing in is too. `'staff'`: one that was made for this act by its name (`actOf`) and is used up by
   * it; neither signing in nor a proof for anything else will do. What an admin alone may change asks for that: the
   * server does not start on one that does not.
   */
  readonly stepUp?: true | 'staff';
  /** A POST of an admin that only looks something up, so that it stands in no address: it is written down, and asks for no proof. */
  readonly looksUp?: true;
  /**
   * A write that takes in something about the member's health. While the member has taken the consent to that back it is
   * refused with `processing_stopped`; reading, taking along, removing and giving it again go on. (The member's goals and
   * answers of the questionnaire are refused field by field, by `patchUser`.)
   */
  readonly health?: true;
  /**
   * Read on the primary database alone. Set where an answer has to hold at this moment for every device of the member:
   * what protects the account, what becomes of the data, what consents stand.
   */
  readonly primary?: true;
};

/**
 * Whether a replica of the database may answer, up to a second late in what others have written: a member's plain
 * reading. Never what staff sees, what asks for a proof of identity, and what says `primary`.
 */
export function mayReadReplica({
  method,
  rate,
  access,
  stepUp,
  primary,
}: Pick<Route, 'method' | 'rate' | 'access' | 'stepUp' | 'primary'>): boolean {
  return (method === 'GET' || rate === 'read') && access.who === 'member' && !stepUp && !primary;
}

/** Declares an endpoint. The server mounts it, the browser's client and OpenAPI are made from it. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

/** What crossed the wire is read, never changed in place. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Frozen<Item>[]
    : { readonly [Key in keyof T]: Frozen<T[Key]> };
/** The type of a schema's parsed value. */
export type Wire<S extends Schema> = Frozen<z.output<S>>;

type Out<S> = S extends Schema ? Wire<S> : undefined;
type In<S> = S extends Schema ? Frozen<z.input<S>> : undefined;

/** What a handler receives, after parsing. */
export type Received<R extends Route> = { params: Out<R['params']>; query: Out<R['query']>; body: Out<R['body']> };
/** What a client sends, before parsing. */
export type Sent<R extends Route> = { params: In<R['params']>; query: In<R['query']>; body: In<R['body']> };
/** What comes back. */
export type Reply<R extends Route> = Out<R['reply']>;

export const MEMBER = { who: 'member', age: 'any', plan: 'any' } as const satisfies Access;
export const PUBLIC = { who: 'public', age: 'any', plan: 'any' } as const satisfies Access;

/** What most readings have in common: nothing is sent, nothing is kept on the way. A route says what differs after it. */
export const READ = {
  method: 'GET',
  rate: 'read',
  bodyLimit: 0,
  params: null,
  query: null,
  body: null,
  status: 200,
  cache: 'no-store',
  errors: [],
} as const satisfies Partial<Route>;

/** The name of what a route does, by which a proof of identity is made for it. */
export function actOf({ method, path }: Pick<Route, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

/** The roles of staff of which a route asks for one; none where it asks for no role. */
export function rolesOf({ who }: Pick<Access, 'who'>): readonly StaffRole[] {
  if (typeof who !== 'string') return who;
  return who === 'public' || who === 'member' ? [] : [who];
}
