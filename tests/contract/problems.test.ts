import { expect, it } from '@jest/globals';
import { Problem } from '../../gateway/src/rest/problem.ts';
import { correlationOf, problem } from '../../web/lib/problem.ts';

it('[RE-09] a refusal of web is the problem that the document declares, and its id is in the body and the header', async () => {
  const headers = { 'x-correlation-id': 'of-the-caller-1' };
  const asked = correlationOf(new Request('http://shop/', { headers }));
  const answer = problem({ status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }, asked);
  expect(Problem.parse(await answer.json())).toMatchObject({ status: 404, correlationId: 'of-the-caller-1' });
  expect(answer.headers.get('x-correlation-id')).toBe('of-the-caller-1');
  const hostile = { headers: { 'x-correlation-id': '<script>' } };
  expect(correlationOf(new Request('http://shop/', hostile))).toMatch(/^[\da-f-]{36}$/);
});
