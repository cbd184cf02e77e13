import { describe, expect, it } from '@jest/globals';
import { longStatements } from './long-statements.ts';

const generated = (name: string, values: string) =>
  `  '${name}': {\n    values: ${values};\n    row: {};\n  };\n`;

describe('statements of more than eight parameters', () => {
  it('by position are refused, nine as well as ten on several lines', () => {
    const values = ['string', 'number | null', 'readonly string[]', 'Json'];
    const text = [
      generated('eight', `[${[...values, ...values].join(', ')}]`),
      generated('nine', `[${[...values, ...values, 'Date'].join(', ')}]`),
      generated('wrapped', `[\n${'      string,\n'.repeat(10)}    ]`),
    ];
    expect(longStatements(`interface Statements {\n${text.join('')}}`)).toEqual([
      'nine: 9 parameters by position; above 8 they have names',
      'wrapped: 10 parameters by position; above 8 they have names',
    ]);
  });

  it('by name are not', () => {
    const fields = Array.from({ length: 20 }, (_, index) => `      a${index}: string;\n`).join('');
    expect(longStatements(`interface Statements {\n${generated('named', `{\n${fields}    }`)}}`)).toEqual([]);
  });
});
