// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'activate-returned-cart': {
    values: [string];
    row: object;
  };
  'add-discount-code': {
    values: [string, string, readonly string[]];
    row: {
      id: string;
    };
  };
  'add-gift-card': {
    values: [string, string, string, number];
    row: {
      id: string;
    };
  };
  'add-legacy-orders': {
    values: [string];
    row: {
      orderNumber: string;
    };
  };
  'add-one': {
    values: {
      site: string;
      owner: string;
      finance: string | null;
      lineSku: string;
      price: number;
      variantSku: string | null;
      options: string;
      optionsKey: string;
    };
    row: {
      id: string;
    };
  };
  'add-refused-dispatch': {
    values: [string, string];
    row: object;
  };
  'add-refused-email': {
    values: [string, string, string];
    row: object;
  };
  'add-shared-cart': {
    values: [Uint8Array, string, string, number];
    row: {
      expiresAt: Date;
    };
  };
  'add-to-list': {
    values: [string, string, string, number];
    row: {
      known: boolean;
      listed: boolean;
    };
  };
  'adopt-application': {
    values: [string, string, string];
    row: object;
  };
  'attach-guest-order': {
    values: [string, string, string];
    row: {
      id: string;
    };
  };
  'attach-legacy-order': {
    values: [string, string, string];
    row: {
      id: string;
    };
  };
  'begin-cancel': {
    values: [string, string, number, string | null, number];
    row: {
      version: number;
    };
  };
  'begin-challenge': {
    values: [string, string, number, string | null, number, number, number, number];
    row: {
      challengeUntil: Date | null;
    };
  };
  'begin-making-of-order': {
    values: {
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      sequence: number;
      charged: number;
      eventVersion: bigint | number;
      orderId: string;
      version: number;
      lines: string;
      movementId: string;
      movedLines: string;
      amount: number;
      occurredAt: Date | string;
      delivery: number;
    };
    row: {
      id: string;
    };
  };
  'begin-order-announcement': {
    values: {
      order: string;
      to: readonly string[];
    };
    row: {
      id: string;
    };
  };
  'begin-pay-again-challenge': {
    values: [string, string, number, string | null, number, number];
    row: {
      challengeUntil: Date | null;
    };
  };
  'begin-wait': {
    values: [string, string, string, number, string | null, number, string | null, number];
    row: {
      challengeUntil: Date | null;
    };
  };
  'blank-ordered-carts': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'blank-placed-placements': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'blank-released-placements': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'booked-amounts': {
    values: [Date | string, Date | string];
    row: {
      site: string;
      figure: string;
      amount: bigint;
    };
  };
  'cancel-order': {
    values: {
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      sequence: number;
      charged: number;
      eventVersion: bigint | number;
      orderId: string;
      version: number;
      lines: string;
      movementId: string;
      movedLines: string;
      amount: number;
      occurredAt: Date | string;
      begun: number;
    };
    row: {
      id: string;
    };
  };
  'change-delivery': {
    values: [string, string, string | null, string | null, string | null, boolean | null, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'change-stock': {
    values: [string, number, 'receipt' | 'sale' | 'cancellation' | 'return' | 'adjustment' | 'count', string | null];
    row: {
      sku: string;
      onHand: number;
      version: bigint;
    };
  };
  'checkout-metrics': {
    values: [number];
    row: {
      share: number;
      sold_out_by_holds: number;
      past_due: number;
      oldest: number;
      orders: number;
    };
  };
  'choose-gift': {
    values: [string, string, string];
    row: {
      origin: string;
    };
  };
  'choose-payment-method': {
    values: [string, string, string | null, string | null, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'claim-cart': {
    values: {
      isHuman: boolean;
      endedKeys: readonly string[];
      endedLimits: readonly number[];
      cartId: string;
      cartVersion: number;
      skus: readonly string[];
      quantities: readonly number[];
      chargedKeys: readonly string[];
      chargedSeconds: readonly number[];
      chargedLimits: readonly number[];
      holdCharge: number;
      placementId: string;
      site: string;
      owner: string;
      idempotencyKey: string;
      requestHash: string;
      orderNumber: string;
      snapshot: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      dueInSeconds: number;
      plan: string;
      holdWeight: number;
    };
    row: {
      needsBotCheck: boolean;
      cartFree: boolean;
      claimed: boolean;
      enough: boolean;
      codesUsable: boolean;
      free: Json;
      isSplit: boolean;
      counted: string[];
    };
  };
  'claim-cart-from-buckets': {
    values: {
      isHuman: boolean;
      endedKeys: readonly string[];
      endedLimits: readonly number[];
      cartId: string;
      cartVersion: number;
      skus: readonly string[];
      quantities: readonly number[];
      codes: readonly string[];
      chargedKeys: readonly string[];
      chargedSeconds: readonly number[];
      chargedLimits: readonly number[];
      holdCharge: number;
      placementId: string;
      site: string;
      owner: string;
      idempotencyKey: string;
      requestHash: string;
      orderNumber: string;
      snapshot: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      dueInSeconds: number;
      plan: string;
      holdWeight: number;
      codeCustomers: readonly string[];
    };
    row: {
      needsBotCheck: boolean;
      cartFree: boolean;
      claimed: boolean;
      enough: boolean;
      codesUsable: boolean;
      free: Json;
      isSplit: boolean;
      counted: string[];
    };
  };
  'claim-cart-with-codes': {
    values: {
      isHuman: boolean;
      endedKeys: readonly string[];
      endedLimits: readonly number[];
      cartId: string;
      cartVersion: number;
      skus: readonly string[];
      quantities: readonly number[];
      codes: readonly string[];
      chargedKeys: readonly string[];
      chargedSeconds: readonly number[];
      chargedLimits: readonly number[];
      holdCharge: number;
      placementId: string;
      site: string;
      owner: string;
      idempotencyKey: string;
      requestHash: string;
      orderNumber: string;
      snapshot: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      dueInSeconds: number;
      plan: string;
      holdWeight: number;
      codeCustomers: readonly string[];
    };
    row: {
      needsBotCheck: boolean;
      cartFree: boolean;
      claimed: boolean;
      enough: boolean;
      codesUsable: boolean;
      free: Json;
      isSplit: boolean;
      counted: string[];
    };
  };
  'claim-pay-again': {
    values: [string, string, bigint | number, number, string, number];
    row: {
      id: string;
      orderId: string;
      orderNumber: string;
      placementId: string;
      episode: bigint;
      amount: number;
      state: 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released';
      version: number;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
    };
  };
  'clear-stock-buckets': {
    values: [string];
    row: {
      onHand: number;
      buckets: number;
    };
  };
  'close-order-only-the-warehouse-has': {
    values: [string, string | null];
    row: {
      message_id: string;
    };
  };
  'close-webhook': {
    values: [string, string, 'due' | 'done' | 'failed', string | null];
    row: object;
  };
  'compared-counts': {
    values: [];
    row: {
      now: Date;
      agreed: string[];
      differing: string[];
    };
  };
  'copy-delivery-to-billing': {
    values: [string, string, string, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'count-batch': {
    values: [string, string, string, string];
    row: object;
  };
  'count-earlier-uses': {
    values: [string];
    row: {
      code: string;
    };
  };
  'count-event': {
    values: [string, string, string, string, string, Date | string, string, string];
    row: object;
  };
  'count-for-customers': {
    values: [string];
    row: {
      customer: string;
    };
  };
  'count-lists': {
    values: [string, string];
    row: object;
  };
  'count-metrics': {
    values: [];
    row: {
      differing: number;
      pence: number;
      unchecked: number;
    };
  };
  'count-orders': {
    values: [string, string];
    row: {
      total: number;
    };
  };
  'counted-amounts': {
    values: [Date | string, Date | string, string];
    row: {
      site: string;
      figure: string;
      amount: bigint;
    };
  };
  'counts-today': {
    values: [];
    row: {
      site: string;
      name: string;
      n: number;
      pounds: number;
    };
  };
  'cut-list': {
    values: [string, bigint | number];
    row: object;
  };
  'different-legacy-orders': {
    values: [string];
    row: {
      orderNumber: string;
      isOtherCustomer: boolean;
    };
  };
  'drop-used-codes': {
    values: [string, readonly string[]];
    row: {
      id: string;
    };
  };
  'end-challenge': {
    values: [string, string, string, number];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'end-order-announcement': {
    values: {
      to: readonly string[];
      order: string;
    };
    row: {
      id: string;
    };
  };
  'end-pay-again-challenge': {
    values: [string, string, number];
    row: {
      id: string;
      orderId: string;
      orderNumber: string;
      placementId: string;
      episode: bigint;
      amount: number;
      state: 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released';
      version: number;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
    };
  };
  'end-promised-price': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'end-roundel': {
    values: [string, bigint | number];
    row: object;
  };
  'finalise-placement': {
    values: {
      cartId: string;
      placementId: string;
      state: string;
      version: number;
      bounds: readonly number[];
      orderId: string;
      tenders: string;
      eventId: string;
      aggregateType: string;
      aggregateId: string;
      aggregateVersion: bigint | number;
      eventType: string;
      payload: Uint8Array;
      occurredAt: Date | string;
    };
    row: {
      sku: string;
      quantity: number;
      onHand: number;
      version: bigint;
      isSplit: boolean;
    };
  };
  'find-active-cart': {
    values: [string, string, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
    };
  };
  'find-application-before-lender': {
    values: [string];
    row: {
      site: string;
      owner: string;
      email: string;
      endedKeys: string[];
      claimedAt: Date;
    };
  };
  'find-cancellation': {
    values: [string, string];
    row: {
      reference: string;
      lines: Json;
      amount: number;
      begun: number;
      eventVersion: bigint;
    };
  };
  'find-cart-by-id': {
    values: [string, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
    };
  };
  'find-collecting-store': {
    values: [string, string];
    row: {
      id: string;
      version: bigint;
      key: string;
      sites: string[];
      name: string;
      urls: Json;
      line1: string;
      line2: string;
      city: string;
      postalCode: string;
      country: string;
      phone: string;
      collects: boolean;
      collectionDays: number;
      closedForGood: boolean;
      collectionCalendar: Json;
      isPostOffice: boolean;
    };
  };
  'find-for-claim': {
    values: [string, string, string, readonly string[]];
    row: {
      repeated: Json | null;
      hasPaidOrder: boolean;
      id: string | null;
      site: string | null;
      version: number | null;
      number: bigint | null;
      keySuffix: string | null;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean | null;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string | null;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
    };
  };
  'find-latest-placed': {
    values: [string, string];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'find-legacy-order-by-number': {
    values: [string, string];
    row: {
      document: Json;
      owner: string;
      readAt: Date;
    };
  };
  'find-legacy-order-of-guest': {
    values: [string, string, string, string];
    row: {
      document: Json;
      owner: string;
      readAt: Date;
    };
  };
  'find-live-placement': {
    values: [string, string];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'find-making': {
    values: [string, string];
    row: {
      reference: string;
      lines: Json;
      amount: number;
      eventVersion: bigint;
      delivery: number;
      occurredAt: Date;
    };
  };
  'find-merged-cart': {
    values: [string, string, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
    };
  };
  'find-moved-amounts': {
    values: [string];
    row: {
      type: string;
      reference: string;
      amount: number;
      begun: number;
      event_version: bigint;
    };
  };
  'find-offer': {
    values: [string, string, string, string];
    row: {
      variant: Json;
      available: number;
      inCart: number;
      inLine: number;
      lines: number;
      mostPerOrder: number;
      readAt: Date;
    };
  };
  'find-open-application': {
    values: [string, string];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'find-order-announcement': {
    values: {
      order: string;
    };
    row: {
      told: string[];
    };
  };
  'find-order-by-id': {
    values: [string];
    row: {
      id: string;
      orderNumber: string;
      site: string;
      owner: string;
      email: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      placedAt: Date;
      subtotal: number;
      discount: number;
      shipping: number;
      total: number;
      goodsTax: number;
      tax: number;
      deliveryMethod: Json;
      shippingAddress: Json;
      billingAddress: Json;
      deliverBy: string;
      collectionStore: Json | null;
      discountCodes: Json;
      refunded: number;
      takenAhead: number;
      readAt: Date;
      cancelledAmount: number;
      returnedAmount: number;
      lines: Json;
      tenders: Json;
      finance: Json | null;
      applicationStatus: string | null;
      makings: Json;
      missingMoney: Json | null;
      trackingUrl: string | null;
      emailRefusedAt: Date | null;
    };
  };
  'find-order-by-number': {
    values: [string, string];
    row: {
      id: string;
      orderNumber: string;
      site: string;
      owner: string;
      email: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      placedAt: Date;
      subtotal: number;
      discount: number;
      shipping: number;
      total: number;
      goodsTax: number;
      tax: number;
      deliveryMethod: Json;
      shippingAddress: Json;
      billingAddress: Json;
      deliverBy: string;
      collectionStore: Json | null;
      discountCodes: Json;
      refunded: number;
      takenAhead: number;
      readAt: Date;
      cancelledAmount: number;
      returnedAmount: number;
      lines: Json;
      tenders: Json;
      finance: Json | null;
      applicationStatus: string | null;
      makings: Json;
      missingMoney: Json | null;
      trackingUrl: string | null;
      emailRefusedAt: Date | null;
    };
  };
  'find-order-money': {
    values: [string];
    row: {
      orderNumber: string;
      placementId: string;
      state: 'held' | 'taken' | 'missing';
      version: bigint;
      missing: number;
    };
  };
  'find-order-of-guest': {
    values: [string, string, string, string];
    row: {
      id: string;
      orderNumber: string;
      site: string;
      owner: string;
      email: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      placedAt: Date;
      subtotal: number;
      discount: number;
      shipping: number;
      total: number;
      goodsTax: number;
      tax: number;
      deliveryMethod: Json;
      shippingAddress: Json;
      billingAddress: Json;
      deliverBy: string;
      collectionStore: Json | null;
      discountCodes: Json;
      refunded: number;
      takenAhead: number;
      readAt: Date;
      cancelledAmount: number;
      returnedAmount: number;
      lines: Json;
      tenders: Json;
      finance: Json | null;
      applicationStatus: string | null;
      makings: Json;
      missingMoney: Json | null;
      trackingUrl: string | null;
      emailRefusedAt: Date | null;
    };
  };
  'find-order-to-pay': {
    values: [string, string, string, bigint | number];
    row: {
      id: string;
      orderNumber: string;
      placementId: string;
      email: string;
      billingAddress: Json;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      moneyState: 'held' | 'taken' | 'missing';
      moneyVersion: bigint;
      moneyMissing: number;
      live: Json | null;
      repeated: Json | null;
      isPaid: boolean;
    };
  };
  'find-own-placement': {
    values: [string, string, string];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'find-owned-legacy-orders': {
    values: [string, string, readonly string[]];
    row: {
      document: Json;
      owner: string;
      readAt: Date;
    };
  };
  'find-owned-orders': {
    values: [string, string, readonly string[]];
    row: {
      id: string;
      orderNumber: string;
      site: string;
      owner: string;
      email: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      placedAt: Date;
      subtotal: number;
      discount: number;
      shipping: number;
      total: number;
      goodsTax: number;
      tax: number;
      deliveryMethod: Json;
      shippingAddress: Json;
      billingAddress: Json;
      deliverBy: string;
      collectionStore: Json | null;
      discountCodes: Json;
      refunded: number;
      takenAhead: number;
      readAt: Date;
      cancelledAmount: number;
      returnedAmount: number;
      lines: Json;
      tenders: Json;
      finance: Json | null;
      applicationStatus: string | null;
      makings: Json;
      missingMoney: Json | null;
      trackingUrl: string | null;
      emailRefusedAt: Date | null;
    };
  };
  'find-parcel': {
    values: [string, string];
    row: {
      reference: string;
      lines: Json;
      amount: number;
      begun: number;
      eventVersion: bigint;
      carrier: string | null;
      trackingUrl: string | null;
      isFirst: boolean;
    };
  };
  'find-pay-again': {
    values: [string, string];
    row: {
      id: string;
      orderId: string;
      orderNumber: string;
      placementId: string;
      episode: bigint;
      amount: number;
      state: 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released';
      version: number;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
    };
  };
  'find-placement': {
    values: [string];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'find-product-by-key': {
    values: [string];
    row: {
      variant: Json;
      readAt: Date;
    };
  };
  'find-promotion-state': {
    values: [string];
    row: {
      state: 'draft' | 'active' | 'ended';
    };
  };
  'find-return': {
    values: [string, string];
    row: {
      reference: string;
      lines: Json;
      amount: number;
      eventVersion: bigint;
      delivery: number;
    };
  };
  'find-returned-carts': {
    values: [bigint | number];
    row: {
      id: string;
    };
  };
  'find-shared-cart': {
    values: [Uint8Array, string];
    row: {
      expiresAt: Date;
      readAt: Date;
      lines: Json;
    };
  };
  'find-stock': {
    values: [string];
    row: {
      sku: string;
      onHand: number;
      reserved: number;
      buckets: number;
      mostPerOrder: number | null;
    };
  };
  'finish-pay-again': {
    values: [string];
    row: {
      amount: number;
    };
  };
  'fold-counts': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'follow-order-application': {
    values: [string, string | null, bigint | number];
    row: object;
  };
  'follow-order-money': {
    values: [string, 'held' | 'taken' | 'missing', bigint | number, number];
    row: {
      orderId: string;
      isNews: boolean;
    };
  };
  'forget-customer': {
    values: [string];
    row: object;
  };
  'forget-customers': {
    values: [string];
    row: {
      code: string;
    };
  };
  'free-stock-of': {
    values: [string];
    row: {
      all: number;
      most: number;
    };
  };
  'full-for-seconds': {
    values: [readonly string[], readonly number[], number];
    row: {
      seconds: number | null;
    };
  };
  'gather-stock': {
    values: [string];
    row: object;
  };
  'give-hold-back': {
    values: [readonly string[], number];
    row: object;
  };
  'goods-of-order': {
    values: [string];
    row: {
      lines: Json | null;
      isDeliveryBegun: boolean;
      movements: Json | null;
    };
  };
  'hasten-placement': {
    values: [string];
    row: object;
  };
  'is-merge-pending': {
    values: [string, string, string];
    row: {
      pending: boolean;
    };
  };
  'keep-later-of-two-items': {
    values: [string, string];
    row: object;
  };
  'lease-due-pay-again': {
    values: [bigint | number, number];
    row: {
      id: string;
      orderId: string;
      orderNumber: string;
      placementId: string;
      episode: bigint;
      amount: number;
      state: 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released';
      version: number;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
    };
  };
  'lease-due-placements': {
    values: [bigint | number, number];
    row: {
      id: string;
      cartId: string;
      site: string;
      owner: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      version: number;
      attempt: number;
      requestHash: string;
      orderNumber: string;
      snapshot: Json;
      plan: Json;
      reply: Json | null;
      challenge: Json | null;
      challengeUntil: Date | null;
      challengeOver: boolean;
      mayWaitOn: boolean;
    };
  };
  'lease-webhooks': {
    values: [bigint | number, number];
    row: {
      provider: string;
      messageId: string;
      body: string;
    };
  };
  'limit-stock': {
    values: [string, number | null, string];
    row: {
      sku: string;
    };
  };
  'lines-of-carts': {
    values: [string, string];
    row: {
      id: string;
      cartId: string;
      sku: string;
      variantSku: string;
      quantity: number;
      priceWhenAdded: number;
      addedAt: Date;
    };
  };
  'list-promotions': {
    values: [];
    row: {
      definition: Json;
      state: 'draft' | 'active' | 'ended';
      version: number;
      changedAt: Date;
      codes: Json;
    };
  };
  'lock-applicants-for-piece': {
    values: [number, number];
    row: {
      locked: number;
    };
  };
  'lock-guest-cart': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'lock-guest-list': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'lock-guest-order': {
    values: [string, string];
    row: {
      email: string;
    };
  };
  'lock-legacy-order': {
    values: [string, string];
    row: {
      email: string;
    };
  };
  'lock-newer-cart': {
    values: [string, string];
    row: {
      id: string;
      isUnderPlacement: boolean;
      isEmpty: boolean;
    };
  };
  'lock-order-by-number': {
    values: [string];
    row: {
      id: string;
      orderNumber: string;
      placementId: string;
      site: string;
      currency: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      version: number;
      eventVersion: bigint;
      sequence: number;
      charged: number;
      captured: number;
      refunded: number;
      shipping: number;
    };
  };
  'lock-order-by-placement': {
    values: [string];
    row: {
      id: string;
      orderNumber: string;
      placementId: string;
      site: string;
      currency: string;
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      version: number;
      eventVersion: bigint;
      sequence: number;
      charged: number;
      captured: number;
      refunded: number;
      shipping: number;
    };
  };
  'lock-own-cart': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'lock-own-list': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'lock-promotion-codes': {
    values: [string];
    row: {
      code: string;
    };
  };
  'lock-returned-cart': {
    values: [string];
    row: {
      site: string;
      owner: string;
    };
  };
  'lock-split-stock': {
    values: [string];
    row: {
      level: 'in' | 'low' | 'out' | 'unknown';
    };
  };
  'lock-stock': {
    values: [string];
    row: {
      sku: string;
      onHand: number;
      reserved: number;
    };
  };
  'lock-unfrozen-cart': {
    values: [string];
    row: object;
  };
  'merge-carts': {
    values: [string, string, string, readonly string[]];
    row: object;
  };
  'move-items-to-own-list': {
    values: [string, string];
    row: object;
  };
  'move-pay-again': {
    values: [string, string, number, 'authorising' | 'challenge' | 'authorised' | 'cancelling' | 'done' | 'released', string | null, number | null];
    row: {
      version: number;
    };
  };
  'open-known-sku': {
    values: [string];
    row: object;
  };
  'open-refused-dispatches': {
    values: [];
    row: {
      orderNumber: string;
      site: string;
      field: string;
      refusedAt: Date;
    };
  };
  'open-stock': {
    values: [readonly string[], readonly number[]];
    row: {
      sku: string;
      onHand: number;
      version: bigint;
    };
  };
  'order-of-gift-card': {
    values: [string];
    row: {
      id: string;
      placementId: string;
      shipping: string | null;
      billing: string | null;
    };
  };
  'orders-only-the-warehouse-has': {
    values: [number];
    row: {
      orderNumber: string;
      messages: number;
      since: Date;
      types: string[];
    };
  };
  'orders-with-gift-cards': {
    values: [string, string];
    row: {
      placementId: string;
      orderNumber: string;
    };
  };
  'page-of-list': {
    values: [string, string, number, number];
    row: {
      id: string;
      site: string;
      total: number;
      page: number;
      readAt: Date;
      items: Json;
    };
  };
  'page-of-orders': {
    values: [string, string, bigint | number, bigint | number];
    row: {
      orderNumber: string;
      placedAt: Date;
      total: number;
      status: string;
      trackingUrl: string | null;
      giftCardSavings: number;
      quantity: number;
      images: string[];
    };
  };
  'pieces-kept-by-applications': {
    values: [readonly string[], string, number];
    row: {
      sku: string;
      onHand: number;
      kept: number;
      isBagHere: boolean;
    };
  };
  'placement-of-own-order': {
    values: [string, string, string];
    row: {
      placementId: string;
    };
  };
  'postpone-webhook': {
    values: [string, string, string | null];
    row: {
      state: 'due' | 'done' | 'failed';
    };
  };
  'promotion-codes-not-among': {
    values: [string, readonly string[]];
    row: {
      code: string;
    };
  };
  'promotions-fingerprint': {
    values: [];
    row: {
      fingerprint: string;
    };
  };
  'prune-count-batches': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'prune-count-checks': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'prune-count-days': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'prune-count-words': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'prune-failed-webhooks': {
    values: [string, bigint | number];
    row: {
      message_id: string;
    };
  };
  'prune-guest-carts': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'prune-guest-lists': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'prune-promised-prices': {
    values: [string, bigint | number];
    row: {
      id: string;
    };
  };
  'prune-shared-carts': {
    values: [bigint | number];
    row: {
      token_hash: Uint8Array;
    };
  };
  'prune-webhooks': {
    values: [string, bigint | number];
    row: {
      message_id: string;
    };
  };
  'publish-split-level': {
    values: [string, 'in' | 'low' | 'out' | 'unknown' | null, number];
    row: {
      version: bigint;
    };
  };
  'put-on-list': {
    values: [string, string, number, string | null];
    row: {
      listed: boolean;
    };
  };
  'put-promotion': {
    values: [string, 'draft' | 'active' | 'ended', Date | string, Date | string | null, string];
    row: {
      version: number;
    };
  };
  'put-promotion-codes': {
    values: [string, string];
    row: {
      code: string;
    };
  };
  'put-stock-back': {
    values: ['receipt' | 'sale' | 'cancellation' | 'return' | 'adjustment' | 'count', string | null, string];
    row: {
      sku: string;
      quantity: number;
      onHand: number;
      version: bigint;
    };
  };
  'raise-stock-versions': {
    values: [string, bigint | number];
    row: {
      sku: string;
      onHand: number;
      version: bigint;
    };
  };
  'record-gift-card-resend': {
    values: [string, string, string, string, 'not-matching' | 'matching' | 'no-card' | 'sent' | 'refused' | 'not-now'];
    row: object;
  };
  'release-placement': {
    values: [string, string, string, number];
    row: {
      id: string;
    };
  };
  'remove-discount-code': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'remove-from-list': {
    values: [string, string, string];
    row: object;
  };
  'remove-gift': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'remove-gift-card': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'remove-items-in-both-lists': {
    values: [string, string];
    row: object;
  };
  'remove-line': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'repeat-refused-dispatch': {
    values: [string, string | null];
    row: {
      orderId: string;
    };
  };
  'report-days': {
    values: [Date | string, Date | string, string, string];
    row: {
      day: string;
      site: string;
      name: string;
      dim: string;
      n: bigint;
      amount: bigint;
      minutes: bigint;
    };
  };
  'report-stock': {
    values: [Date | string, Date | string];
    row: {
      sku: string;
      opening: number;
      received: number;
      sold: number;
      returned: number;
      adjusted: number;
      closing: number;
    };
  };
  'retire-empty-cart': {
    values: [string];
    row: object;
  };
  'return-order': {
    values: {
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      sequence: number;
      charged: number;
      eventVersion: bigint | number;
      orderId: string;
      version: number;
      lines: string;
      movementId: string;
      movedLines: string;
      amount: number;
      occurredAt: Date | string;
      delivery: number;
    };
    row: {
      id: string;
    };
  };
  'roundels-fingerprint': {
    values: [];
    row: {
      fingerprint: string;
    };
  };
  'save-billing-address': {
    values: [string, string, string | null, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'save-collect-details': {
    values: [string, string, string | null, string | null, string, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'save-count-check': {
    values: [string, string];
    row: object;
  };
  'save-courier-details': {
    values: [string, string, string | null, string | null, string, string | null, boolean | null, readonly string[]];
    row: {
      id: string;
      site: string;
      version: number;
      number: bigint;
      keySuffix: string;
      placementId: string | null;
      shippingMethod: string | null;
      shippingAddress: Json | null;
      billingAddress: Json | null;
      nominatedDay: string | null;
      sentApart: boolean;
      guestEmail: string | null;
      marketingPreference: Json | null;
      collection: Json | null;
      collectionDays: Json | null;
      paymentMethod: string | null;
      finance: Json | null;
      readAt: Date;
      giftCards: Json;
      owner: string;
      codes: Json;
      hasOrdered: boolean;
      chosenGifts: Json;
      lines: Json;
      giftChoices: Json;
      isCurrent: boolean;
    };
  };
  'save-customer': {
    values: [string, bigint | number, string, string, string | null, boolean];
    row: {
      isNewlyNamed: boolean;
    };
  };
  'save-order-progress': {
    values: [string, number, 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED', number];
    row: {
      id: string;
    };
  };
  'save-product': {
    values: {
      id: string;
      version: bigint | number;
      key: string;
      sites: readonly string[];
      name: string;
      brand: string;
      productType: string;
      image: string;
      urls: string;
      categoryKeys: readonly string[];
      priceUponEnquiry: boolean;
      purchaseable: boolean;
      approved: boolean;
      gtmCategory: string;
      gtmBCategory: string;
      internalSku: string;
      masterSku: string;
      isNew: boolean;
      giftCard: string | null;
      makingDays: number;
      taxCategory: 'uk-vat-full' | 'uk-vat-half';
      hideOnSite: boolean;
      variants: string;
    };
    row: {
      id: string;
    };
  };
  'save-promised-price': {
    values: [string, bigint | number, string, string];
    row: {
      id: string;
    };
  };
  'save-roundel': {
    values: [string, bigint | number, string, string, string, readonly string[], readonly string[], boolean];
    row: {
      id: string;
    };
  };
  'save-site-limits': {
    values: [string, bigint | number, number, number];
    row: {
      site: string;
    };
  };
  'save-store': {
    values: {
      id: string;
      version: bigint | number;
      key: string;
      sites: readonly string[];
      name: string;
      urls: string;
      line1: string;
      line2: string;
      city: string;
      postalCode: string;
      country: string;
      phone: string;
      collects: boolean;
      collectionDays: number;
      closedForGood: boolean;
      collectionCalendar: string;
      isPostOffice: boolean;
    };
    row: {
      id: string;
    };
  };
  'set-card-of-order': {
    values: [string, string, string, string];
    row: {
      id: string;
    };
  };
  'set-first-limits': {
    values: [readonly string[], readonly number[]];
    row: object;
  };
  'set-gift-card-balance': {
    values: [string, string, number];
    row: {
      id: string;
    };
  };
  'set-line-options': {
    values: [string, string, number, string, string | null, string, string];
    row: {
      id: string;
    };
  };
  'set-promotion-state': {
    values: [string, 'draft' | 'active' | 'ended'];
    row: {
      version: number;
    };
  };
  'set-quantity': {
    values: [string, string, number];
    row: {
      id: string;
    };
  };
  'settle-order': {
    values: [string, number, 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED', number, number, string | null, string | null, number];
    row: {
      id: string;
    };
  };
  'ship-order': {
    values: {
      status: 'QUOTED' | 'ENTERED' | 'PROMISED' | 'IN_PICKING' | 'PART_SHIPPED' | 'INVOICED' | 'CANCELLED' | 'MANUAL_HOLD' | 'BATCH_HOLD' | 'CREDIT_HOLD' | 'SHIPPED' | 'QUOTE_CONVERTED' | 'COMPLETED' | 'PART_CANCELLED' | 'DELETED';
      sequence: number;
      charged: number;
      eventVersion: bigint | number;
      orderId: string;
      version: number;
      lines: string;
      movementId: string;
      movedLines: string;
      amount: number;
      occurredAt: Date | string;
      begun: number;
      carrier: string | null;
      trackingUrl: string | null;
    };
    row: {
      id: string;
    };
  };
  'shown-roundels': {
    values: [];
    row: {
      site: string;
      label: string;
      products: string[];
      brands: string[];
    };
  };
  'site-limits': {
    values: [];
    row: {
      site: string;
      wishlistMiniLimit: number;
      cartMiniLimit: number;
    };
  };
  'site-limits-fingerprint': {
    values: [];
    row: {
      fingerprint: string | null;
    };
  };
  'split-skus': {
    values: [];
    row: {
      sku: string;
    };
  };
  'split-stock': {
    values: [string, number];
    row: {
      pieces: number;
    };
  };
  'stock-movements': {
    values: [string];
    row: {
      kind: 'receipt' | 'sale' | 'cancellation' | 'return' | 'adjustment' | 'count';
      quantity: number;
      movedAt: Date;
      reason: string | null;
    };
  };
  'store-owed-message': {
    values: [string, string, string, string, string, string, string | null, string | null];
    row: {
      isKnown: boolean;
    };
  };
  'store-webhook': {
    values: [string, string, string];
    row: {
      message_id: string;
    };
  };
  'stuck-placements': {
    values: [number];
    row: {
      id: string;
      orderNumber: string;
      site: string;
      state: 'started' | 'reserved' | 'authorising' | 'challenge' | 'authorised' | 'placed' | 'cancelling' | 'released';
      createdAt: Date;
      dueAt: Date | null;
      pieces: number;
    };
  };
  'take-for-making': {
    values: [string, string, number, Date | string];
    row: object;
  };
  'take-line': {
    values: [string, string];
    row: {
      id: string;
    };
  };
  'take-webhook': {
    values: [string, string];
    row: object;
  };
  'uncount-application': {
    values: [readonly string[], readonly number[], Date | string];
    row: object;
  };
  'uses-without-customer': {
    values: [string];
    row: {
      code: string;
      placementId: string;
      owner: string;
      email: string;
    };
  };
}

export const sql = statementsOf<Statements>();
