import type { StuckCase } from '../use-cases/list-stuck.ts';
import { adviceFor } from './stuck-advice.ts';

const RUNBOOK = 'docs/runbooks/payments-stuck.md';

export function stuckInWords(cases: readonly StuckCase[]): string {
  if (cases.length === 0) return 'Payments: nothing needs a person.';
  const count = cases.length === 1 ? '1 case needs' : `${cases.length} cases need`;
  return [...cases.map(caseInWords), `Payments: ${count} a person.`].join('\n');
}

function caseInWords(stuck: StuckCase): string {
  const { title, known, safe, command } = adviceFor(stuck);
  return [
    title,
    `  known: ${known}`,
    `  safe:  ${safe}`,
    `  do:    ${command}`,
    `  more:  ${RUNBOOK}#${stuck.kind}`,
  ].join('\n');
}
