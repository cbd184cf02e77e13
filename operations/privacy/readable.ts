import type { Section } from './export.ts';

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark);

const worded = (value: unknown): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** The export as a page that a person can read without a program of ours. */
export function readablePage(title: string, sections: readonly Section[]): string {
  const parts = sections.filter(({ rows }) => rows.length > 0).map(partOf);
  const empty = sections.filter(({ rows }) => rows.length === 0).map(({ name }) => name);
  return [
    '<!doctype html><html lang="en-GB"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title><body><h1>${escaped(title)}</h1>`,
    ...parts,
    `<h2>Nothing is stored of these</h2><p>${escaped(empty.join(', '))}</p></body></html>`,
  ].join('\n');
}

const partOf = ({ name, holds, kept, rows }: Section): string =>
  [
    `<h2>${escaped(name)}</h2><p>Holds ${escaped(holds)}. Kept ${escaped(kept)}.</p>`,
    ...rows.map((row) => {
      const facts = Object.entries(row)
        .filter(([, value]) => worded(value) !== '')
        .map(([key, value]) => `<dt>${escaped(key)}</dt><dd>${escaped(worded(value))}</dd>`);
      return `<dl>${facts.join('')}</dl>`;
    }),
  ].join('\n');
