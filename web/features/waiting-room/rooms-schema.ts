/**
 * The tables of waiting rooms, in the schema of role `web`, made by the first instance or operator's command that needs
 * them, as the pages that instances share are (ADR 52). Logged, because a place is a promise. Another form of a table
 * gets another name.
 */
export const CREATE_ROOMS = `
  SELECT pg_advisory_xact_lock(hashtext('web.waiting_room_2'));
  CREATE TABLE IF NOT EXISTS waiting_room_2 (
    code          text PRIMARY KEY,
    site          text NOT NULL,
    prefixes      text[] NOT NULL,
    gathers_at    timestamptz NOT NULL,
    opens_at      timestamptz NOT NULL,
    closed_at     timestamptz,
    per_minute    int NOT NULL,
    at_once       int NOT NULL,
    hold_seconds  int NOT NULL,
    claim_seconds int NOT NULL,
    drawn_at      timestamptz,
    gathered      int NOT NULL DEFAULT 0,
    numbered      int NOT NULL DEFAULT 0,
    joined        int NOT NULL DEFAULT 0,
    called        int NOT NULL DEFAULT 0,
    paced_to      timestamptz
  );
  CREATE UNIQUE INDEX IF NOT EXISTS waiting_room_2_open ON waiting_room_2 (site) WHERE closed_at IS NULL;
  CREATE TABLE IF NOT EXISTS waiting_place_2 (
    room        text NOT NULL REFERENCES waiting_room_2 (code),
    id          uuid NOT NULL,
    draw        bytea NOT NULL,
    number      int,
    called_at   timestamptz,
    admitted_at timestamptz,
    until       timestamptz,
    PRIMARY KEY (room, id),
    UNIQUE (room, number)
  );
  CREATE TABLE IF NOT EXISTS waiting_network_1 (
    room    text NOT NULL REFERENCES waiting_room_2 (code),
    network bytea NOT NULL,
    since   timestamptz NOT NULL,
    joined  int NOT NULL,
    PRIMARY KEY (room, network)
  );
  CREATE INDEX IF NOT EXISTS waiting_place_2_undrawn ON waiting_place_2 (room, draw, id) WHERE number IS NULL;
  CREATE INDEX IF NOT EXISTS waiting_place_2_called ON waiting_place_2 (room, called_at);
  CREATE INDEX IF NOT EXISTS waiting_place_2_until ON waiting_place_2 (room, until)`;
