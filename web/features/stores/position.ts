export type Position = { readonly latitude: number; readonly longitude: number };
export type PositionAnswer = { readonly position: Position } | { readonly refusal: string };

const WITHIN_MS = 10_000;
const FRESH_MS = 300_000;
const TYPE_IT = 'Type your town or postcode instead.';
/** https://w3c.github.io/geolocation/#position_error_interface */
const REFUSALS: Readonly<Record<number, string>> = {
  1: `Your browser did not share your location. ${TYPE_IT}`,
  2: `Your location could not be found. ${TYPE_IT}`,
  3: `Finding your location took too long. Try again, or type your town or postcode.`,
};

/** The browser's position, or a text that explains the refusal. */
export function askPosition(geolocation: Geolocation | undefined): Promise<PositionAnswer> {
  if (geolocation === undefined) {
    return Promise.resolve({ refusal: `This browser cannot tell your location. ${TYPE_IT}` });
  }
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ position: { latitude, longitude } }),
      ({ code }) => resolve({ refusal: REFUSALS[code] ?? REFUSALS[2]! }),
      { timeout: WITHIN_MS, maximumAge: FRESH_MS },
    ),
  );
}
