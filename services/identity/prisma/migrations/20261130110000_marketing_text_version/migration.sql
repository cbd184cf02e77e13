-- Of the sentence to which marketing_types answers, as proof of what was agreed to: marketing_source says on which page it stood. NULL for
-- an import, for an answer of before, and where the page did not say it.
ALTER TABLE customer ADD COLUMN marketing_text_version integer;
