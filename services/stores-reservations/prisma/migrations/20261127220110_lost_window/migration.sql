-- Written by a restore: between the moment that the database was restored to and the restore itself, events were published whose effects
-- it has lost. One that cannot be handled is about something that does not exist any more.
CREATE TABLE lost_window (
  restored_to timestamptz(3) NOT NULL,
  until       timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (restored_to, until)
);
