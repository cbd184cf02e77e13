import type { KeyObject } from 'node:crypto';
import type { KeySet, SigningKeySet } from './key-set.ts';

/** Public keys by issuer, as of now: who may sign what is read from the token's issuer, and only then which of their keys. */
export type PublicKeys = () => Readonly<Record<string, KeySet<KeyObject>>>;

/** The keys that an issuer signs with, as of now. */
export type PrivateKeys = () => SigningKeySet<KeyObject>;

export type Clock = () => Date;
