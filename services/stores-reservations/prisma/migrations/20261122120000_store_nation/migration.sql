-- Whose bank holidays are no working days of its couriers. The seed names it for every store.
ALTER TABLE store ADD COLUMN nation text NOT NULL DEFAULT 'england'
  CHECK (nation IN ('england', 'wales', 'scotland', 'northern-ireland'));

-- Bank holidays follow from the nation: nothing reads or writes this column any more. It is dropped in a later version.
ALTER TABLE opening_exception ALTER COLUMN bank_holiday SET DEFAULT false;
