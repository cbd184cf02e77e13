/** A placement that was released without returning the use of its code: the counters agree, and the use is lost. */
export const LEAKED_USE = `
  INSERT INTO cart_checkout.placement (id, cart_id, site, owner, state, idempotency_key, request_hash, order_number, snapshot, plan)
    VALUES ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000f2', 'loupe', 'a:2', 'released', 'k', 'h',
      'LP9', '{}', '[]');
  INSERT INTO cart_checkout.code_use (placement_id, code, customers, counted, state)
    VALUES ('00000000-0000-7000-8000-0000000000f1', 'POSTFREE', '{}', true, 'held');
  UPDATE cart_checkout.promotion_code SET uses = 2`;
