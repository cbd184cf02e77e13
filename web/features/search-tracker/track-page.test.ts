import { readFileSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const WEB = fileURLToPath(new URL('../../', import.meta.url));
const modules = globSync('{app,features,lib}/**/*.{ts,tsx}', { cwd: WEB });

it('[IN-04] the script of the search tracker is loaded lazily: modules name it in dynamic imports alone', () => {
  const naming = modules.flatMap((file) =>
    [...readFileSync(`${WEB}${file}`, 'utf8').matchAll(/^.*browser-tracker\.ts.*$/gm)].map(
      ([line]) => `${file}: ${line.trim()}`,
    ),
  );
  const [page, ...others] = naming.toSorted((one, other) => other.localeCompare(one));
  expect(page).toMatch(/^features\/search-tracker\/track-page\.tsx: void import\('/);
  expect(others).toEqual([expect.stringMatching(/^features\/measuring\/track-activity\.ts: .*=> import\('/)]);
});
