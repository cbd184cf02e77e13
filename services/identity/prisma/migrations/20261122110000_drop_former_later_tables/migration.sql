-- Empty since later_work: its trigger moved what was stored in it.
DROP TABLE email_job;
DROP FUNCTION move_email_job;
