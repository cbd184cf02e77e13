const PATH = '/checkout/application';

/** Our page of an application for a loan. The id is of no use to another shopper. */
export const applicationPath = (id?: string): string =>
  id === undefined ? PATH : `${PATH}?application=${id}`;
