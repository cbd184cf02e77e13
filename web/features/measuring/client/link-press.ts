/** A link was pressed: told before its page takes the place of this one. */
export const onLinkPress = (tell: (link: HTMLAnchorElement) => void): void =>
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link !== null) tell(link);
    },
    true,
  );
