import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { buildSchema, isEnumType, parse, visit } from 'graphql';
import { WITHOUT_SESSION } from '../../src/session/begins-session.ts';

const SUPERGRAPH = new URL('../../supergraph/supergraph.graphql', import.meta.url);
const COMPOSE = fileURLToPath(new URL('../../src/compose.ts', import.meta.url));

it('the committed supergraph is what the schemas compose to', async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ['--no-warnings', COMPOSE, '--check']);
  expect(stderr).toBe('');
});

it('[RO-05] the graph has two kinds of visitor, and nothing in it is named after a role of staff', () => {
  const text = readFileSync(SUPERGRAPH, 'utf8');
  const kinds = buildSchema(text).getType('UserType');
  expect(isEnumType(kinds) && kinds.getValues().map(({ name }) => name)).toEqual(['Registered', 'Guest']);
  const names = new Set<string>();
  visit(parse(text), { Name: ({ value }) => void names.add(value) });
  expect(names.size).toBeGreaterThan(500);
  // The dealer's content types begin with the same letters as a role.
  expect([...names].filter((name) => /role(?!x)|staff|admin|employee|operator/i.test(name))).toEqual([]);
});

it('the mutations for which no session begins are mutations of the graph', () => {
  const mutations = Object.keys(buildSchema(readFileSync(SUPERGRAPH, 'utf8')).getMutationType()!.getFields());
  expect(mutations).toEqual(expect.arrayContaining([...WITHOUT_SESSION]));
});
