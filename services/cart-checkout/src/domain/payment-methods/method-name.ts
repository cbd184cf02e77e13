/** EU-04, as payments writes them. */
export const METHOD_NAMES = ['credit-card', 'klarna', 'givex', 'paypal', 'v12', 'applepay'] as const;

export type MethodName = (typeof METHOD_NAMES)[number];
