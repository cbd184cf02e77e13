import type { OutboxEvent } from '@loupe/messaging/envelope';
import type { MovedOrder } from '../../domain/fulfilment/moved-order.ts';
import { orderCancelled } from './order-cancelled.ts';
import { orderMaking } from './order-making.ts';
import { orderReturned } from './order-returned.ts';
import { orderShipped } from './order-shipped.ts';

const EVENTS = {
  'order.making': orderMaking,
  'order.shipped': orderShipped,
  'order.cancelled': orderCancelled,
  'order.returned': orderReturned,
} as const;

export const orderMoved = (moved: MovedOrder): OutboxEvent => EVENTS[moved.type](moved);
