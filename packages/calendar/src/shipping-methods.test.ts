import { describe, expect, it } from '@jest/globals';
import { arrivalDates, holdsUntil } from './arrivals.ts';
import { postcodeOf } from '@loupe/contact/postcode';
import { weekdayOf } from './days.ts';
import { deliveryArea } from './delivery-areas.ts';
import { preparationDays } from './preparation.ts';
import { chargeOf, leadTimeOf, methodOf, METHODS, type CourierId } from './shipping-methods.ts';

const gb = (postalCode: string) => deliveryArea({ country: 'GB', postalCode });
const first = (id: CourierId, now: string, postalCode = 'LS1 4AP', preparation = 0) => {
  const lead = leadTimeOf(methodOf(id), gb(postalCode), preparation);
  return lead === null ? null : arrivalDates(new Date(now), lead, 1)[0];
};

describe('postcodes', () => {
  it.each([
    ['LS1 4AP', 'mainland', 'england'],
    ['EH1 1AA', 'mainland', 'scotland'],
    ['CF10 1AA', 'mainland', 'wales'],
    ['BT1 1AA', 'northern-ireland', 'northern-ireland'],
    ['IV1 1AA', 'highlands', 'scotland'],
    ['PH1 1AA', 'mainland', 'scotland'],
    ['PH17 2QT', 'highlands', 'scotland'],
    ['PH42 4RL', 'islands', 'scotland'],
    ['KW15 1AA', 'islands', 'scotland'],
    ['KW1 4YT', 'highlands', 'scotland'],
    ['ZE1 0AA', 'islands', 'scotland'],
    ['PO30 1UD', 'islands', 'england'],
    ['PO1 1AA', 'mainland', 'england'],
    ['TR21 0LW', 'islands', 'england'],
    ['W1A 1AA', 'mainland', 'england'],
    ['G1 1AA', 'mainland', 'scotland'],
    ['GL1 1AA', 'mainland', 'england'],
    ['IM1 2AB', 'isle-of-man', 'england'],
    ['JE2 3AB', 'channel-islands', 'england'],
    ['GY1 1AA', 'channel-islands', 'england'],
    ['BF1 2AA', 'bfpo', 'england'],
    ['GIR 0AA', 'mainland', 'england'],
    ['GX11 1AA', 'unknown', 'england'],
    ['ZQ1 1AA', 'unknown', 'england'],
  ])('[EU-02] %s is in %s, with the bank holidays of %s', (postcode, zone, nation) => {
    expect(gb(postcode)).toMatchObject({ zone, nation });
    expect(gb(postcode.replace(' ', '').toLowerCase())).toMatchObject({ zone, nation });
  });

  it('[VA-13] have a zone exactly when an address may have them', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const area of letters.flatMap((one) => [one, ...letters.map((other) => one + other)])) {
      const typed = `${area}1 1AA`;
      const isAddress = (['GB', 'IM'] as const).some((country) => postcodeOf(typed, country) !== null);
      // Girobank had one postcode, without a digit.
      if (area !== 'GI') expect([area, gb(typed).zone !== 'unknown']).toEqual([area, isAddress]);
    }
  });

  it('[EU-02] a forces’ post office gets standard delivery without a promised day, and no area that is unknown gets any', () => {
    const idsOf = (postcode: string) =>
      METHODS.filter((row) => leadTimeOf(row, gb(postcode), 0) !== null).map(({ id }) => id);
    expect(idsOf('BF1 2AA')).toEqual(['STD']);
    expect(methodOf('STD').zones.bfpo).toMatchObject({ isDayPromised: false });
    for (const postcode of ['GX11 1AA', 'ZQ1 1AA', '', 'nowhere']) expect(idsOf(postcode)).toEqual([]);
    expect(gb('BF1 2AA').isExport).toBe(false);
  });

  it('[EU-03] are exports only outside the United Kingdom’s VAT area', () => {
    const exported = (country: string, postalCode: string) => deliveryArea({ country, postalCode }).isExport;
    expect(exported('IE', 'D02 X285')).toBe(true);
    expect([gb('JE2 3AB'), gb('GY1 1AA')].map(({ isExport }) => isExport)).toEqual([true, true]);
    expect(exported('IM', 'IM1 2AB')).toBe(false);
    expect([gb('BT1 1AA'), gb('ZE1 0AA'), deliveryArea(null)].some(({ isExport }) => isExport)).toBe(false);
  });
});

