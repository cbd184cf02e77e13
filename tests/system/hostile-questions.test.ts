import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { ROLES } from '../fixtures/pieces.ts';
import { withDatabase } from '@loupe/scripted-shopper/database';
import { questionOf, targetsOf } from './support/hostile/question.ts';
import { randomOf } from './support/hostile/random.ts';
import { askRest, REST_CALLS } from './support/hostile/rest-calls.ts';
import { visitor } from './support/hostile/visitor.ts';
import { HOSTILE, sendHostileMessage } from './support/hostile/webhook.ts';
import { forgetAttempts } from './support/network.ts';
import { buy, variantOf } from '@loupe/scripted-shopper/order';
import { Shopper } from '@loupe/scripted-shopper/shopper';
import { until } from '@loupe/scripted-shopper/until';

/** HOSTILE_QUESTIONS=100000 for many, HOSTILE_SEED for the same ones again. */
const QUESTIONS = Number(process.env['HOSTILE_QUESTIONS'] ?? 1_500);
const SEED = Number(process.env['HOSTILE_SEED'] ?? Date.now() % 2 ** 31);
/** Questions change bags and accounts. */
const PER_VISITOR = 50;
const WITHIN_MS = 120_000 + QUESTIONS * 200;

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../gateway/supergraph/supergraph.graphql'), 'utf8'),
  { assumeValidSDL: true },
);

describe('hostile questions', () => {
  it(
    'through every argument of the graph are answered or refused, and never fail',
    async () => {
      process.stderr.write(`hostile questions: HOSTILE_SEED=${SEED} HOSTILE_QUESTIONS=${QUESTIONS}\n`);
      const random = randomOf(SEED);
      const targets = targetsOf(schema);
      const failures: object[] = [];
      const codes = new Map<string, number>();
      let asked = 0;
      while (asked < QUESTIONS) {
        await forgetAttempts();
        const { shopper, headers, plausible } = await visitor(random.chance(0.5));
        for (let times = 0; times < PER_VISITOR && asked < QUESTIONS; times += 1, asked += 1) {
          const question = questionOf(schema, targets[asked % targets.length]!, { random, plausible });
          const reply = await shopper.graph<Record<string, { __typename?: string }>>(
            question.text,
            question.variables,
            headers,
          );
          const code = reply.errors[0]?.extensions?.code ?? 'answered';
          codes.set(code, (codes.get(code) ?? 0) + 1);
          if (reply.status >= 500 || reply.errors.some(isFault))
            failures.push({ ...question, status: reply.status, errors: reply.errors });
        }
      }
      process.stderr.write(`  ${[...codes].map(([code, count]) => `${count} ${code}`).join(', ')}\n`);
      expect(failures).toEqual([]);
    },
    WITHIN_MS,
  );

  it(
    '[RE-09] through every parameter of the REST calls are answered or refused, and never fail',
    async () => {
      const random = randomOf(SEED);
      await forgetAttempts();
      const { shopper } = await visitor(false);
      const failures: object[] = [];
      for (let asked = 0; asked < QUESTIONS / 5; asked += 1) {
        const answer = await askRest(REST_CALLS[asked % REST_CALLS.length]!, shopper, random);
        if (answer.status === 500) failures.push(answer);
      }
      expect(failures).toEqual([]);
    },
    WITHIN_MS,
  );

  it('name every call of the commerce host', () => {
    const file = join(import.meta.dirname, '../../gateway/openapi.json');
    const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, object> };
    const known = new Set(REST_CALLS.map(({ path }) => path));
    const ofWeb = /^\/api\/amplience\/(?:log|\w+Preview)$/;
    // The lists of the other shop are the same calls.
    const read = Object.keys(paths).filter((path) => !ofWeb.test(path) && !path.startsWith('/wishlist'));
    expect(read.filter((path) => !known.has(path))).toEqual([]);
  });

  it(
    '[EU-07] in signed messages of the warehouse are stored and judged, or refused, and never fail',
    async () => {
      const random = randomOf(SEED);
      const shopper = new Shopper();
      const orderNumber = await buy(shopper, await variantOf(shopper, ROLES.beaverbrooks.plenty));
      const failures: object[] = [];
      for (let sent = 0; sent < QUESTIONS / 10; sent += 1) {
        const answer = await sendHostileMessage(random, orderNumber);
        if (answer.result !== 200 && answer.result !== 400) failures.push(answer);
      }
      expect(failures).toEqual([]);
      await until('all were processed', async () => (await messages()).every(({ attempts }) => attempts > 0));
      const faults = (await messages()).filter(({ outcome }) => /\berror\b|Error:/.test(outcome ?? ''));
      expect(faults).toEqual([]);
    },
    WITHIN_MS,
  );
});

const messages = () =>
  withDatabase(async (client) => {
    const read = `SELECT body, state, attempts, outcome FROM cart_checkout.webhook WHERE message_id LIKE '${HOSTILE}%'`;
    return (await client.query<{ attempts: number; outcome: string | null }>(read)).rows;
  });

const isFault = ({ extensions }: { readonly extensions?: { readonly code?: string } }): boolean =>
  extensions?.code === undefined || extensions.code === 'INTERNAL_SERVER_ERROR';
