import type { KeyObject } from 'node:crypto';
import type { KeySet, SigningKeySet } from './key-set.ts';

/** The current public keys by issuer: the token's issuer is read first, then the key among the keys of that issuer. */
export type PublicKeys = () => Readonly<Record<string, KeySet<KeyObject>>>;

/** The keys that an issuer currently signs with. */
export type PrivateKeys = () => SigningKeySet<KeyObject>;

export type Clock = () => Date;
