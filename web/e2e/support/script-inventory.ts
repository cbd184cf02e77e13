import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../docs/script-inventory.md');
const COLUMNS = ['pages', 'document', 'script', 'integrity', 'authorised by', 'purpose'];

/** One script on one page, as the inventory allows it. */
export type AllowedScript = {
  page: string;
  document: string;
  /** A pattern in which * stands for any characters. */
  script: string;
  integrity: string;
};

/** The table under "## Scripts", one entry per page. @throws Error when it is not as expected */
export function readScriptInventory(): AllowedScript[] {
  const [, section = ''] = /^## Scripts$([^]*?)^## /m.exec(readFileSync(FILE, 'utf8')) ?? [];
  const [header, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
  if (header?.join() !== COLUMNS.join() || rows.length === 0)
    throw new Error(`The table of ${FILE} has other columns than ${COLUMNS.join(', ')}.`);
  return rows.flatMap(([pages = '', document = '', script = '', integrity = '']) =>
    pages.split(', ').map((page) => ({ page, document, script, integrity })),
  );
}

/** Whether a script, or the address of one, is the inventory's. */
export function isScript({ script }: AllowedScript, seen: string): boolean {
  const parts = script.split('*').map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(seen);
}
