import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { contentOf, notFound, type StoredItem } from './content.ts';

const Filter = z.object({
  filterBy: z
    .array(z.object({ path: z.string(), value: z.unknown() }))
    .min(1)
    .max(5),
  page: z
    .object({ size: z.int().min(1).max(12).default(12), cursor: z.string().optional() })
    .default({ size: 12 }),
});
const Many = z.object({
  requests: z.array(z.union([z.object({ id: z.string() }), z.object({ key: z.string() })])).max(12),
});

/** How the vendor answers: as it should, not at all, with an error, or with something that is not content. */
type Mode = 'up' | 'silent' | 'down' | 'rubbish';

/** `/control` sets the items and the mode. A host that has `staging` in its name shows what is not published yet. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  let items: readonly StoredItem[] = [];
  let mode: Mode = 'up';
  const isStaging = ({ hostname }: Request) => hostname.includes('staging');
  const answer = (request: Request, response: Response, item: StoredItem | undefined, missing: object) => {
    const content = contentOf(item, isStaging(request));
    response.status(content === undefined ? 404 : 200).json(content === undefined ? missing : { content });
  };

  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.put('/control/items', express.json({ limit: '8mb' }), (request, response) => {
    items = request.body as StoredItem[];
    response.json({ items: items.length });
  });
  app.put('/control/mode', express.json(), (request, response) => {
    ({ mode } = request.body as { mode: Mode });
    response.json({ mode });
  });
  app.use('/content', express.json(), (_request, response, next) => {
    if (mode === 'up') next();
    else if (mode === 'down') response.status(503).send('Service Unavailable');
    else if (mode === 'rubbish') response.type('html').send('<html><script>alert(1)</script>'.repeat(100));
  });
  app.get('/content/id/:id', (request, response) => {
    const { id } = request.params;
    const item = items.find((one) => one.id === id);
    answer(request, response, item, notFound({ deliveryId: id }));
  });
  app.get('/content/key/*key', (request, response) => {
    const key = [request.params.key].flat().join('/');
    const item = items.find((one) => one.key === key);
    answer(request, response, item, notFound({ deliveryKey: key }));
  });
  app.post('/content/fetch', (request, response) => {
    const { success, data } = Many.safeParse(request.body);
    if (!success) return void response.status(400).json({ error: { type: 'BAD_REQUEST' } });
    const responses = data.requests.map((one) => {
      const isIt = (item: StoredItem) => ('id' in one ? item.id === one.id : item.key === one.key);
      const content = contentOf(items.find(isIt), isStaging(request));
      const asked = 'id' in one ? { deliveryId: one.id } : { deliveryKey: one.key };
      return content === undefined ? notFound(asked) : { content };
    });
    response.json({ responses });
  });
  app.post('/content/filter', (request, response) => {
    const { success, data } = Filter.safeParse(request.body);
    if (!success) return void response.status(400).json({ error: { type: 'BAD_REQUEST' } });
    const { filterBy, page } = data;
    const matching = items
      .flatMap((item) => contentOf(item, isStaging(request)) ?? [])
      .filter((content) => filterBy.every(({ path, value }) => valueAt(content, path) === value));
    const from = Number(page.cursor ?? 0);
    const shown = matching.slice(from, from + page.size);
    const next = from + page.size < matching.length ? { nextCursor: String(from + page.size) } : {};
    response.json({
      responses: shown.map((content) => ({ content })),
      page: { responseCount: shown.length, ...next },
    });
  });
  return app;
}

/** @param path as `/_meta/schema` */
const valueAt = (content: object, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], content);
