import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { MethodName } from '../../services/cart-checkout/src/domain/payment-methods/method-name.ts';
import { METHODS } from '../../services/cart-checkout/src/domain/payment-methods/registry.ts';
import { EXPERIMENTS } from '../../proofs/faults/experiments/list.ts';
import { uncalledProviders } from './support/uncalled-providers.ts';

const ROOT = join(import.meta.dirname, '../..');
const TESTS = join(ROOT, 'services/payments-finance/tests/integration');
const RUNBOOK = readFileSync(join(ROOT, 'docs/runbooks/faults.md'), 'utf8');

/** Faults of a provider, and whom they concern: all, or those who tell of their own accord. */
const FAULTS = ['F38', 'F39', 'F40', 'F41', 'F42', 'F43', 'F44', 'F45', 'F46', 'F47', 'F48'];
const OF_MESSAGES = ['F40', 'F41', 'F42', 'F43'];

/** The columns of the table, by method. */
const COLUMNS: Readonly<Record<MethodName, string>> = {
  'credit-card': 'cards',
  givex: 'gift cards',
  paypal: 'PayPal',
  klarna: 'Klarna',
  applepay: 'Apple Pay',
  v12: 'loans',
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cells of the runbook's table: what a fault is run by for a method. */
function table(): (fault: string, method: MethodName) => string {
  const [head = '', , ...lines] = /^\| fault [^]*?\n(?!\|)/m.exec(RUNBOOK)?.[0].trim().split('\n') ?? [];
  const heads = cellsOf(head);
  const rows = new Map(lines.map((line) => [line.slice(2, 5), cellsOf(line)]));
  return (fault, method) => rows.get(fault)?.[heads.indexOf(COLUMNS[method])] ?? '';
}

const titles = new Map(
  readdirSync(TESTS)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => [`\`${file.slice(0, -'.ts'.length)}\``, readFileSync(join(TESTS, file), 'utf8')]),
);

/** An experiment of the method, or an integration test with the fault in its title. */
const isRunBy = (cell: string, fault: string, method: MethodName): boolean =>
  EXPERIMENTS.some(({ name }) => name === cell)
    ? cell === (method === 'credit-card' ? fault : `${fault}.${method}`)
    : (titles.get(cell)?.includes(`[${fault}]`) ?? false);

describe('the table of faults in the runbook', () => {
  const cell = table();
  const providers = uncalledProviders();
  const pairs = METHODS.flatMap(({ name }) => FAULTS.map((fault) => [fault, name] as const));

  it.each(pairs)('[F38] names what %s of %s is run by, or that it has none', (fault, method) => {
    const isMessage = OF_MESSAGES.includes(fault);
    const applies = !isMessage || providers[method]?.readNotice !== undefined;
    const found = cell(fault, method);
    if (!applies) return expect(found).toBe('–');
    expect([found, isRunBy(found, fault, method)]).toEqual([found, true]);
  });

  it('has every experiment of a provider', () => {
    const named = EXPERIMENTS.filter(({ name }) => FAULTS.includes(name.split('.')[0] ?? ''));
    const shown = new Set(RUNBOOK.match(/\bF\d+(?:\.\w+)?\b/g));
    expect(named.filter(({ name }) => !shown.has(name)).map(({ name }) => name)).toEqual([]);
  });
});
