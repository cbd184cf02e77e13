import { RECIPIENTS } from '../../../domain/order/announcement.ts';
import type { MutationResolvers } from '../../gen/schema-types.ts';

export const announceOrder: MutationResolvers['announceOrder'] = async (
  _root,
  { orderNumber, step, to },
  { useCases, shopper },
) => useCases.announceOrder(shopper(), orderNumber, step, to ?? RECIPIENTS);
