import type { NextRequest } from 'next/server';
import { newsHref } from '#features/news-by-email/news-href.ts';
import { answerNews } from '#features/news-by-email/server/answer-news.ts';
import { formRoute } from '#lib/form-route.ts';

/** The form of the page of news (RO-06). */
export const POST = (request: NextRequest): Promise<Response> =>
  formRoute(request, async (headers, form) => {
    const [token, wanted] = [form.get('token'), form.get('wanted')];
    if (!token || (wanted !== 'yes' && wanted !== 'no')) return null;
    const told = await answerNews(headers, token, wanted === 'yes');
    return { location: newsHref(told, token), cookies: [] };
  });
