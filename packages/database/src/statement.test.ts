import { describe, expect, it } from '@jest/globals';
import { statementsOf, takeRegistered, type Json } from './statement.ts';
import { txOf, type Tx } from './tx.ts';

interface Statements {
  'find-item': { values: [site: string]; row: { id: string; body: Json; note: Json | null } };
  'forget-items': { values: []; row: { id: string } };
  'rename-item': { values: { id: string; label: string | null }; row: { id: string } };
}
const sql = statementsOf<Statements>();
const FIND = sql('find-item', 'SELECT id, body, note FROM item WHERE site = $1', { notNull: ['body'] });
const FORGET = sql('forget-items', 'DELETE FROM item RETURNING id');
const RENAME = sql('rename-item', 'UPDATE item SET label = :label WHERE id = :id RETURNING id', {
  nullable: ['label'],
});

describe('statementsOf', () => {
  it('gives a text without names as it is, numbers named parameters, and remembers what was declared', () => {
    expect(FIND.text).toBe('SELECT id, body, note FROM item WHERE site = $1');
    expect(FIND.refine<{ body: string[] }>()).toBe(FIND);
    expect(takeRegistered()).toEqual([
      { name: 'find-item', text: FIND.text, names: [], notNull: ['body'] },
      { name: 'forget-items', text: FORGET.text, names: [] },
      { name: 'rename-item', text: RENAME.text, names: ['label', 'id'], nullable: ['label'] },
    ]);
    expect(takeRegistered()).toEqual([]);
    expect(RENAME.text).toBe('UPDATE item SET label = $1 WHERE id = $2 RETURNING id');
  });

  it('is run with its values in the order of the numbers', async () => {
    const run: unknown[] = [];
    const tx = txOf(async (text, values) => (run.push([text, values]), []));
    await tx.query(RENAME, { id: 'a', label: 'Ring' });
    await tx.query(FIND, ['loupe']);
    await tx.query(FORGET);
    await tx.query('SELECT $1', [1]);
    expect(run).toEqual([
      [RENAME.text, ['Ring', 'a']],
      [FIND.text, ['loupe']],
      [FORGET.text, []],
      ['SELECT $1', [1]],
    ]);
  });
});

/** Compiled, never run: each expected error is one that the types must find. */
export async function compiled(tx: Tx): Promise<unknown[]> {
  const [item] = await tx.query(FIND, ['loupe']);
  const [refined] = await tx.query(FIND.refine<{ body: string[]; note: string[] | null }>(), ['loupe']);
  await tx.query(FORGET);
  // @ts-expect-error no such statement
  sql('find-items', 'SELECT 1');
  // @ts-expect-error a field that the row does not have
  void item!.identifier;
  // @ts-expect-error a parameter of another type
  await tx.query(FIND, [1]);
  // @ts-expect-error a parameter that may not be null
  await tx.query(FIND, [null]);
  // @ts-expect-error a parameter is missing
  await tx.query(FIND, []);
  // @ts-expect-error all parameters are missing
  await tx.query(FIND);
  // @ts-expect-error one parameter too many
  await tx.query(FORGET, ['loupe']);
  // @ts-expect-error a named parameter is missing
  await tx.query(RENAME, { id: 'a' });
  // @ts-expect-error no such parameter
  await tx.query(RENAME, { id: 'a', label: null, lable: 'Ring' });
  // @ts-expect-error a named parameter that may not be null
  await tx.query(RENAME, { id: null, label: null });
  // @ts-expect-error by position what has names
  await tx.query(RENAME, ['Ring', 'a']);
  // @ts-expect-error all named parameters are missing
  await tx.query(RENAME);
  // @ts-expect-error a refinement that hides a null
  FIND.refine<{ note: string[] }>();
  // @ts-expect-error a refinement that is not assignable
  FIND.refine<{ id: number }>();
  // @ts-expect-error a refinement of no column
  FIND.refine<{ notes: string[] }>();
  // @ts-expect-error a refined column may still be null
  void refined!.note.length;
  return [item!.id, refined!.body.length];
}
