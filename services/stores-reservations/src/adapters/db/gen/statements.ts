// Made from the SQL of this folder and the migrations by `npm run codegen`. Do not edit.
import { statementsOf, type Json } from '@loupe/database/statement';

interface Statements {
  'appointments-of-owner': {
    values: [string, string, bigint | number];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
    };
  };
  'block-diary': {
    values: [readonly string[], string, Date | string, Date | string, string];
    row: {
      id: number;
    };
  };
  'bookable-services': {
    values: [string, string, boolean];
    row: {
      key: string;
      name: string;
      description: string;
      minutes: number;
      stores: Json;
    };
  };
  'booked-in-store': {
    values: [string];
    row: {
      id: string;
      number: string;
      startsAt: Date;
      endsAt: Date;
      serviceName: string;
      salutation: string;
      firstName: string;
      lastName: string;
      phone: string;
      claims: Json;
    };
  };
  'change-store-stock': {
    values: [string, string, 'receipt' | 'adjustment' | 'count' | 'transfer' | 'keep-back', number, string | null, string, Date | string];
    row: object;
  };
  'claim-resources': {
    values: [readonly string[], string, string | null, string | null, Date | string, Date | string, Date | string | null];
    row: {
      resourceId: string;
    };
  };
  'clear-ended-holds': {
    values: [string];
    row: object;
  };
  'collection-points-of-site': {
    values: [string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'content-hashes': {
    values: [];
    row: {
      id: string;
      hash: string;
    };
  };
  'count-booked-appointments': {
    values: [string, string, string];
    row: {
      ofOwner: number;
      ofEmail: number;
    };
  };
  'count-live-reservations': {
    values: [string, string, string, string, string];
    row: {
      ofOwner: number;
      ofEmail: number;
      wasted: number;
    };
  };
  'count-store-stock': {
    values: [string, string, string];
    row: object;
  };
  'count-waiting-price-promises': {
    values: [string, string, string];
    row: {
      ofOwner: number;
      ofPiece: number;
    };
  };
  'diary-blocks-of-store': {
    values: [string];
    row: {
      id: number;
      resourceId: string;
      startsAt: Date;
      endsAt: Date;
      note: string;
    };
  };
  'diary-board': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
      takes: string;
    };
  };
  'diary-claims-of-store': {
    values: [string, Date | string, Date | string, string | null, string | null];
    row: {
      resourceId: string;
      startsAt: Date;
      endsAt: Date;
    };
  };
  'diary-of-service': {
    values: [string, string, string, boolean];
    row: {
      key: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      name: string;
      description: string;
      minutes: number;
      beforeMinutes: number;
      afterMinutes: number;
      stepMinutes: number;
      leadMinutes: number;
      horizonDays: number;
      needsRoom: boolean;
      isVideo: boolean;
      people: Json;
      rooms: Json;
    };
  };
  'drop-holds-of-visitor': {
    values: [string];
    row: object;
  };
  'exceptions-of-store': {
    values: [string];
    row: {
      date: string;
      reason: string;
      opens: string | null;
      closes: string | null;
    };
  };
  'exclude-from-price-promise': {
    values: [string, string, string];
    row: {
      product_key: string;
    };
  };
  'fill-diary-blocks': {
    values: [readonly string[]];
    row: object;
  };
  'find-appointment': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
    };
  };
  'find-appointment-by-number': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
    };
  };
  'find-price-promise': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string | null;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'find-price-promise-by-number': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string | null;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'find-price-promises-by-code': {
    values: [readonly string[]];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'find-reservation': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date | null;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'find-reservation-by-number': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date | null;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'forget-appointment-contacts': {
    values: [string, bigint | number];
    row: {
      forgotten: number;
    };
  };
  'forget-price-promise-contacts': {
    values: [string, bigint | number];
    row: {
      forgotten: number;
    };
  };
  'forget-reservation-contacts': {
    values: [string, bigint | number];
    row: {
      forgotten: number;
    };
  };
  'forget-times': {
    values: [string];
    row: object;
  };
  'free-counted-pieces': {
    values: [string, string];
    row: object;
  };
  'free-unit-of-store': {
    values: [string, string, number];
    row: {
      unitNo: number;
    };
  };
  'is-piece': {
    values: [string];
    row: object;
  };
  'is-size-of-product': {
    values: [string, string];
    row: object;
  };
  'lease-due-appointments': {
    values: [bigint | number, number];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
      now: Date;
    };
  };
  'lease-due-price-promises': {
    values: [bigint | number, number];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string | null;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'lease-due-reservations': {
    values: [bigint | number, number];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date | null;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'live-reservation-of-email': {
    values: [string, string, string];
    row: {
      id: string;
    };
  };
  'live-reservation-of-product': {
    values: [string, string, string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'lock-diary-of-store': {
    values: [string];
    row: {
      now: Date;
    };
  };
  'lock-person-of-reservations': {
    values: [number, number];
    row: {
      locked: number;
    };
  };
  'lock-piece-of-store': {
    values: [string, string];
    row: {
      now: Date;
    };
  };
  'lock-store-stock': {
    values: [string, readonly string[]];
    row: {
      sku: string;
      onHand: number;
      keepBack: number;
      countedAt: Date | null;
    };
  };
  'open-store-stock': {
    values: [string, readonly string[]];
    row: object;
  };
  'over-reservations-of-piece': {
    values: [string, string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'piece-of-price-promise': {
    values: [string, string];
    row: {
      sku: string;
      productId: string;
      productKey: string;
      productName: string;
      prices: Json;
      refusal: string | null;
    };
  };
  'piece-to-reserve': {
    values: [string, string, string];
    row: {
      sku: string;
      intendedSku: string;
      productId: string;
      productKey: string;
      productName: string;
      prices: Json;
      ringSizeHalfMm: number;
      intendedRingSizeHalfMm: number;
    };
  };
  'price-promise-acts': {
    values: [string];
    row: {
      version: number;
      act: string;
      actor: string;
      state: string;
      reason: string | null;
      price: number | null;
      at: Date;
    };
  };
  'price-promise-board': {
    values: [];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string | null;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'prune-diary-blocks': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'prune-diary-claims': {
    values: [string, bigint | number];
    row: {
      pruned: number;
    };
  };
  'regions-with-stores': {
    values: [string];
    row: {
      key: string;
      name: string;
      storeCount: number;
    };
  };
  'release-claims': {
    values: [string];
    row: {
      resourceId: string;
    };
  };
  'reservation-board': {
    values: [string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date | null;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
      isAtRisk: boolean;
    };
  };
  'reservation-metrics': {
    values: [];
    row: {
      unanswered: number;
      over: number;
      late: number;
      uncounted: number;
    };
  };
  'reservation-now': {
    values: [];
    row: {
      now: Date;
    };
  };
  'reservations-of-owner': {
    values: [string, string, bigint | number];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      sku: string;
      intendedSku: string;
      unitNo: number;
      productId: string;
      productKey: string;
      productName: string;
      price: number;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      reason: string | null;
      version: number;
      occupies: boolean;
      placedAt: Date;
      verifiedAt: Date | null;
      acceptedAt: Date | null;
      extendedAt: Date | null;
      closedAt: Date | null;
      expiresAt: Date | null;
      dueAt: Date | null;
      remindedAt: Date | null;
      collectionCode: string | null;
      receipt: string | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'same-appointment': {
    values: [string, string, string, string, Date | string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
    };
  };
  'save-diary-patterns': {
    values: [string, readonly string[]];
    row: object;
  };
  'save-diary-resources': {
    values: [string];
    row: {
      id: string;
    };
  };
  'save-diary-services': {
    values: [string];
    row: object;
  };
  'save-diary-skills': {
    values: [string, readonly string[]];
    row: object;
  };
  'save-known-product': {
    values: [string, bigint | number, string, string, readonly string[], boolean, string, string | null];
    row: {
      id: string;
    };
  };
  'save-regions': {
    values: [string];
    row: object;
  };
  'set-video-of-appointment': {
    values: [string, string | null];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      storeId: string;
      serviceKey: string;
      serviceName: string;
      kind: 'APPOINTMENT' | 'CONSULTATION';
      startsAt: Date;
      endsAt: Date;
      salutation: string;
      firstName: string;
      lastName: string;
      email: string;
      phone: string;
      note: string | null;
      state: 'BOOKED' | 'CANCELLED' | 'ATTENDED' | 'NO_SHOW';
      reason: 'CUSTOMER' | 'STORE' | null;
      version: number;
      sequence: number;
      bookedAt: Date;
      closedAt: Date | null;
      linkEpoch: number;
      dueAt: Date | null;
      storeMessage: string | null;
      isVideo: boolean;
      videoUrl: string | null;
      eventOffset: bigint;
    };
  };
  'store-by-code': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'store-by-key': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'store-count-facts': {
    values: [string];
    row: {
      line: number;
      storeId: string | null;
      isPiece: boolean;
      countedAt: Date | null;
      onHand: number;
      movedSince: number;
    };
  };
  'store-count-sheet': {
    values: [];
    row: {
      storeKey: string;
      sku: string;
      expected: number;
    };
  };
  'store-of-key': {
    values: [string];
    row: {
      id: string;
      site: 'beaverbrooks' | 'loupe';
    };
  };
  'store-of-reservation': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'store-stock-of-sku': {
    values: [string];
    row: {
      storeKey: string;
      storeName: string;
      onHand: number;
      keepBack: number;
      countedAt: Date | null;
      movements: Json;
    };
  };
  'stores-by-ids': {
    values: [string, readonly string[]];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-of-region': {
    values: [string, string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-of-site': {
    values: [string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
    };
  };
  'stores-with-piece': {
    values: [string, string, Date | string];
    row: {
      id: string;
      kind: 'store' | 'post-office';
      site: 'beaverbrooks' | 'loupe';
      number: string;
      key: string;
      channel_url_code: string;
      name: string;
      description: string;
      line1: string;
      line2: string | null;
      city: string;
      county: string;
      postal_code: string;
      country: string;
      phone: string;
      email: string;
      latitude: number;
      longitude: number;
      watch_brands: string[];
      jewellery_brands: string[];
      watch_brand_ids: number[];
      jewellery_brand_ids: number[];
      services: string[];
      collects: boolean;
      collection_days: number;
      closed_for_good: boolean;
      nation: 'england' | 'wales' | 'scotland' | 'northern-ireland';
      region_key: string;
      region_name: string;
      region_stores: number;
      week: Json;
      exceptions: Json;
      free: number;
      other_skus: string[];
    };
  };
  'taken-by-appointment': {
    values: [string];
    row: {
      resourceId: string;
    };
  };
  'team-of-store': {
    values: [string];
    row: {
      id: string;
      kind: 'PERSON' | 'ROOM';
      name: string;
      isActive: boolean;
      week: Json;
      days: Json;
    };
  };
  'unblock-diary': {
    values: [bigint | number, string];
    row: {
      resourceId: string;
    };
  };
  'waiting-price-promise-of-owner': {
    values: [string, string, string];
    row: {
      id: string;
      number: string;
      site: string;
      owner: string;
      name: string;
      email: string;
      productId: string;
      productKey: string;
      productName: string;
      sku: string;
      ourPrice: number;
      theirPrice: number;
      shop: string;
      page: string | null;
      note: string | null;
      state: 'PENDING_DECISION' | 'APPROVED' | 'REJECTED' | 'ERROR';
      reason: string | null;
      version: number;
      askedAt: Date;
      answerBy: Date;
      lateAt: Date | null;
      decidedAt: Date | null;
      agreedPrice: number | null;
      decidedBy: string | null;
      secondBy: string | null;
      code: string | null;
      validUntil: Date | null;
      usedAt: Date | null;
      usedOrder: string | null;
      endedAt: Date | null;
      withdrawnAt: Date | null;
      dueAt: Date | null;
      linkEpoch: number;
      eventOffset: bigint;
    };
  };
  'waiting-reservations': {
    values: [];
    row: {
      number: string;
      storeKey: string;
      state: 'NEW' | 'ACCEPTED' | 'CANCELLED' | 'DECLINED' | 'COMPLETED';
      verifiedAt: Date;
      sku: string;
      productName: string;
    };
  };
}

export const sql = statementsOf<Statements>();
