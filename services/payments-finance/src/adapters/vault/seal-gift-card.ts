import type { SigningKeySet } from '@loupe/subgraph-server/key-set';
import { z } from 'zod';
import type { GiftCard } from '../../use-cases/ports/gift-cards.ts';
import { openJson, sealJson } from './sealed-json.ts';
import type { Sealed } from './sealed-json.ts';

/** Longer than any number and PIN. */
const PLAIN_BYTES = 96;

const shape = z.object({ number: z.string(), pin: z.string() });

/** As sealJson. */
export const sealGiftCard = ({ number, pin }: GiftCard, id: string, keys: SigningKeySet<Buffer>): Sealed =>
  sealJson({ number, pin }, id, keys, PLAIN_BYTES);

/** As openJson. */
export const openGiftCard = (sealed: Sealed, id: string, keys: SigningKeySet<Buffer>): GiftCard =>
  shape.parse(openJson(sealed, id, keys));
