import { describe, expect, it } from 'vitest';
import { q, shaped } from './query.ts';

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
    const ready = shaped(built);
    for (let use = 0; use < 2; use += 1) {
      const { sql, parameters } = ready(values).compile();
      const fresh = built(values).compile();
      expect({ sql, parameters }).toEqual({ sql: fresh.sql, parameters: fresh.parameters });
    }
  });

  it('is made once, and keeps no value of the use before', () => {
    let made = 0;
    const ready = shaped((at: Asked) => ((made += 1), built(at)));
    ready({ userId: 'a', theme: 'dark' }).compile();
    expect(ready({ userId: 'b', theme: 'light' }).compile().parameters).toEqual(['light', 'b', true, 'light']);
    expect(made).toBe(1);
  });
});
