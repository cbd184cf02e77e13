import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import type { StoredCard } from '../../domain/payment/judge-authorisation.ts';
import { openJson, sealJson } from './sealed-json.ts';
import type { Sealed } from './sealed-json.ts';

/** Longer than any token and id of a network. */
const PLAIN_BYTES = 192;

const shape = z.object({ token: z.string(), networkTransactionId: z.string() });

/** As sealJson. @param id of the tender */
export const sealStoredCard = (
  { token, networkTransactionId }: StoredCard,
  id: string,
  keys: SigningKeySet<Buffer>,
): Sealed => sealJson({ token, networkTransactionId }, id, keys, PLAIN_BYTES);

/** As openJson. */
export const openStoredCard = (sealed: Sealed, id: string, keys: SigningKeySet<Buffer>): StoredCard =>
  shape.parse(openJson(sealed, id, keys));