describe('delivery methods', () => {
  it('[EU-02] NDD arrives on the next working day until the cut-off of the weekday', () => {
    expect(first('NDD', '2026-11-24T16:59:59Z')).toBe('2026-11-25');
    expect(first('NDD', '2026-11-24T17:00:00Z')).toBe('2026-11-26');
    expect(first('NDD', '2026-11-27T14:59:59Z')).toBe('2026-11-30');
    expect(first('NDD', '2026-11-27T15:00:00Z')).toBe('2026-12-01');
    expect(first('NDD', '2026-11-28T09:00:00Z')).toBe('2026-12-01');
  });

  it('[EU-02] NDD skips the bank holidays of the warehouse and of the address', () => {
    expect(first('NDD', '2026-11-27T12:00:00Z', 'EH1 1AA')).toBe('2026-12-01');
    expect(first('NDD', '2026-12-24T12:00:00Z')).toBe('2026-12-29');
  });

  it('[EU-02] are not all offered everywhere', () => {
    const offered = (postcode: string) =>
      METHODS.filter((row) => leadTimeOf(row, gb(postcode), 0) !== null)
        .map(({ id }) => id)
        .join();
    expect(offered('LS1 4AP')).toBe('STD,NDD,NOD');
    expect(offered('IV1 1AA')).toBe('STD,NOD');
    expect(offered('BT1 1AA')).toBe('STD,NOD');
    expect(offered('ZE1 0AA')).toBe('STD');
    expect(offered('JE2 3AB')).toBe('STD');
  });

  it('[EN-07] take longer to the Highlands, the islands, Northern Ireland and beyond', () => {
    const now = '2026-11-24T12:00:00Z';
    const days = ['LS1 4AP', 'IV1 1AA', 'ZE1 0AA', 'BT1 1AA', 'IM1 2AB', 'JE2 3AB'];
    expect(days.map((postcode) => first('STD', now, postcode))).toEqual([
      ...['2026-11-27', '2026-12-01', '2026-12-02', '2026-11-30', '2026-12-01', '2026-12-02'],
    ]);
  });

  it('[EN-07] NOD offers Saturdays, and no Christmas that falls on one', () => {
    const lead = leadTimeOf(methodOf('NOD'), gb('LS1 4AP'), 0)!;
    const days = arrivalDates(new Date('2027-12-14T12:00:00Z'), lead, 12);
    expect(days.filter((date) => weekdayOf(date) === 5)).toEqual(['2027-12-18']);
    expect(days).not.toContain('2027-12-25');
  });

  it('[EN-07] charge by the zone, and nothing for goods that cost nothing', () => {
    const [standard, next] = [methodOf('STD'), methodOf('NDD')];
    expect(chargeOf(standard, gb('LS1 4AP'), 49_99)).toBe(4_95);
    expect(chargeOf(standard, gb('LS1 4AP'), 50_00)).toBe(0);
    expect(chargeOf(standard, gb('JE2 3AB'), 500_00)).toBe(14_95);
    expect(chargeOf(next, gb('LS1 4AP'), 500_00)).toBe(7_95);
    expect(chargeOf(next, gb('LS1 4AP'), 0)).toBe(0);
  });
});

describe('preparation', () => {
  const ring = { productType: 'ring', ringSizeHalfMm: 104, makingDays: 0, isEngraved: false };

  it('[EN-07] counts making, sizing and engraving', () => {
    expect(preparationDays(ring)).toBe(0);
    expect(preparationDays({ ...ring, ringSizeHalfMm: 90 })).toBe(5);
    expect(preparationDays({ ...ring, ringSizeHalfMm: 126 })).toBe(5);
    expect(preparationDays({ ...ring, isEngraved: true })).toBe(2);
    expect(preparationDays({ ...ring, ringSizeHalfMm: 126, makingDays: 15, isEngraved: true })).toBe(17);
    expect(preparationDays({ ...ring, productType: 'wrist-wear', ringSizeHalfMm: 0 })).toBe(0);
  });

  it('[EN-07] delays the day by as many working days, and excludes next day', () => {
    expect(first('STD', '2026-11-24T12:00:00Z', 'LS1 4AP', 5)).toBe('2026-12-04');
    expect(first('NDD', '2026-11-24T12:00:00Z', 'LS1 4AP', 5)).toBeNull();
  });

  it('[EN-07] holds a day to the millisecond, for every method, zone and preparation', () => {
    for (const row of METHODS)
      for (const postcode of ['LS1 4AP', 'EH1 1AA', 'CF10 1AA', 'BT1 1AA', 'IV1 1AA'])
        for (const preparation of [0, 5]) {
          const lead = leadTimeOf(row, gb(postcode), preparation);
          if (lead === null) continue;
          for (let day = 0; day < 800; day++) {
            const now = new Date(Date.UTC(2026, 10, 21 + day, 7 * (day % 4)));
            const [date = ''] = arrivalDates(now, lead, 1);
            const end = holdsUntil(date, lead);
            const at = (time: number) => arrivalDates(new Date(time), lead, 1)[0] ?? '';
            const held = end > now && at(end.getTime() - 1) === date && at(end.getTime()) > date;
            if (!held)
              throw new Error(`${row.id} ${postcode} ${now.toISOString()} ${date} ${end.toISOString()}`);
          }
        }
  });
});
