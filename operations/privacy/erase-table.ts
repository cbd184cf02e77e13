import type pg from 'pg';
import { erasedField } from './erased-document.ts';
import type { Erase, RegisteredTable } from './register.ts';
import { asQuery } from './subject.ts';
import type { Subject } from './subject.ts';

/** Erases a person's rows of a table, whose schema is the search path, by its entry. @returns how many; undefined where nothing is done */
export async function eraseTable(
  client: pg.ClientBase,
  { table, of, found, erase }: RegisteredTable,
  subject: Subject,
): Promise<number | undefined> {
  const condition = found ?? of;
  if (condition === undefined || erase === undefined || erase === 'keep' || erase === 'ends')
    return undefined;
  const { text, names } = asQuery(condition);
  const values = names.map((name) => subject[name]);
  if (erase === 'delete')
    return (await client.query(`DELETE FROM ${table} WHERE ${text}`, values)).rowCount ?? 0;
  await eraseDocuments(client, { table, erase, where: text, values });
  const plain = Object.entries(erase).filter(([, how]) => how === 'blank' || how === 'null');
  const set = plain.map(([column, how]) => `"${column}" = ${how === 'null' ? 'NULL' : "''"}`).join(', ');
  const statement =
    set === '' ? `SELECT FROM ${table} WHERE ${text}` : `UPDATE ${table} SET ${set} WHERE ${text}`;
  return (await client.query(statement, values)).rowCount ?? 0;
}

interface Documents {
  readonly table: string;
  readonly erase: Exclude<Erase, string>;
  readonly where: string;
  readonly values: readonly unknown[];
}

async function eraseDocuments(
  client: pg.ClientBase,
  { table, erase, where, values }: Documents,
): Promise<void> {
  const columns = Object.entries(erase).flatMap(([column, how]) => (how === 'persons' ? [column] : []));
  for (const column of columns) {
    const { rows } = await client.query<{ place: string; document: unknown }>(
      `SELECT ctid::text AS place, "${column}" AS document FROM ${table} WHERE (${where}) AND "${column}" IS NOT NULL FOR UPDATE`,
      [...values],
    );
    for (const { place, document } of rows)
      await client.query(`UPDATE ${table} SET "${column}" = $2::jsonb WHERE ctid = $1::tid`, [
        place,
        JSON.stringify(erasedField(column, document)),
      ]);
  }
}
