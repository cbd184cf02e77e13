import type { Described } from './describe.ts';

/** The text of a service's gen/statements.ts. */
export function generatedFile(statements: readonly Described[]): string {
  const blocks = statements.map(blockOf).join('');
  const json = /\bJson\b/.test(blocks) ? ', type Json' : '';
  return `// Made from the SQL of this folder and the migrations by \`npm run codegen\`. Do not edit.
import { statementsOf${json} } from '@loupe/database/statement';

interface Statements {
${blocks}}

export const sql = statementsOf<Statements>();
`;
}

function blockOf({ name, names, values, row }: Described): string {
  const named = names.map((parameter, index): [string, string] => [parameter, values[index]!]);
  return `  '${name}': {
    values: ${names.length === 0 ? `[${values.join(', ')}]` : fieldsOf(named)};
    row: ${row.length === 0 ? 'object' : fieldsOf(row)};
  };
`;
}

const fieldsOf = (types: Described['row']): string =>
  `{\n${types.map(([key, type]) => `      ${keyOf(key)}: ${type};\n`).join('')}    }`;

const keyOf = (column: string): string => (/^[A-Za-z_]\w*$/.test(column) ? column : JSON.stringify(column));

/** The names of the statements whose types differ, with the former and the new types. */
export function differences(before: string, after: string): string[] {
  const [old, made] = [blocksOf(before), blocksOf(after)];
  return [...new Set([...old.keys(), ...made.keys()])]
    .filter((name) => old.get(name) !== made.get(name))
    .map((name) => `${name}: ${changeOf(old.get(name), made.get(name))}`);
}

function changeOf(old: string | undefined, made: string | undefined): string {
  if (old === undefined) return 'has no types yet';
  if (made === undefined) return 'is no longer a statement';
  const [oldLines, madeLines] = [linesOf(old), linesOf(made)];
  const gone = oldLines.filter((line) => !madeLines.includes(line));
  const come = madeLines.filter((line) => !oldLines.includes(line));
  return `was ${gone.join(' ') || '(nothing)'} and is ${come.join(' ') || '(nothing)'}`;
}

const linesOf = (block: string): string[] => block.split('\n').map((line) => line.trim());

function blocksOf(file: string): Map<string, string> {
  const blocks = file.matchAll(/^ {2}'([^']+)': (\{\n[^]*?^ {2}\};)$/gm);
  return new Map(Array.from(blocks, ([, name, block]) => [name!, block!]));
}
