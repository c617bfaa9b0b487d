import { describe, expect, it } from 'vitest';
import { q, prepared, Tx } from './query.ts';

type Asked = { readonly userId: string; readonly theme: string };
const built = (at: Asked) =>
  q
    .updateTable('app.member')
    .set({ theme: at.theme })
    .where('user_id', '=', at.userId)
    .where('onboarding_completed', '=', true)
    .where('theme', '!=', at.theme);

describe('a query whose shape never changes', () => {
  it.each<Asked>([
    { userId: 'a', theme: 'dark' },
    { userId: 'b', theme: 'light' },
  ])('compiles to what it compiles to by itself (%o)', (values) => {
    const ready = prepared(built);
    for (let use = 0; use < 2; use += 1) {
      const { sql, parameters } = ready(values).compile();
      const fresh = built(values).compile();
      expect({ sql, parameters }).toEqual({ sql: fresh.sql, parameters: fresh.parameters });
    }
  });

  it('is made once, and keeps no value of the use before', () => {
    let made = 0;
    const ready = prepared((at: Asked) => ((made += 1), built(at)));
    ready({ userId: 'a', theme: 'dark' }).compile();
    expect(ready({ userId: 'b', theme: 'light' }).compile().parameters).toEqual(['light', 'b', true, 'light']);
    expect(made).toBe(1);
  });
});

describe('what a read knows by a name', () => {
  const tx = () => new Tx({ login: 'member', send: async () => [], push: () => undefined });
  const counting = () => {
    let read = 0;
    return async () => (read += 1);
  };

  it('is read each time anew', async () => {
    const [one, read] = [tx(), counting()];
    expect([await one.known('a', read), await one.known('a', read)]).toEqual([1, 2]);
  });

  it('is read once where the read remembers, also while the first answer is on its way', async () => {
    const [one, read] = [tx().remembering(), counting()];
    expect(await Promise.all([one.known('a', read), one.known('a', read), one.known('b', read)])).toEqual([1, 1, 2]);
  });

  it('is kept for one read alone', async () => {
    const [one, read] = [tx(), counting()];
    await one.remembering().known('a', read);
    expect(await one.remembering().known('a', read)).toBe(2);
    expect(await one.known('a', read)).toBe(3);
  });
});
