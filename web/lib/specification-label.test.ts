import { describe, expect, it } from '@jest/globals';
import { specificationLabel } from './specification-label.ts';

const watch = [
  { group: 'Movement', name: 'Type' },
  { group: 'Case', name: 'Metal' },
  { group: 'Case', name: 'Diameter' },
  { group: 'Strap', name: 'Material' },
  { group: 'Guarantee', name: 'Maker' },
  { group: 'Guarantee', name: 'Ours' },
  { group: 'Reference', name: 'Number' },
];
const bracelet = [
  { group: 'Stone', name: 'Stones' },
  { group: 'Size', name: 'Length' },
];
const ring = [
  { group: 'Diamond', name: 'Weight' },
  { group: 'Metal', name: 'Metal' },
  { group: 'Metal', name: 'Weight' },
];

describe('specificationLabel', () => {
  it('labels a fact without its group', () => {
    expect(watch.map((fact) => specificationLabel(fact, watch))).toEqual([
      'Movement',
      'Case',
      'Case diameter',
      'Strap',
      'Maker’s guarantee',
      'Our guarantee',
      'Reference',
    ]);
    expect(ring.map((fact) => specificationLabel(fact, ring))).toEqual([
      'Diamond weight',
      'Metal',
      'Metal weight',
    ]);
    expect(bracelet.map((fact) => specificationLabel(fact, bracelet))).toEqual(['Stones', 'Length']);
  });
});
