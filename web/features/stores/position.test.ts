import { describe, expect, it } from '@jest/globals';
import { askPosition } from './position.ts';

type Ask = Geolocation['getCurrentPosition'];
const browser = (getCurrentPosition: Ask) => ({ getCurrentPosition }) as Geolocation;
const refusing = (code: number) =>
  browser((_found, failed) => failed?.({ code } as GeolocationPositionError));

describe('the position of a browser', () => {
  it('[RT-13] is returned as given', async () => {
    const coords = { latitude: 53.8, longitude: -1.5, accuracy: 20 };
    const told = browser((found) => found({ coords } as GeolocationPosition));
    expect(await askPosition(told)).toEqual({ position: { latitude: 53.8, longitude: -1.5 } });
  });

  it.each([
    [1, /did not share/],
    [2, /could not be found/],
    [3, /took too long/],
    [9, /could not be found/],
  ])('[RT-13] refusal %d says what happened and what to do instead', async (code, words) => {
    const answer = await askPosition(refusing(code));
    expect(answer).toMatchObject({ refusal: expect.stringMatching(words) });
    expect(answer).toMatchObject({ refusal: expect.stringMatching(/type/i) });
  });

  it('[RT-13] is refused with a text by a browser without geolocation', async () => {
    expect(await askPosition(undefined)).toMatchObject({ refusal: expect.stringMatching(/cannot tell/) });
  });
});
