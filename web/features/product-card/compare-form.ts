/** Id of the form that the boxes of a list belong to, wherever they are. */
export const COMPARE_FORM = 'compare';
