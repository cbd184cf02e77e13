import { missingField } from '@loupe/contact/address';
import type { FoundAddress } from './found-address.ts';

/** What is said aloud when an address has been chosen: by the minimal rule of VA-01, since nobody's name is looked up. */
export const filledWords = (address: FoundAddress): string =>
  missingField({ ...address }, 'minimal') !== null
    ? 'Part of the address is filled in below. Please add the rest.'
    : 'The address is filled in below. Change anything you need to.';
