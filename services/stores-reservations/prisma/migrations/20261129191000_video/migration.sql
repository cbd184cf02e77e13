-- A service that is done by video, in place of a visit.
ALTER TABLE diary_service ADD COLUMN is_video boolean NOT NULL DEFAULT false;

-- Copied from the service when it was booked; the link is made afterwards.
ALTER TABLE appointment ADD COLUMN is_video boolean NOT NULL DEFAULT false;
ALTER TABLE appointment ADD COLUMN video_url text;
