export const NETWORKS: readonly string[] = ['Visa', 'Mastercard', 'Amex'];
