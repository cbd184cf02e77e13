type Facts = {
  /** CO-03. */
  composable: boolean;
  /** Whether this browser knows of a bag, a list or an account. */
  hasTrace: boolean;
};

/**
 * ST-10: whether a page that has loaded fetches the header's data. Not composable it fetches the list's rollover once in any case; composable it
 * asks the graph where there may be something, so that a visitor who has never saved or added anything causes no request.
 */
export const fillsOnLoad = ({ composable, hasTrace }: Facts): boolean => !composable || hasTrace;
