/** The two parts of the dealer's section, by the first segment of their addresses (RT-21). */
export type SectionKey = 'rolex' | 'rolex-certified-pre-owned';

export const SECTIONS = {
  rolex: {
    path: '/rolex',
    contact: '/rolex/contact-us',
    pointOfSale: '/rolex/point-of-sale',
    listing: '/rolex/collection/watches',
    listingKey: 'dealer-watches',
    pieceSlot: 'dealer-product-details',
    messageSlot: 'dealer-send-a-message',
    viewing: 'dealer-viewing',
  },
  'rolex-certified-pre-owned': {
    path: '/rolex-certified-pre-owned',
    contact: '/rolex-certified-pre-owned/contact-us',
    pointOfSale: '/rolex-certified-pre-owned/point-of-sale',
    listing: '/rolex-certified-pre-owned/product-listing/watches',
    listingKey: 'dealer-pre-owned',
    pieceSlot: 'dealer-pre-owned-product-details',
    messageSlot: 'dealer-pre-owned-send-a-message',
    viewing: 'dealer-pre-owned-viewing',
  },
} as const;

export const APPOINTMENT = '/rolex/book-an-appointment';
export const MESSAGE = '/rolex/send-a-message';

export const sectionOf = (path: string): SectionKey =>
  /^\/?rolex-certified-pre-owned(\/|$)/.test(path) ? 'rolex-certified-pre-owned' : 'rolex';
