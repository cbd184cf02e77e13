import { formatMoney } from '@loupe/money/format';
import { toDecimalString } from '@loupe/money/decimal';
import type { Cell, Report } from '../domain/reports/table.ts';

/** A table for a terminal, numbers to the right. */
export function reportInWords({ about, columns, rows }: Report): string {
  const shown = rows.map((row) =>
    row.map((cell) => ({ text: inWords(cell), isWord: typeof cell === 'string' })),
  );
  const widths = columns.map((title, index) =>
    Math.max(title.length, ...shown.map((row) => row[index]?.text.length ?? 0)),
  );
  const line = (cells: readonly { readonly text: string; readonly isWord: boolean }[]): string =>
    cells
      .map(({ text, isWord }, index) =>
        isWord ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const heads = columns.map((text, index) => ({ text, isWord: shown[0]?.[index]?.isWord ?? true }));
  const body = shown.length === 0 ? ['Nothing.'] : shown.map(line);
  return [...about, '', line(heads), ...body].join('\n');
}

/** Amounts in pounds with a point, as programs read them; fields in quotes where they have to be. */
export const reportInCsv = ({ columns, rows }: Report): string =>
  [columns, ...rows.map((row) => row.map(plain))].map((row) => row.map(csvField).join(',')).join('\r\n');

function inWords(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'pence' in cell ? formatMoney(cell.pence) : cell.count.toLocaleString('en-GB');
}

function plain(cell: Cell): string {
  if (typeof cell === 'string') return guarded(cell);
  return 'pence' in cell ? toDecimalString(cell.pence) : String(cell.count);
}

/** A spreadsheet would run words that begin like a formula; shoppers typed some of them. */
const guarded = (text: string): string => (/^[“"'\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const csvField = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
