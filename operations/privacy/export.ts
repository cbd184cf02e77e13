import type pg from 'pg';
import type { RegisteredTable } from './register.ts';
import { asQuery, findAccount, findGuest, findSubject } from './subject.ts';
import type { Guest, Subject } from './subject.ts';

/** A part of an export: the rows of one table. */
export interface Section {
  readonly name: string;
  readonly holds: string;
  readonly kept: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** An account by its address or its id, also of one that was erased; or a guest by an order and the mailbox of it. */
export type Account =
  { readonly site: string; readonly email: string } | { readonly customer: string } | Guest;

/**
 * Everything that is stored of a person, by the register: one section for each table that has one, also where it is empty, so that a missing
 * one is noticed. The person and all of the rows are read as of one moment. Secrets are left out.
 * @returns undefined where there is nobody like that
 */
export async function exportOf(
  client: pg.Client,
  tables: readonly RegisteredTable[],
  account: Account,
): Promise<Section[] | undefined> {
  await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const subject = await find(client, account);
    return subject && (await sectionsOf(client, tables, subject));
  } finally {
    await client.query('ROLLBACK');
  }
}

function find(client: pg.Client, account: Account): Promise<Subject | undefined> {
  if ('email' in account) return findSubject(client, account.site, account.email);
  if ('customer' in account) return findAccount(client, account.customer);
  return findGuest(client, account);
}

async function sectionsOf(client: pg.Client, tables: readonly RegisteredTable[], subject: Subject) {
  const sections: Section[] = [];
  for (const table of tables) {
    if (table.section === undefined) continue;
    await client.query(`SET LOCAL search_path = ${table.schema}`);
    const { text, names } = selectOf(table);
    const { rows } = await client.query<Record<string, unknown>>(
      text,
      names.map((name) => subject[name]),
    );
    sections.push({ name: table.section, holds: table.holds, kept: table.kept, rows });
  }
  return sections;
}

/** The rows of a person in a table, without secrets. */
export function selectOf({ table, of = 'false', columns }: RegisteredTable) {
  const shown = [...columns.personal, ...columns.pseudonym, ...columns.plain];
  const { text, names } = asQuery(of);
  const list = shown.map((column) => `"${column}"`).join(', ');
  return { text: `SELECT ${list} FROM ${table} WHERE ${text}`, names };
}
