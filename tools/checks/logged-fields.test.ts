import { expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@loupe/telemetry/logger';
import { readLogRegister } from '../../operations/privacy/log-register.ts';
import { ROOT } from '../stack/services.ts';
import { loggedFields, programsThatLog } from './logged-fields.ts';

/** What every line has; the last one where it belongs to a request. */
function ofEveryLine(): string[] {
  let line = '';
  createLogger({ service: 'any', destination: { write: (text) => (line = text) } }).error('any');
  return [...Object.keys(JSON.parse(line) as object), 'traceId'];
}

/** A program that logs. */
function inProgram(text: string): ReturnType<typeof loggedFields> {
  const folder = mkdtempSync(join(tmpdir(), 'loupe-logged-'));
  try {
    const file = join(folder, 'program.ts');
    writeFileSync(file, text);
    return loggedFields([file], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('the register has every field that programs log, and no other', () => {
  const { fields, open } = loggedFields(programsThatLog(ROOT), ROOT);
  // A place whose type admits any field would hide new ones.
  expect(open).toEqual([]);
  const { pseudonym, staff, plain } = readLogRegister(ROOT);
  const registered = Object.keys({ ...pseudonym, ...staff, ...plain });
  expect(registered.toSorted()).toEqual([...new Set([...fields.keys(), ...ofEveryLine()])].toSorted());
}, 120_000);

it('fields are found in what is spread and in unions, of loggers, their children and the log of web', () => {
  const { fields, open } = inProgram(`
    type Line = (about: object, text: string) => void;
    declare const logger: { info: Line; child: (about: object) => void };
    declare const ports: { readonly log: { readonly warn: Line } };
    declare const about: { day: string } | { site: string };
    declare function logWarning(text: string, facts?: Readonly<Record<string, unknown>>): void;
    declare const use: { readonly log?: Line };
    declare function read(warn: (text: string, facts: { schema: string }) => void): void;
    logger.info({ ...about, err: new Error() }, 'text');
    logger.child({ correlationId: '1' });
    ports.log.warn(new Error(), 'text');
    logWarning('text', { why: 'because' });
    logWarning('text');
    read(logWarning);
    use.log?.({ orderNumber: 'BB' }, 'text');`);
  expect([...fields.keys()].toSorted()).toEqual([
    'correlationId',
    'day',
    'err',
    'orderNumber',
    'schema',
    'site',
    'why',
  ]);
  expect([fields.get('why'), open]).toEqual([['program.ts:12'], []]);
});

it('places that may log any field are named', () => {
  const { open } = inProgram(`
    declare const logger: { info: (about: object, text: string) => void };
    declare const facts: Record<string, unknown>;
    declare const about: object;
    logger.info(about, 'text');
    logger.info({ ...facts, day: 1 }, 'text');`);
  expect(open).toEqual(['program.ts:5', 'program.ts:6']);
});
