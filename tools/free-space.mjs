// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Whether a disk has too little space left.
 * @param {string} folder any on that disk; need not exist yet
 * @param {number} megabytes needed
 * @param {string} cure what may be done besides freeing some, e.g. ", or set LOUPE_DATA to another disk"
 * @returns {string | undefined} the sentence that says so
 */
export function shortOfSpace(folder, megabytes, cure = '') {
  let place = resolve(folder);
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return undefined;
  return `Only ${free} MB are free on the disk of ${folder} and ${megabytes} MB are needed: free some space${cure}.`;
}
