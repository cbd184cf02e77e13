// Plain JavaScript without dependencies: bootstrap.mjs needs it before anything is installed.
import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Checks the free space of a disk.
 * @param {string} folder any folder on that disk; need not exist yet
 * @param {number} megabytes needed
 * @param {string} alternative what can be done besides freeing space, e.g. ", or set LOUPE_DATA to another disk"
 * @returns {string | undefined} an error message if there is too little
 */
export function shortOfSpace(folder, megabytes, alternative = '') {
  let place = resolve(folder);
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return undefined;
  return `Only ${free} MB are free on the disk of ${folder} and ${megabytes} MB are needed: free some space${alternative}.`;
}
