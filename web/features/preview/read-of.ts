export type PageRead<Args extends readonly unknown[], Answer> = (...args: Args) => Promise<Answer>;

/** Decides at each call, since one process renders pages of both kinds. */
export const readOf =
  <Args extends readonly unknown[], Answer>({
    isPreviewed,
    staged,
    published,
  }: {
    isPreviewed: () => boolean;
    staged: PageRead<Args, Answer>;
    published: PageRead<Args, Answer>;
  }): PageRead<Args, Answer> =>
  (...args) =>
    (isPreviewed() ? staged : published)(...args);
