import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { ScalarType } from '@bufbuild/protobuf';
import type { DescMessage } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { file_loupe_checkout_v1_order } from '@loupe/contracts/checkout/order';
import { file_loupe_checkout_v1_stock } from '@loupe/contracts/checkout/stock';
import { EnvelopeSchema } from '@loupe/contracts/envelope';
import { file_loupe_payments_v1_payment } from '@loupe/contracts/payments/payment';

describe('the envelope', () => {
  it('has the bytes that are already on the topics', () => {
    const written =
      '0a2430313934623830322d376430302d373030302d383030302d303030303030303030303031120c6f726465722d706c6163' +
      '65641a0b0880f997c806108084af5f22076f726465722d31280332056c6f7570653a0430302d31420401020304';
    const envelope = {
      id: '0194b802-7d00-7000-8000-000000000001',
      type: 'order-placed',
      occurredAt: { seconds: 1_762_000_000n, nanos: 200_000_000 },
      aggregateId: 'order-1',
      aggregateVersion: 3n,
      site: 'loupe',
      traceparent: '00-1',
      payload: new Uint8Array([1, 2, 3, 4]),
    };
    expect(Buffer.from(toBinary(EnvelopeSchema, create(EnvelopeSchema, envelope))).toString('hex')).toBe(
      written,
    );
    expect(fromBinary(EnvelopeSchema, Buffer.from(written, 'hex'))).toMatchObject({
      id: envelope.id,
      site: 'loupe',
    });
  });
});

describe('events of orders, stock and payments', () => {
  const files = [file_loupe_checkout_v1_order, file_loupe_checkout_v1_stock, file_loupe_payments_v1_payment];
  const messages: DescMessage[] = files.flatMap((file) => file.messages);

  it('[ER-13] contain no name, address, e-mail or phone, since topics are kept for ever', () => {
    // Whether somebody wants e-mails is a choice, not an address.
    const fields = messages.flatMap(({ typeName, fields: own }) =>
      own.filter(({ scalar }) => scalar !== ScalarType.BOOL).map(({ name }) => `${typeName}.${name}`),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(
      fields.filter((field) => /name$|first|last|street|city|postal|address|mail|phone/i.test(field)),
    ).toEqual([]);
  });

  it('have amounts in minor units', () => {
    for (const { typeName, fields } of messages) {
      const names = fields.map(({ name }) => name);
      const amounts = names.filter((name) => /amount|total|price/.test(name));
      for (const name of amounts) expect(`${typeName}.${name}`).toMatch(/_minor_units$/);
    }
  });
});
