-- Post offices keep parcels for collection; lists and pages show stores of our own only.
ALTER TABLE store ADD COLUMN kind text NOT NULL DEFAULT 'store' CHECK (kind IN ('store', 'post-office'));
