import type { Tx } from '@loupe/database/tx';
import type { DiaryDraft } from '../../use-cases/ports/diary.ts';
import { sql } from './gen/statements.ts';

/** $1 the drafts as JSON. */
const SERVICES = sql(
  'save-diary-services',
  `
  INSERT INTO diary_service (store_id, key, kind, name, description, position, minutes, before_minutes, after_minutes, step_minutes,
    lead_minutes, horizon_days, needs_room, is_video)
  SELECT store.id, s.key, s.kind, s.name, s.description, s.position, s.minutes, s."beforeMinutes", s."afterMinutes", s."stepMinutes",
    s."leadMinutes", s."horizonDays", s."needsRoom", s."isVideo"
  FROM jsonb_to_recordset($1) AS d("storeKey" text, services jsonb) JOIN store ON store.key = d."storeKey"
  CROSS JOIN LATERAL jsonb_to_recordset(d.services) AS s(key text, kind text, name text, description text, position int, minutes int,
    "beforeMinutes" int, "afterMinutes" int, "stepMinutes" int, "leadMinutes" int, "horizonDays" int, "needsRoom" boolean, "isVideo" boolean)
  ON CONFLICT (store_id, key) DO UPDATE SET kind = EXCLUDED.kind, name = EXCLUDED.name, description = EXCLUDED.description,
    position = EXCLUDED.position, minutes = EXCLUDED.minutes, before_minutes = EXCLUDED.before_minutes,
    after_minutes = EXCLUDED.after_minutes, step_minutes = EXCLUDED.step_minutes, lead_minutes = EXCLUDED.lead_minutes,
    horizon_days = EXCLUDED.horizon_days, needs_room = EXCLUDED.needs_room, is_video = EXCLUDED.is_video`,
);
/** Those that are new: a store's team may have changed the others since. */
const RESOURCES = sql(
  'save-diary-resources',
  `
  INSERT INTO diary_resource (id, store_id, kind, name)
  SELECT r.id, store.id, r.kind, r.name
  FROM jsonb_to_recordset($1) AS d("storeKey" text, resources jsonb) JOIN store ON store.key = d."storeKey"
  CROSS JOIN LATERAL jsonb_to_recordset(d.resources) AS r(id uuid, kind text, name text)
  ON CONFLICT (id) DO NOTHING
  RETURNING id`,
);
/** Of the resources $2. */
const SKILLS = sql(
  'save-diary-skills',
  `
  INSERT INTO diary_skill (resource_id, store_id, service_key)
  SELECT r.id, store.id, skill.key
  FROM jsonb_to_recordset($1) AS d("storeKey" text, resources jsonb) JOIN store ON store.key = d."storeKey"
  CROSS JOIN LATERAL jsonb_to_recordset(d.resources) AS r(id uuid, skills jsonb)
  CROSS JOIN LATERAL jsonb_array_elements_text(r.skills) AS skill (key)
  WHERE r.id = ANY ($2::uuid[])`,
);
const PATTERNS = sql(
  'save-diary-patterns',
  `
  INSERT INTO diary_pattern (resource_id, weekday, starts, ends)
  SELECT r.id, w.weekday, w.starts, w.ends
  FROM jsonb_to_recordset($1) AS d(resources jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(d.resources) AS r(id uuid, week jsonb)
  CROSS JOIN LATERAL jsonb_to_recordset(r.week) AS w(weekday int, starts text, ends text)
  WHERE r.id = ANY ($2::uuid[])`,
);

/** Saves services as given, and people and rooms that are new. */
export async function saveDiaries(tx: Tx, drafts: readonly DiaryDraft[]): Promise<void> {
  const json = JSON.stringify(drafts);
  await tx.query(SERVICES, [json]);
  const added = (await tx.query(RESOURCES, [json])).map(({ id }) => id);
  await tx.query(SKILLS, [json, added]);
  await tx.query(PATTERNS, [json, added]);
}
