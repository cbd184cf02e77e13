/** Whether a bag holds gift cards alone: they are sent by e-mail, its only method, and are not returned. */
export const isSentByEmail = ({
  shippingMethods,
}: {
  readonly shippingMethods: readonly { readonly isByEmail: boolean }[];
}): boolean => shippingMethods.some(({ isByEmail }) => isByEmail);
