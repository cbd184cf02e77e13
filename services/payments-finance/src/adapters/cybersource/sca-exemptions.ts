/** PSD2, transactions of low value: the only exemption from strong customer authentication that we claim. */
export const LOW_VALUE = 'low-value';
