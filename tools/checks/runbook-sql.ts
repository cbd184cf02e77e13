import { SERVICES, roleOf } from '@loupe/contracts/services';

/** A statement of a runbook, and the schemas in which it is to be run. */
export interface RunbookStatement {
  readonly text: string;
  readonly schemas: readonly string[];
}

const SQL = /```sql\n([\s\S]*?)```|`((?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s[^`]+)`/g;
const SCHEMA = /^SET search_path = (\w+)$/;
/** What an operator puts in: a literal that is nothing else. Others are text of any content. */
const BLANK = /'(?:…|<[^'>]*>)'/g;

/** Every statement of a page in its order, with its blanks as parameters. A `SET search_path` counts from there on. */
export function statementsOf(page: string): RunbookStatement[] {
  let schemas: readonly string[] = [];
  const found: RunbookStatement[] = [];
  for (const [, fenced, inline] of page.matchAll(SQL)) {
    const block = fenced ?? inline ?? '';
    for (const [index, text] of split(block).entries()) {
      const [, schema] = SCHEMA.exec(text) ?? [];
      if (schema === undefined) found.push({ text: withParameters(text), schemas });
      else schemas = schemasOf(schema, index === 0 ? block : '');
    }
  }
  return found;
}

/** `-- or identity` names another schema; a comment about services means all of them. */
function schemasOf(schema: string, block: string): string[] {
  const [, comment = ''] = /SET search_path[^\n]*--([^\n]*)/.exec(block) ?? [];
  const roles = SERVICES.map(roleOf);
  if (/\bservice\b/.test(comment)) return [...new Set([schema, ...roles])];
  return [schema, ...roles.filter((role) => comment.includes(role))];
}

const split = (block: string): string[] =>
  block
    .replaceAll(/--[^\n]*/g, '')
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean);

function withParameters(text: string): string {
  let parameters = 0;
  return text.replaceAll(BLANK, () => `$${++parameters}`);
}
