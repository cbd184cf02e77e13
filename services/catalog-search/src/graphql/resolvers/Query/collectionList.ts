import type { QueryResolvers } from '../../gen/schema-types.ts';
import { searchResult, wordsOf } from '../search-result.ts';

export const collectionList: QueryResolvers['collectionList'] = (
  _root,
  { query, text, ...asked },
  context,
) => {
  const category = context.categories.byKey(query);
  if (category === undefined) return null;
  const breadcrumbs = context.categories.breadcrumbs(category);
  return searchResult(context, asked, { text: wordsOf(text ?? ''), category, breadcrumbs });
};
