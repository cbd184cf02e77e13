import { describe, expect, it } from '@jest/globals';
import { readGazetteer } from '../../adapters/gazetteer/read-gazetteer.ts';
import { metresBetween, milesOf } from './geo-point.ts';

const gazetteer = readGazetteer();
const nameOf = (text: string) => gazetteer.find(text)?.name;

describe('the gazetteer', () => {
  it.each([
    ['Leeds', 'Leeds'],
    ['  lEEds ', 'Leeds'],
    ['Leeds, West Yorkshire', 'Leeds'],
    ['st. albans', 'St Albans'],
    ['Saint Albans', 'St Albans'],
    ['kings lynn', 'King’s Lynn'],
    ['newcastle', 'Newcastle upon Tyne'],
    ['stratford-upon-avon', 'Stratford-upon-Avon'],
    ['Harrog', 'Harrogate'],
    ['LS1 4AP', 'LS1, Leeds'],
    ['ls14ap', 'LS1, Leeds'],
    ['LS1', 'LS1, Leeds'],
    ['LS1 4', 'LS1, Leeds'],
    ['LS', 'LS, Leeds area'],
    ['M2 3DE', 'M2, Manchester'],
    ['SW1A 1AA', 'SW1A, London'],
    ['W1K 4ZT', 'W1K, Mayfair'],
    ['EH1 2NG', 'EH1, Edinburgh'],
    ['IM1 2LQ', 'IM1, Douglas'],
    ['LS26 9ZZ', 'LS26, Leeds'],
  ])('[QY-13] finds %s as %s', (asked, name) => {
    expect(nameOf(asked)).toBe(name);
  });

  it.each(['Atlantis', 'ZZ1 1ZZ', 'D02 X285', '12345', '?'])('[QY-13] does not know %s', (asked) => {
    expect(gazetteer.find(asked)).toBeNull();
  });

  it('[QY-13] suggests towns for a misspelt name, the most similar first', () => {
    expect(gazetteer.suggestions('Leedz')).toEqual(['Leeds']);
    expect(gazetteer.suggestions('Edinborough')[0]).toBe('Edinburgh');
    expect(gazetteer.suggestions('Manchestr')).toContain('Manchester');
    expect(gazetteer.suggestions('xx')).toEqual([]);
  });

  it('[QY-13] finds a place by the name it returned for it', () => {
    for (const asked of ['LS1 4AP', 'LS26', 'EH', 'W1K', 'Bangor, County Down', 'saint ives', 'Derry']) {
      const place = gazetteer.find(asked)!;
      expect(gazetteer.find(place.name)).toEqual(place);
    }
  });

  it('[QY-13] has the right positions of towns', () => {
    const apart = (one: string, other: string) =>
      milesOf(metresBetween(gazetteer.find(one)!.point, gazetteer.find(other)!.point));
    expect(apart('London', 'Edinburgh')).toBeCloseTo(332, -1);
    expect(apart('Cardiff', 'Bristol')).toBeCloseTo(25.5, 0);
    expect(apart('LS1', 'Leeds')).toBe(0);
  });

  it('[QY-13] ignores what follows a comma after a town', () => {
    for (const town of ['Truro', 'Belfast', 'Inverness', 'Norwich', 'Swansea', 'Dover', 'Kirkwall']) {
      const { point } = gazetteer.find(town)!;
      expect({ town, point: gazetteer.find(`${town}, anywhere`)?.point }).toEqual({ town, point });
    }
  });
});
