import type { Promotion } from '../domain/promotions/promotion.ts';
import type { PutAnswer } from '../use-cases/put-promotion.ts';

interface Listed {
  readonly promotion: Promotion;
  readonly version: number;
  readonly codes: readonly {
    readonly code: string;
    readonly uses: number;
    readonly maxUses: number | null;
    readonly maxUsesPerCustomer: number | null;
  }[];
}

const day = (ms: number | null): string => (ms === null ? 'open' : new Date(ms).toISOString().slice(0, 16));

export function promotionsInWords(promotions: readonly Listed[]): string {
  if (promotions.length === 0) return 'There are no promotions.';
  return promotions
    .flatMap(({ promotion, version, codes }) => {
      const {
        key,
        state,
        rule,
        sites,
        fromMs,
        untilMs,
        priority,
        isExclusive,
        name,
        excludesMethods = [],
      } = promotion;
      const about = [state.padEnd(6), key.padEnd(28), rule.type.padEnd(14), sites.join(' and ')].join('  ');
      const window = `${day(fromMs)} to ${day(untilMs)}`;
      const how = `priority ${priority}, ${isExclusive ? 'exclusive' : 'stackable'}, version ${version}`;
      const without = excludesMethods.length === 0 ? [] : [`        not with ${excludesMethods.join(', ')}`];
      return [about, `        ${name}: ${window}, ${how}`, ...without, ...codes.map(codeInWords)];
    })
    .join('\n');
}

function codeInWords({ code, uses, maxUses, maxUsesPerCustomer }: Listed['codes'][number]): string {
  const limit = maxUses === null ? 'no limit' : `${uses} of ${maxUses} used`;
  const each = maxUsesPerCustomer === null ? '' : `, ${maxUsesPerCustomer} for each customer`;
  return `        code ${code}: ${limit}${each}`;
}

export function putInWords(key: string, answer: PutAnswer): string {
  switch (answer.outcome) {
    case 'refused':
      return `${key} was not stored. ${answer.reason}`;
    case 'created':
      return `${key} is stored as a draft. Activate it with: activate ${key}`;
    case 'changed':
      return `${key} is changed, and ${answer.state}.`;
    case 'unchanged':
      return `${key} is stored like this already, and ${answer.state}.`;
  }
}
