import { parseArgs } from 'node:util';
import { CommandNotUnderstoodError } from '@loupe/subgraph-server/operator-command';
import { readMoment } from '@loupe/calendar/moment';
import { type Site, SITES } from '@loupe/contracts/sites';
import { LARGEST_LIMITS, LIMIT_NAMES } from '../domain/site/site-configuration.ts';
import type { ShopLimits } from '../domain/site/site-configuration.ts';

/** `keys` are delivery keys; none stands for every draft of the shop. */
export type ContentCommand = { readonly site: Site } & (
  | { readonly kind: 'push'; readonly files: readonly string[] }
  | { readonly kind: 'publish' | 'diff'; readonly keys: readonly string[] }
  | {
      readonly kind: 'schedule';
      readonly keys: readonly string[];
      readonly when: { readonly at: Date } | { readonly edition: string };
    }
  | { readonly kind: 'rollback'; readonly key: string; readonly to: number | null }
  | { readonly kind: 'list'; readonly key: string | null }
  /** Without a limit, they are shown. */
  | { readonly kind: 'limits'; readonly limits: Partial<ShopLimits>; readonly by: string | undefined }
);

const OPTIONS = {
  site: { type: 'string', default: 'beaverbrooks' },
  all: { type: 'boolean', default: false },
  at: { type: 'string' },
  edition: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
} as const;

/** @throws CommandNotUnderstoodError */
export function readContentCommand(args: readonly string[]): ContentCommand {
  const { values, positionals } = parse(args);
  const [kind = '', ...subjects] = positionals;
  const site = SITES.find((known) => known === values.site);
  if (site === undefined) throw new CommandNotUnderstoodError(`--site must be one of ${SITES.join(', ')}.`);
  const [key = null] = subjects;
  switch (kind) {
    case 'push':
      if (key === null) throw new CommandNotUnderstoodError('Name the files or folders to push.');
      return { site, kind, files: subjects };
    case 'publish':
      return { site, kind, keys: chosen(subjects, values.all) };
    case 'schedule':
      return { site, kind, keys: chosen(subjects, values.all), when: whenOf(values) };
    case 'diff':
      return { site, kind, keys: subjects };
    case 'rollback':
      if (key === null || subjects.length > 1)
        throw new CommandNotUnderstoodError('Name one item by its delivery key.');
      return { site, kind, key, to: values.to === undefined ? null : numberOf(values.to) };
    case 'list':
      return { site, kind, key };
    case 'limits':
      return {
        site,
        kind,
        limits: Object.fromEntries(subjects.map(limitOf)),
        by: values.by?.trim() || undefined,
      };
    default:
      throw new CommandNotUnderstoodError(`There is no command "${kind}": see --help.`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new CommandNotUnderstoodError((error as Error).message);
  }
}

type Values = ReturnType<typeof parse>['values'];

function chosen(keys: readonly string[], all: boolean): readonly string[] {
  if (keys.length > 0 === all)
    throw new CommandNotUnderstoodError('Name items by their delivery keys, or every draft by --all.');
  return keys;
}

function whenOf({ at, edition }: Values): { at: Date } | { edition: string } {
  if ((at === undefined) === (edition === undefined))
    throw new CommandNotUnderstoodError('Name either a moment by --at or an edition by --edition.');
  if (edition !== undefined) return { edition };
  const moment = readMoment(at ?? '');
  if (moment === null)
    throw new CommandNotUnderstoodError('--at must be a moment with its zone, as 2026-12-26T09:00:00Z.');
  return { at: moment };
}

/** @param text such as cartMiniMaximumLimit=3 */
function limitOf(text: string): [keyof ShopLimits, number] {
  const [, given, value] = /^(\w+)=([1-9]\d{0,7})$/.exec(text) ?? [];
  const name = LIMIT_NAMES.find((known) => known === given);
  if (name === undefined || Number(value) > LARGEST_LIMITS[name]) {
    const written = LIMIT_NAMES.map((known) => `${known}=<n> from 1 to ${LARGEST_LIMITS[known]}`);
    throw new CommandNotUnderstoodError(`A limit is written as ${written.join(', ')}.`);
  }
  return [name, Number(value)];
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new CommandNotUnderstoodError('--to must be the number of a version: see list <key>.');
  return Number(text);
}
