import { expect, it } from '@jest/globals';
import { factRows } from './fact-rows.ts';

const piece = (...facts: [string, string, string][]) => ({
  specifications: facts.map(([group, name, value]) => ({ group, name, value })),
});

it('shows every fact of every piece once, and which are the same', () => {
  const rows = factRows([
    piece(['Case', 'Case', 'Steel'], ['Case', 'Diameter', '39 mm'], ['Water', 'Water resistance', '100 m']),
    piece(['Case', 'Case', 'Steel'], ['Case', 'Diameter', '41 mm'], ['Strap', 'Lug width', '20 mm']),
  ]);
  expect(rows).toEqual([
    { label: 'Case', values: ['Steel', 'Steel'], isSame: true },
    { label: 'Case diameter', values: ['39 mm', '41 mm'], isSame: false },
    { label: 'Water resistance', values: ['100 m', null], isSame: false },
    { label: 'Lug width', values: [null, '20 mm'], isSame: false },
  ]);
});

it('calls nothing the same for one piece, and has no rows for none', () => {
  expect(factRows([piece(['Case', 'Diameter', '39 mm'])])).toEqual([
    { label: 'Case diameter', values: ['39 mm'], isSame: false },
  ]);
  expect(factRows([])).toEqual([]);
});
