import pg, { type Connection, type PoolClient } from 'pg';

/** What a query of the driver knows beyond what it declares. */
type Driven = pg.Query & { hasBeenParsed(connection: Connection): boolean };

/** The names that each connection has sent so far. */
const sent = new WeakMap<Connection, Set<string>>();

/**
 * Sends a named statement on one connection, where it leaves with whatever else is written within the same turn, and
 * gives its rows. A name whose statement failed before it was known is closed before it is sent again: a pooler holds
 * on to a name that PostgreSQL never took, and would end the connection.
 */
export function sendNamed<Row>(
  client: PoolClient,
  { name, text, values }: { name: string; text: string; values: readonly unknown[] },
): Promise<Row[]> {
  return new Promise((give, fail) => {
    // A query made by hand: one made of a config is copied property by property, at the cost of all the rest of sending
    // it.
    const query = new pg.Query(text, [...values], (error, result) => (error ? fail(error) : give(result.rows)));
    const submit = query.submit.bind(query);
    const closingFirst = (connection: Connection) => {
      if (!(query as Driven).hasBeenParsed(connection)) closeAgain(connection, name);
      // The driver hears of what it could not send by what this gives back.
      return submit(connection);
    };
    client.query(Object.assign(query, { name, submit: closingFirst }));
  });
}

function closeAgain(connection: Connection, name: string): void {
  const names = sent.get(connection) ?? new Set();
  if (names.has(name)) connection.close({ type: 'S', name }, true);
  sent.set(connection, names.add(name));
}
