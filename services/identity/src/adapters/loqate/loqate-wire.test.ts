import { describe, expect, it } from '@jest/globals';
import {
  completed,
  isOurFault,
  itemsOf,
  LoqateError,
  Offered,
  offered,
  Retrieved,
  vendorId,
} from './loqate-wire.ts';

const RETRIEVED = {
  Id: 'GB|RM|A|1|ENG',
  Company: 'Acme & Co',
  SubBuilding: 'Flat 2',
  BuildingNumber: '7',
  BuildingName: 'Garnet House',
  SecondaryStreet: 'Back Lane',
  Street: 'Park Row',
  District: 'Headingley',
  City: 'Leeds',
  ProvinceName: 'West Yorkshire',
  PostalCode: 'LS1 4AP',
  CountryIso2: 'GB',
  Label: 'Acme & Co\nFlat 2\nGarnet House\n7 Park Row\n\nLEEDS\nLS1 4AP',
};
const refusal = (code: string) => ({
  Items: [{ Error: code, Description: 'No', Cause: 'Something', Resolution: 'Something else' }],
});

describe('an answer of the vendor', () => {
  it('[QY-02] with status 200 can be a refusal', () => {
    expect(() => itemsOf(refusal('2'), Offered)).toThrow(new LoqateError('2'));
    expect(() => itemsOf(refusal('1002'), Retrieved)).toThrow(LoqateError);
  });

  it.each(['-1', '2', '3', '4', '5', '6', '7', '8'])('code %s is about our account', (code) =>
    expect(isOurFault(new LoqateError(code))).toBe(true),
  );

  it.each(['1001', '1002', '1003'])('code %s is about the request', (code) =>
    expect(isOurFault(new LoqateError(code))).toBe(false),
  );

  it('that is invalid throws', () => {
    for (const answer of [null, {}, { Items: 'many' }, { Items: [{ Id: 1 }] }])
      expect(() => itemsOf(answer, Offered)).toThrow();
  });

  it('may be empty', () => expect(itemsOf({ Items: [] }, Offered)).toEqual([]));
});

describe('an offered choice', () => {
  it('[EN-03] has a label and is never complete', () => {
    const item = { Id: 'GB|RM|A|1', Type: 'Address', Text: '7 Park Row', Description: 'Leeds, LS1 4AP' };
    expect(offered(item)).toEqual({
      id: 'a.GB|RM|A|1',
      label: '7 Park Row, Leeds, LS1 4AP',
      isComplete: false,
    });
    expect(offered({ ...item, Description: '' }).label).toBe('7 Park Row');
  });

  it.each(['Postcode', 'Street', 'Locality', 'BuildingNumber'])(
    '[QY-02] of type %s is searched again',
    (Type) => {
      const { id } = offered({ Id: 'GB|RM|ENG|1AP', Type, Text: 'LS1', Description: '' });
      expect(vendorId(id)).toEqual({ isAddress: false, id: 'GB|RM|ENG|1AP' });
    },
  );

  it('[QY-02] of an address is retrieved next', () => {
    const { id } = offered({ Id: 'GB|RM|A|1', Type: 'Address', Text: 'x', Description: '' });
    expect(vendorId(id)).toEqual({ isAddress: true, id: 'GB|RM|A|1' });
  });

  it('with an id that is not ours is undefined', () => {
    for (const id of ['', 'GB|RM|A|1', 'b.GB', 'A.GB']) expect(vendorId(id)).toBeUndefined();
  });
});

describe('a completed address', () => {
  it('[EN-03] has its parts', () => {
    expect(completed(RETRIEVED)).toEqual({
      id: 'a.GB|RM|A|1|ENG',
      label: 'Acme & Co, Flat 2, Garnet House, 7 Park Row, LEEDS, LS1 4AP',
      isComplete: true,
      organisation: 'Acme & Co',
      property: 'Flat 2, Garnet House, 7',
      street: 'Back Lane, Park Row',
      locality: 'Headingley',
      town: 'Leeds',
      postcode: 'LS1 4AP',
      country: 'GB',
      county: 'West Yorkshire',
    });
  });

  it('[EN-03] has null for fields that the vendor omits or leaves empty', () => {
    const [bare] = itemsOf({ Items: [{ Id: '1', Street: 'Park Row', Company: '' }] }, Retrieved);
    expect(completed(bare!)).toMatchObject({
      organisation: null,
      property: null,
      street: 'Park Row',
      town: null,
    });
  });
});
