import { describe, expect, it } from '@jest/globals';
import { commentsWithoutNoun } from './comments.ts';
import { judge, lowered } from './judge.ts';
import { longStatements } from './long-statements.ts';

const counts = { longStatements: 2, commentsWithoutNoun: 7 };

describe('what new code is written without', () => {
  it('comments of which no word is a noun, however long', () => {
    const text = `
      /** Newest first. */
      /**
       * As it was chosen
       * before.
       */
      // Called once,
      // and never again.
      const a = 1; // only beside code
      /** @returns undefined unless it is ready */`;
    expect(commentsWithoutNoun(text)).toEqual([
      'Newest first.',
      'As it was chosen before.',
      'Called once, and never again.',
      'undefined unless it is ready',
    ]);
  });

  it.each([
    'Pence.',
    'The newest order first.',
    'As addToCart takes it.',
    'EU-11.',
    'Null for `none`.',
    'YYYY-MM-DD.',
    'When the feed is read.',
    'Counted by @loupe/money.',
  ])('a comment has a noun or a name: %s', (comment) => {
    expect(commentsWithoutNoun(`/** ${comment} */`)).toEqual([]);
  });

  it('statements of more than eight values by position', () => {
    const generated = (name: string, values: readonly string[]) =>
      `  '${name}': {\n    values: [${values.join(', ')}];\n    row: {};\n  };\n`;
    const values = ['string', 'number | null', 'readonly string[]', 'Json'];
    const text = [
      generated('eight', [...values, ...values]),
      generated('nine', [...values, ...values, 'Date']),
    ];
    expect(longStatements(`interface Statements {\n${text.join('')}}`)).toEqual(['nine']);
    expect(longStatements(`  'wrapped': {\n    values: [\n${'      string,\n'.repeat(9)}    ];\n`)).toEqual([
      'wrapped',
    ]);
  });

  it('is refused when a count rises, and its baseline only falls', () => {
    const risen = { ...counts, longStatements: 3, commentsWithoutNoun: 6 };
    expect(judge(risen, counts)).toEqual([
      {
        text: '✗ statements of more than eight positional parameters: 3, at most 2; node tools/checks/ratchets.ts --list longStatements',
        isRisen: true,
      },
      { text: 'comments without a noun: 6, at most 7; lower it with --write', isRisen: false },
    ]);
    expect(lowered(risen, counts)).toEqual({ ...counts, commentsWithoutNoun: 6 });
  });
});
