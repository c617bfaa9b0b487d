import { createHash } from 'node:crypto';
import {
  DummyDriver,
  Kysely,
  sql,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type CompiledQuery,
  type RawBuilder,
} from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PoolClient, QueryResultRow } from 'pg';
import { sayingOf, type Login } from './opening.ts';
import { sendNamed } from './statement.ts';
import type { DB } from './types.ts';

/** Writes queries without running them: a transaction runs what this compiles. */
export const q = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** The rows of a subquery as one column of a statement: a list, empty when there are none. Instants come as text. */
export const asList = jsonArrayFrom;

/** "is one of these keyed values": one parameter for a list of any length, so that the statement keeps its shape. */
export function isOneOf(column: 'day_bidx' | 'start_bidx', values: readonly Buffer[]) {
  return sql<boolean>`${sql.ref(column)} = any(${values}::bytea[])`;
}

/** "has one of these keyed values among its own". */
export function hasOneOf(column: 'kept_marks', values: readonly Buffer[]) {
  return sql<boolean>`${sql.ref(column)} && ${values}::bytea[]`;
}

/** As `isOneOf`, for ids. */
export function isOneOfIds(column: 'id' | 'e.id' | 'post_bidx', values: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} = any(${values}::uuid[])`;
}

/** "is none of these", for ids. */
export function isNoneOfIds(column: 'id', values: readonly string[]) {
  return sql<boolean>`${sql.ref(column)} <> all(${values}::uuid[])`;
}

/** "is this", with the value written out, so that an index of a part of the table serves a statement planned once. */
export function isWritten(column: 'room' | 'state', value: string) {
  return sql<boolean>`${sql.ref(column)} = ${sql.lit(value)}`;
}

const names = new Map<string, string>();

/** One name a statement, so that each connection plans it once. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
  names.set(sql, name);
  return name;
}

/**
 * A query whose shape never changes: `make` is called once, with a place under each name it asks for, and what it
 * compiles to is kept; each use puts its values in these places. Not for lists, nor where a value decides about the
 * shape.
 */
export function prepared<Values extends object, T>(
  make: (places: Values) => Compilable<T>,
): (values: Values) => Compilable<T> {
  let kept: Shape<Values, T> | null = null;
  return (values) => {
    kept ??= compileShape(make);
    const { compiled, order } = kept;
    const parameters = order.map((name, index) => (name === null ? compiled.parameters[index] : values[name]));
    return { compile: () => ({ ...compiled, parameters }) };
  };
}

type Shape<Values, T> = { readonly compiled: CompiledQuery<T>; readonly order: readonly (keyof Values | null)[] };

function compileShape<Values extends object, T>(make: (places: Values) => Compilable<T>): Shape<Values, T> {
  const names = new Map<unknown, keyof Values>();
  const asked = (name: keyof Values): object => {
    const place = Object.freeze({});
    names.set(place, name);
    return place;
  };
  const compiled = make(new Proxy({}, { get: (_, name) => asked(name as keyof Values) }) as Values).compile();
  return { compiled, order: compiled.parameters.map((parameter) => names.get(parameter) ?? null) };
}

/** Sends one statement and gives its rows, once the database has said that the member may see them. */
export type Send = (sql: string, parameters: readonly unknown[]) => Promise<unknown[]>;

type Push = (sql: string, parameters: readonly unknown[]) => void;

/** Sends a statement on one connection under the name that all of its uses share. */
export function sendOn(client: PoolClient, sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
  return sendNamed(client, { name: nameOf(sql), text: sql, values: parameters });
}

/** Work outside the database that goes with a transaction. */
export type Bound = {
  /** Done when all else is done, before the commit; where it fails, the transaction is rolled back. */
  beforeCommit(): Promise<void>;
  /** Told how the transaction ended. Not called where nobody can know, because the connection broke at the commit. */
  ended(committed: boolean): Promise<void>;
};

type Transaction = {
  readonly login: Login;
  readonly send: Send;
  readonly push: Push;
  readonly bound?: Bound[] | null;
  readonly spread?: boolean;
};

/** An open transaction. Statements that are not waited for go out together. */
export class Tx {
  readonly #send: Send;
  readonly #push: Push;
  readonly #bound: Bound[] | null;
  readonly #login: Login;
  readonly #spread: boolean;
  #known: Map<string, Promise<unknown>> | null = null;

  /** Without `bound`, as for reading, nothing outside can go with it. */
  constructor({ login, send, push, bound = null, spread = false }: Transaction) {
    this.#login = login;
    this.#send = send;
    this.#push = push;
    this.#bound = bound;
    this.#spread = spread;
  }

  /**
   * The same, for work that only reads and asks for one document from several places: what `known` names is read once.
   */
  remembering(): Tx {
    const tx = new Tx({
      login: this.#login,
      send: this.#send,
      push: this.#push,
      bound: this.#bound,
      spread: this.#spread,
    });
    tx.#known = new Map();
    return tx;
  }

  /** Reads what goes by this name: each time anew, unless this one remembers. What is given out must not be changed. */
  known<T>(name: string, read: () => Promise<T>): Promise<T> {
    if (!this.#known) return read();
    const known = this.#known.get(name) ?? read();
    this.#known.set(name, known);
    return known as Promise<T>;
  }

  /** Lets work outside the database go with this transaction. */
  bind(work: Bound): void {
    if (!this.#bound) throw new Error('a read changes nothing outside either');
    this.#bound.push(work);
  }

  /** Runs a compiled query and gives its rows. */
  async rows<T>(query: Compilable<T>): Promise<T[]> {
    const { sql, parameters } = query.compile();
    return this.#send(sql, parameters) as Promise<T[]>;
  }

  /** The first row, or null. */
  async first<T>(query: Compilable<T>): Promise<T | null> {
    return (await this.rows(query))[0] ?? null;
  }

  /**
   * Runs a query whose answer nobody needs: it leaves with what is sent next, the commit too, and when it fails the
   * transaction fails.
   */
  enqueue(query: Compilable<unknown>): void {
    const { sql, parameters } = query.compile();
    this.#push(sql, parameters);
  }

  /**
   * Waits until no other transaction holds the turn of this name, and holds it until the end of this one. Nothing is
   * written for it.
   */
  async advisoryLock(name: string): Promise<void> {
    await this.#send('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
  }

  /** As `turn`, without waiting: false when another transaction holds it. */
  async tryAdvisoryLock(name: string): Promise<boolean> {
    const [row] = (await this.#send('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held', [name])) as {
      held: boolean;
    }[];
    return row?.held === true;
  }

  /** Runs hand-written SQL. */
  async raw<T>(query: RawBuilder<T>): Promise<T[]> {
    const { sql, parameters } = query.compile(q);
    return this.#send(sql, parameters) as Promise<T[]>;
  }

  /** Calls a privileged function of schema auth, named with its reason in db/privileged-functions.json. */
  async callFunction<T extends QueryResultRow>(name: string, args: readonly unknown[] = []): Promise<T[]> {
    const places = args.map((_, index) => `$${index + 1}`).join(', ');
    return this.#send(`select * from auth.${name}(${places})`, args) as Promise<T[]>;
  }

  /** Whether this is a member's own transaction: it can ask the database about nobody else. */
  get isMember(): boolean {
    return this.#login === 'member';
  }

  /**
   * As `callFunction`, about one account. A member's transaction names nobody: there the function asks the database
   * whose it is. Everywhere else the account is the first argument.
   */
  callFunctionOf<T extends QueryResultRow>(name: string, userId: string, args: readonly unknown[] = []): Promise<T[]> {
    return this.callFunction<T>(name, this.isMember ? args : [userId, ...args]);
  }

  /** Goes on as the member of a session that this transaction has just opened. */
  async actAs(sid: string): Promise<void> {
    await this.#send(this.#spread ? sayingOf('app.sid', true) : "select set_config('app.sid', $1, true)", [sid]);
  }
}
