/** RT-06: address of the page of one order. */
export const orderAddress = (orderNumber: string): string =>
  `/my-account/order?${new URLSearchParams({ orderNumber })}`;
