import { missingField } from '@loupe/contact/address';
import type { FoundAddress } from './found-address.ts';

/** The announcement after selecting an address: by the minimal rule of VA-01, since a lookup has no name. */
export const filledWords = (address: FoundAddress): string =>
  missingField({ ...address }, 'minimal') !== null
    ? 'Part of the address is filled in below. Please add the rest.'
    : 'The address is filled in below. Change anything you need to.';
