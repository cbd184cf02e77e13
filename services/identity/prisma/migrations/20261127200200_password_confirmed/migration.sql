-- When the customer last gave the password in this session, apart from signing in. What is worth money is shown for a short time after it.
ALTER TABLE session ADD COLUMN password_confirmed_at timestamptz(3);
