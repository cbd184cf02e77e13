import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { MASKED_MESSAGE } from '@loupe/subgraph-server/mask-errors';
import { maskError } from './mask-errors.ts';

const masked = (code: string, extensions: Record<string, unknown>) =>
  maskError({ message: 'As the subgraph said.', extensions: { serviceName: 'a', ...extensions, code } });

describe('the extensions of an error', () => {
  it.each([
    ['ValidationError', { field: 'input.email' }],
    ['TooManyAttemptsError', { retryAfterSeconds: 30 }],
    ['PlaceNotFoundError', { suggestions: ['Leeds', 'Leek'] }],
    ['SearchUnavailableError', {}],
    ['FORBIDDEN', {}],
  ])('[ER-05] keeps the details of %s that a page shows', (code, facts) => {
    expect(masked(code, { ...facts, stacktrace: ['at'] })).toEqual({
      message: 'As the subgraph said.',
      extensions: { code, ...facts },
    });
  });

  it('[ER-05] keeps every name that the schema says a field throws', () => {
    const schema = readFileSync(new URL('../supergraph/supergraph.graphql', import.meta.url), 'utf8');
    const said = [...schema.matchAll(/\bthrows\b[^.]*/gi)].flatMap(
      ([text]) => text.match(/[A-Z]\w+Error\b/g) ?? [],
    );
    expect(said).toContain('AppointmentNotFoundError');
    expect(said.filter((code) => masked(code, {}).extensions?.['code'] !== code)).toEqual([]);
  });

  it('drops details of another shape, and those of unknown codes', () => {
    expect(masked('PlaceNotFoundError', { suggestions: [{ host: '10.0.0.1' }] }).extensions).toEqual({
      code: 'PlaceNotFoundError',
    });
    expect(masked('ECONNREFUSED', { suggestions: ['10.0.0.1'] })).toEqual({
      message: MASKED_MESSAGE,
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });
});
