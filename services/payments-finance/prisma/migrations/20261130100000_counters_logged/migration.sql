-- A standby has no rows of an unlogged table: after a failover those who try out cards and the numbers of gift cards would have all of their attempts again.
ALTER TABLE rate_limit SET LOGGED;
