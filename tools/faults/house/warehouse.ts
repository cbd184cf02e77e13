import { request } from 'undici';

export interface Pieces {
  readonly sku: string;
  readonly quantity: number;
}

/** Misbehaviour of the warehouse towards the shop; what there is, is in sandbox/fulfilment/faults.ts. */
export type WarehouseFault = Readonly<Record<string, string | number | boolean>> & { readonly next: number };

/** The third party that picks, ships, cancels and takes back, by the sandbox's control API. */
export interface Warehouse {
  /** @returns false while the warehouse does not have the order, or cannot do that with it now */
  act(orderNumber: string, action: string, asked?: object): Promise<boolean>;
  linesOf(orderNumber: string): Promise<readonly Pieces[]>;
  suffer(fault: WarehouseFault): Promise<void>;
  heal(): Promise<void>;
  /** Sends the shop a message about something that never happened, signed as any other. */
  tell(body: object): Promise<void>;
  messages(): Promise<readonly WarehouseMessage[]>;
}

export interface WarehouseMessage {
  readonly id: string;
  readonly deliveredAt?: string;
  readonly attempts: readonly { readonly at: string; readonly result: number | string }[];
}

export function warehouseAt(origin: string): Warehouse {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
    const reply = await request(`${origin}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: reply.statusCode, json: (await reply.body.json()) as Record<string, unknown> };
  };
  return {
    async act(orderNumber, action, asked = {}) {
      const { status } = await call('POST', `/orders/${orderNumber}/${action}`, asked);
      return status === 200;
    },
    async linesOf(orderNumber) {
      const { status, json } = await call('GET', `/orders/${orderNumber}`);
      return status === 200 ? (json['sheet'] as { lines: Pieces[] }).lines : [];
    },
    async suffer(fault) {
      const { status, json } = await call('POST', '/faults', fault);
      if (status !== 200) throw new Error(`the warehouse refused the fault: ${JSON.stringify(json)}`);
    },
    heal: async () => void (await call('DELETE', '/faults')),
    tell: async (body) => void (await call('POST', '/webhooks', { body })),
    messages: async () => (await call('GET', '/webhooks')).json['messages'] as WarehouseMessage[],
  };
}
