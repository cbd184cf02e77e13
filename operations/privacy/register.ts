import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';

/** What a table holds and why, how long, and what a request of a person does with it. */
export interface RegisteredTable {
  readonly schema: string;
  readonly table: string;
  readonly holds: string;
  /** How long, and what ends it. */
  readonly kept: string;
  /** The same for programs: intervals that the sweeper of the service goes by, or what else ends it. */
  readonly keep: readonly string[];
  /** The part of an export that shows its rows; undefined where `never` says why none does. */
  readonly section: string | undefined;
  /** The SQL condition of a person's rows, by the parameters of `subject.ts`. */
  readonly of: string | undefined;
  readonly never: string | undefined;
  /** What becomes of a person's rows when the person is erased. */
  readonly erasure: string | undefined;
  /** The same for programs; undefined for a table without data of persons. */
  readonly erase: Erase | undefined;
  /** The SQL condition of the rows that an erasure deletes, where no section shows them. */
  readonly found: string | undefined;
  readonly columns: Readonly<Record<ColumnKind, readonly string[]>>;
}

/**
 * What ends a row that no time of its own ends: a time in it has come (`end`), the account is erased, the law's time is over, its owner's row
 * goes, its work is done. A `record` of what was done is kept for ever, and of a `state` there is one row for each thing that there is.
 */
const ENDS = ['end', 'account', 'law', 'parent', 'work', 'record', 'state'];
export const INTERVAL = /^[1-9]\d* (hour|day|month|year)s?$/;
/** The latest state of each key of a compacted topic. */
const LATEST = 'latest';

/** Rows go, stay as they are, or end by themselves soon; or each named column is treated. */
export type Erase = 'delete' | 'keep' | 'ends' | Readonly<Record<string, Treatment>>;
/** To an empty text, to no value, as it is, or what names a person in a document is blanked. */
export type Treatment = 'blank' | 'null' | 'keep' | 'persons';
const TREATMENTS: readonly unknown[] = ['blank', 'null', 'keep', 'persons'];

/**
 * Secrets are in no export: what opens something, and what protects the shop against abuse. Nor is `staff`, who of the shop did it: a copy is of
 * one person, and an erasure leaves the audit.
 */
export type ColumnKind = 'personal' | 'pseudonym' | 'secret' | 'staff' | 'plain';
const KINDS: readonly ColumnKind[] = ['personal', 'pseudonym', 'secret', 'staff', 'plain'];
const TEXTS = ['holds', 'kept', 'of', 'section', 'never', 'erasure', 'found'];

/** Where the register is, from the root: a file for each schema, one of the topics and one of the log (`log-register.ts`). */
export const REGISTER_FOLDER = 'docs/privacy/register';
const TOPICS_FILE = 'topics.yaml';
export const LOG_FILE = 'log.yaml';

/** @throws Error when an entry has another shape, or a table of personal data says neither what an export shows nor why none does */
export function readRegister(root: string): RegisteredTable[] {
  return globSync(`${REGISTER_FOLDER}/*.yaml`, { cwd: root })
    .filter((file) => ![TOPICS_FILE, LOG_FILE].includes(basename(file)))
    .sort()
    .flatMap((file) => {
      const schema = basename(file, '.yaml').replaceAll('-', '_');
      const tables = parse(readFileSync(join(root, file), 'utf8')) as Readonly<Record<string, Entry>>;
      return Object.entries(tables).map(([table, entry]) => asTable(schema, table, entry));
    });
}

type Entry = Readonly<Record<string, unknown>>;

function asTable(schema: string, table: string, entry: Entry): RegisteredTable {
  const name = `${schema}.${table}`;
  const unknown = Object.keys(entry).filter((key) => ![...TEXTS, ...KINDS, 'keep', 'erase'].includes(key));
  if (unknown.length > 0) throw new Error(`${name}: ${unknown.join(', ')} is not known`);
  const columns = Object.fromEntries(KINDS.map((kind) => [kind, entry[kind] ?? []]));
  const read: RegisteredTable = {
    schema,
    table,
    holds: textOf(entry, 'holds') ?? '',
    kept: textOf(entry, 'kept') ?? '',
    keep: [entry['keep'] ?? []].flat() as string[],
    section: textOf(entry, 'section'),
    of: textOf(entry, 'of'),
    never: textOf(entry, 'never'),
    erasure: textOf(entry, 'erasure'),
    erase: eraseOf(entry['erase']),
    found: textOf(entry, 'found'),
    columns: columns as RegisteredTable['columns'],
  };
  const fault = faultOf(read);
  if (fault !== undefined) throw new Error(`${name}: ${fault}`);
  return read;
}

const textOf = (entry: Entry, key: string): string | undefined =>
  typeof entry[key] === 'string' ? entry[key] : undefined;

function eraseOf(word: unknown): Erase | undefined {
  if (typeof word !== 'object' || word === null) return word as Erase | undefined;
  // YAML reads null as no value.
  return Object.fromEntries(
    Object.entries(word).map(([column, how]) => [column, (how ?? 'null') as Treatment]),
  );
}

/** What is missing in an entry; undefined when it is whole. */
export function faultOf(table: RegisteredTable): string | undefined {
  const { holds, kept, keep, section, of, never, erasure, columns } = table;
  if (holds === '' || kept === '') return 'says not what it holds, or not how long';
  if (keep.length === 0 || !keep.every((word) => INTERVAL.test(word) || ENDS.includes(word)))
    return 'says not for programs how long it is kept';
  const isOfPersons = columns.personal.length + columns.pseudonym.length + columns.secret.length > 0;
  if (!isOfPersons) return section === undefined ? undefined : 'has a section, but no data of persons';
  if ((section === undefined) === (never === undefined)) return 'needs a section, or the reason why never';
  if ((section === undefined) !== (of === undefined)) return 'needs the condition of a person’s rows';
  return erasure === undefined ? 'says not what an erasure does' : faultOfErasure(table);
}

function faultOfErasure({ erase, erasure, of, found, columns }: RegisteredTable): string | undefined {
  if (erase === 'ends') return undefined;
  if (erase === 'keep') return erasure?.startsWith('kept: ') ? undefined : 'is kept, and says not why';
  if (of === undefined && found === undefined) return 'needs the condition of the rows that an erasure finds';
  if (erase === 'delete') return undefined;
  if (erase === undefined || !Object.values(erase).every((how) => TREATMENTS.includes(how)))
    return 'says not for programs what an erasure does';
  const missing = columns.personal.filter((column) => !(column in erase));
  return missing.length > 0 ? `has personal data that an erasure leaves: ${missing.join(', ')}` : undefined;
}

export interface RegisteredTopic {
  readonly holds: string;
  readonly kept: string;
  /** As the registry of topics has it: an interval, or the latest state of each key. */
  readonly keep: string;
  readonly pseudonym?: string;
}

/** By the name of the topic. Events carry ids and keyed digests, never personal data. @throws Error when one says not how long */
export function readTopicRegister(root: string): Readonly<Record<string, RegisteredTopic>> {
  const topics = parse(readFileSync(join(root, REGISTER_FOLDER, TOPICS_FILE), 'utf8')) as Record<
    string,
    RegisteredTopic
  >;
  for (const [name, { keep }] of Object.entries(topics))
    if (keep !== LATEST && !INTERVAL.test(keep)) throw new Error(`${name} says not how long it is kept`);
  return topics;
}
