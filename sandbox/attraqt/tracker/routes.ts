import express, { Router } from 'express';
import type { Activities } from './activities.ts';
import { activitySchema } from './activity.ts';

/** `POST /{trackerKey}`: one activity, which is stored before the answer. */
export function trackerRoutes(trackerKey: string, activities: Activities): Router {
  const routes = Router();
  routes.post('/:trackerKey', express.json({ limit: '64kb' }), (request, response, next) => {
    const { trackerKey: key } = request.params;
    if (!/^[\w-]{1,64}$/.test(String(key))) return void unprocessable(response, 'Tracker key not valid');
    if (key !== trackerKey)
      return void response.status(401).json({ error: 'Unauthorized', message: 'Unknown tracker key' });
    const { success, data, error } = activitySchema.safeParse(request.body);
    if (!success) return void unprocessable(response, `Not an activity: ${error.issues[0]?.path.join('.')}`);
    activities
      .add(data)
      .then(() => {
        const { sessionId } = data.user.identities;
        const clusters = activities.clustersOf(sessionId);
        const profiles =
          Object.keys(clusters).length > 0 ? { [`${trackerKey}#${sessionId}`]: { clusters } } : {};
        response.status(201).json({ profiles });
      })
      .catch(next);
  });
  return routes;
}

const unprocessable = (response: express.Response, message: string) =>
  response.status(422).json({ error: 'Unprocessable Entity', message });
